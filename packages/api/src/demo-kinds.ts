/** What a visitor can book: a demo of the software, or a call. */
export const demoKinds = ['demo', 'call'] as const;
