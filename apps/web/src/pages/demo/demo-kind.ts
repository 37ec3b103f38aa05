const kinds = ['demo', 'call'] as const;

/** What a visitor can book. */
export type DemoKind = (typeof kinds)[number];

/**
 * Reads the kind from an address such as `/demo?kind=call`; a demo if the value is missing or unknown.
 *
 * @example
 * demoKindOf('call'); // => 'call'
 * demoKindOf('__proto__'); // => 'demo'
 */
export const demoKindOf = (value: FormDataEntryValue | null): DemoKind =>
  kinds.find((kind) => kind === value) ?? 'demo';
