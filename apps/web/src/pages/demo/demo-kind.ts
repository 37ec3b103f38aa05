import { demoKinds } from '@cornerbell/api/limits';

/** What a visitor can book. */
export type DemoKind = (typeof demoKinds)[number];

/**
 * Reads the kind from an address such as `/demo?kind=call`; a demo if the value is missing or unknown.
 *
 * @example
 * demoKindOf('call'); // => 'call'
 * demoKindOf('__proto__'); // => 'demo'
 */
export const demoKindOf = (value: FormDataEntryValue | null): DemoKind =>
  demoKinds.find((kind) => kind === value) ?? 'demo';
