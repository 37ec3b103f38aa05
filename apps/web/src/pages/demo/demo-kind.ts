import { demoKinds } from '@cornerbell/content/site';

/** What a visitor can book. */
export type DemoKind = (typeof demoKinds)[number]['id'];

/**
 * The kind that an address asks for, such as `/demo?kind=call`; a demo where it asks for none.
 *
 * @example
 * demoKindOf('call'); // => 'call'
 * demoKindOf('__proto__'); // => 'demo'
 */
export const demoKindOf = (value: FormDataEntryValue | null): DemoKind =>
  demoKinds.find(({ id }) => id === value)?.id ?? 'demo';
