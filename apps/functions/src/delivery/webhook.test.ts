import { expect, it } from 'vitest';
import { webhookKey } from './webhook.ts';

const KEY = Buffer.from('A key of 24 bytes, no 2.');

it.each([24, 25, 26, 64])('takes a secret of %d bytes', (length) => {
  const key = Buffer.alloc(length, KEY);
  const base64 = key.toString('base64');
  for (const text of [base64, base64.replace(/=+$/, '')]) {
    expect(webhookKey(`whsec_${text}`)).toEqual(new Uint8Array(key));
  }
});

it.each([
  ['without its beginning', KEY.toString('base64')],
  ['of too few bytes', `whsec_${KEY.subarray(1).toString('base64')}`],
  ['of a length that no bytes have', `whsec_${'A'.repeat(33)}`],
  ['with padding that is too long', `whsec_${'A'.repeat(32)}=`],
  ['in base64url', `whsec_${'-_'.repeat(20)}`],
  ['with a blank in it', `whsec_${KEY.toString('base64')} AAAA`],
])('refuses a secret %s', (_, secret) => {
  expect(webhookKey(secret)).toBeUndefined();
});
