import { demoKinds } from '@cornerbell/api/limits';

/** The last time that can be asked for: a year of four digits, in UTC too. */
export const latestTime = '9999-12-30T23:59';

/**
 * Converts a `datetime-local` value of this device to ISO 8601; `null` if the value is invalid.
 *
 * @example
 * instantOf('2025-08-04T10:30'); // => '2025-08-04T15:30:00.000Z' in Chicago
 */
export function instantOf(local: string): string | null {
  const date = new Date(local);
  return local === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/**
 * The next full hour as a `datetime-local` value, in the time zone of this device.
 *
 * @example
 * nextHour(new Date(2025, 7, 4, 10, 30)); // => '2025-08-04T11:00'
 */
export function nextHour(now: Date): string {
  const next = new Date(now);
  next.setHours(now.getHours() + 1, 0, 0, 0);
  // Swedish uses ISO 8601, except for the space.
  return next.toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).replace(' ', 'T');
}

/** The time zone of this device, such as `America/Chicago`; `undefined` if it is not known. */
export function timeZoneOfDevice(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Etc/Unknown' ? undefined : timeZone || undefined;
}

/**
 * Formats an instant for the visitor, in the time zone of this device.
 *
 * @example
 * windowText('2025-08-04T15:30:00.000Z'); // => 'Mon, Aug 4, 10:30 AM' in Chicago
 */
export const windowText = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** The name of a field for a preferred time. */
export const windowName = (index: number): string => `windows.${index}`;

/**
 * Reads the kind from an address such as `/demo?kind=call`; `demo` if it is missing or unknown.
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
