import { expect, it } from 'vitest';
import { webhookKey } from './webhook.ts';

const rawKey = Buffer.from('A key of 24 bytes, no 2.');

it.each([24, 25, 26, 64])('accepts a secret of %d bytes', (length) => {
  const key = Buffer.alloc(length, rawKey);
  const base64 = key.toString('base64');
  for (const text of [base64, base64.replace(/=+$/, '')]) {
    expect(webhookKey(`whsec_${text}`)).toEqual(new Uint8Array(key));
  }
});

it.each([
  ['without its prefix', rawKey.toString('base64')],
  ['of too few bytes', `whsec_${rawKey.subarray(1).toString('base64')}`],
  ['with a length that base64 cannot have', `whsec_${'A'.repeat(33)}`],
  ['with padding that is too long', `whsec_${'A'.repeat(32)}=`],
  ['in base64url', `whsec_${'-_'.repeat(20)}`],
  ['with a space in it', `whsec_${rawKey.toString('base64')} AAAA`],
])('refuses a secret %s', (_, secret) => {
  expect(webhookKey(secret)).toBeUndefined();
});
