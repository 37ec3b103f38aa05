/** What a visitor can book: a demo of the software, or a call. */
export const DEMO_KINDS = ['demo', 'call'] as const;
