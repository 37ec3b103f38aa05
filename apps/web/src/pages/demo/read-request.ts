import type { DemoRequest } from '@cornerbell/api';
import { textOf } from '../../forms/text-of.ts';
import { demoKindOf } from './demo-kind.ts';
import { instantOf, timeZoneOfDevice } from './windows.ts';

/** The names of the fields for preferred times; each is one of the request's `windows`. */
export const windowName = (index: number): string => `windows.${index}`;

/** Reads the demo form: optional answers that are empty are left out, no time comes twice. */
export function readRequest(data: FormData, windowCount: number): DemoRequest {
  const phone = textOf(data, 'phone');
  const note = textOf(data, 'note');
  const timeZone = timeZoneOfDevice();
  const named = Array.from({ length: windowCount }, (_, index) =>
    instantOf(textOf(data, windowName(index))),
  );
  return {
    name: textOf(data, 'name'),
    email: textOf(data, 'email'),
    gym: textOf(data, 'gym'),
    kind: demoKindOf(data.get('kind')),
    windows: [...new Set(named.filter((instant) => instant !== null))],
    ...(phone && { phone }),
    ...(note && { note }),
    ...(timeZone && { timeZone }),
  };
}
