/** What a visitor can book. */
const kinds = ['demo', 'call'] as const;

export type DemoKind = (typeof kinds)[number];

/**
 * The kind that an address asks for, such as `/demo?kind=call`; a demo where it asks for none.
 *
 * @example
 * demoKindOf('call'); // => 'call'
 * demoKindOf('__proto__'); // => 'demo'
 */
export const demoKindOf = (value: FormDataEntryValue | null): DemoKind =>
  kinds.find((kind) => kind === value) ?? 'demo';
