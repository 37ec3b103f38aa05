import type { LeadRequest } from '@cornerbell/api';
import { textOf } from '../../forms/text-of.ts';
import { demoKindOf } from './demo-kind.ts';
import { instantOf, timeZoneOfDevice } from './windows.ts';

/** The name of a field for a preferred time. */
export const windowName = (index: number): string => `windows.${index}`;

/** Reads a demo request from the form's data, without empty optional fields and duplicate times. */
export function readRequest(
  data: FormData,
  windowCount: number,
): Extract<LeadRequest, { endpoint: 'demo' }> {
  const phone = textOf(data, 'phone');
  const note = textOf(data, 'note');
  const timeZone = timeZoneOfDevice();
  const named = Array.from({ length: windowCount }, (_, index) =>
    instantOf(textOf(data, windowName(index))),
  );
  return {
    endpoint: 'demo',
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
