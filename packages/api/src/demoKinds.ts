/** What a visitor can book: a demo of the software, or a call. Specification §2, `/demo`. */
export const DEMO_KINDS = ['demo', 'call'] as const;
