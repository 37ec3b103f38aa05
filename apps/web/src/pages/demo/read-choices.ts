import { demoKinds } from '@cornerbell/api/limits';
import { instantOf, timeZoneOfDevice } from './windows.ts';

/** The name of a field for a preferred time. */
export const windowName = (index: number): string => `windows.${index}`;

/**
 * Reads the kind from an address such as `/demo?kind=call`; a demo if the value is missing or unknown.
 *
 * @example
 * demoKindOf('call'); // => 'call'
 * demoKindOf('__proto__'); // => 'demo'
 */
export const demoKindOf = (value: FormDataEntryValue | null): (typeof demoKinds)[number] =>
  demoKinds.find((kind) => kind === value) ?? 'demo';

/** Reads the kind and the preferred times from the form's data, each time once. */
export function readChoices(data: FormData, windowCount: number) {
  const timeZone = timeZoneOfDevice();
  const named = Array.from({ length: windowCount }, (_, index) =>
    instantOf(String(data.get(windowName(index)))),
  );
  return {
    kind: demoKindOf(data.get('kind')),
    windows: [...new Set(named.filter((instant) => instant !== null))],
    ...(timeZone && { timeZone }),
  };
}
