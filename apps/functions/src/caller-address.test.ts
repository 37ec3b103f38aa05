import { expect, it } from 'vitest';
import { callerAddress, networksOf, parseAddress, type TrustedProxy } from './caller-address.ts';

const connection = '::ffff:10.0.0.1';

it.each<[TrustedProxy, Record<string, string>, string | undefined]>([
  [{ hops: 0 }, { 'x-forwarded-for': '192.0.2.1' }, '10.0.0.1'],
  [{ hops: 1 }, { 'x-forwarded-for': '192.0.2.1, 203.0.113.9' }, '203.0.113.9'],
  [{ hops: 1 }, { 'x-forwarded-for': '192.0.2.1,[2001:DB8::1]:443' }, '2001:db8::1'],
  [{ hops: 2 }, { 'x-forwarded-for': '192.0.2.1, 203.0.113.9, 198.51.100.7' }, '203.0.113.9'],
  // Fewer hops than our proxies add: the request has bypassed them.
  [{ hops: 2 }, { 'x-forwarded-for': '192.0.2.1' }, '10.0.0.1'],
  [{ hops: 1 }, { 'x-forwarded-for': '192.0.2.1, unknown' }, '10.0.0.1'],
  [{ hops: 1 }, { 'cf-connecting-ip': '192.0.2.1' }, '10.0.0.1'],
  [{ header: 'x-real-ip' }, { 'x-real-ip': '203.0.113.9' }, '203.0.113.9'],
  [
    { header: 'x-real-ip' },
    { 'x-forwarded-for': '192.0.2.1', 'cf-connecting-ip': '192.0.2.2' },
    '10.0.0.1',
  ],
])('with %j and %j the caller is %s', (proxy, headers, address) => {
  expect(callerAddress(new Headers(headers), connection, proxy)).toBe(address);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  [' 203.0.113.9:4711 ', '203.0.113.9'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['127.1', undefined],
  ['0x7f.0.0.1', undefined],
  ['010.0.0.1', undefined],
  ['203.0.113.256', undefined],
  ['2001:db8::1::2', undefined],
  ['example.com', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the address %j as %j', (text, address) => {
  expect(parseAddress(text)).toBe(address);
});

it.each([
  ['203.0.113.9', '203.0.113.9', undefined],
  ['2001:db8::1', '2001:db8::/64', '2001:db8::/48'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
])('counts %s with %s and %s', (address, caller, customer) => {
  expect(networksOf(address)).toEqual({ caller, customer });
});
