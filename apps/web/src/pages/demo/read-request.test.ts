import { expect, it } from 'vitest';
import { readRequest } from './read-request.ts';
import { instantOf, timeZoneOfDevice } from './windows.ts';
import { testLibrary } from '../../testing/library.ts';

function formData(fields: Readonly<Record<string, string>>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const asked = { name: ' Lou ', email: 'lou@example.com', gym: 'Northside', kind: 'call' };
const zone = timeZoneOfDevice();
const least = {
  endpoint: 'demo',
  name: 'Lou',
  email: 'lou@example.com',
  gym: 'Northside',
  kind: 'call',
  windows: [],
  ...(zone && { timeZone: zone }),
};

it('reads every field of the form', () => {
  const { fields } = testLibrary.site.demo;
  const data = formData(Object.fromEntries(fields.map(({ name }) => [name, `The ${name}`])));
  expect(readRequest(data, 3)).toMatchObject(Object.fromEntries(data));
});

it('leaves out empty optional fields', () => {
  const data = formData({ ...asked, phone: ' ', note: '', 'windows.0': '' });
  expect(readRequest(data, 3)).toEqual(least);
});

it('reads phone, note and each time once', () => {
  const data = formData({
    ...asked,
    phone: '612 555 0100',
    note: 'One\ntwo',
    'windows.0': '',
    'windows.1': '2030-08-05T10:30',
    'windows.2': '2030-08-05T10:30',
  });
  expect(readRequest(data, 3)).toEqual({
    ...least,
    phone: '612 555 0100',
    note: 'One\ntwo',
    windows: [instantOf('2030-08-05T10:30')],
  });
});

it('reads no more times than the form has', () => {
  const data = formData({
    ...asked,
    'windows.0': '2030-08-05T10:30',
    'windows.1': '2030-08-06T10:30',
  });
  expect(readRequest(data, 1).windows).toEqual([instantOf('2030-08-05T10:30')]);
});

it.each([undefined, 'visit', '__proto__'])('is for a demo if the kind is %s', (kind) => {
  expect(readRequest(formData({ ...asked, kind: kind ?? '' }), 3).kind).toBe('demo');
});
