import { expect, it } from 'vitest';
import { refuseLongVariables, shortenVariables } from './short-variables.ts';

it('gives every property of the contract one short name of its own and leaves the others', () => {
  expect(
    shortenVariables(
      ':root{--cb-a:1;--cb-a-b:var(--cb-a);--share:2}p{margin:var(--cb-a-b,var(--cb-a))}',
    ),
  ).toBe(':root{--c0:1;--c1:var(--c0);--share:2}p{margin:var(--c1,var(--c0))}');
});

it('says which file names one itself', () => {
  expect(() => refuseLongVariables('a.style="--cb-a:1"', 'assets/a.js')).toThrow(
    'assets/a.js names --cb-a, which has a shorter name in the built site.',
  );
  expect(() => refuseLongVariables('--share:1', 'assets/a.js')).not.toThrow();
});
