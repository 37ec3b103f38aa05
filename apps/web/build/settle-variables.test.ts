import { describe, expect, it } from 'vitest';
import { refuseLongVariables, settleVariables } from './settle-variables.ts';

describe('settleVariables', () => {
  it('gives every property of the contract one short name of its own and leaves the others', () => {
    expect(
      settleVariables(
        ':root{--cb-a:1;--cb-a-b:var(--cb-a)}p{--cb-a:2;--share:2;margin:var(--cb-a-b,var(--cb-a))}',
      ),
    ).toBe(':root{--c0:1;--c1:var(--c0)}p{--c0:2;--share:2;margin:var(--c1,var(--c0))}');
  });

  it.each([
    ['what is set once', ':root{--cb-a:.5rem}', '.5rem'],
    ['what a layer sets once', '@layer theme{:root{--cb-b:0;--cb-a:1ch}}', '1ch'],
    ['not what another theme sets, too', ':root{--cb-a:1}.dark{--cb-a:2}', 'var(--c0)'],
    ['not what the dark sets, too', ':root{--cb-a:1}@media (x){:root{--cb-a:2}}', 'var(--c0)'],
    ['not what only a part of the page sets', 'main{--cb-a:1}', 'var(--c0)'],
    ['not what is long', ':root{--cb-a:clamp(1rem,2vw,3rem)}', 'var(--c0)'],
  ])('puts in its place %s', (_, set, read) => {
    expect(settleVariables(`${set}p{margin:var(--cb-a)}`)).toContain(`p{margin:${read}}`);
  });
});

it('says which file names one itself', () => {
  expect(() => refuseLongVariables('a.style="--cb-a:1"', 'assets/a.js')).toThrow(
    'assets/a.js names --cb-a, which is settled in the built site.',
  );
  expect(() => refuseLongVariables('--share:1', 'assets/a.js')).not.toThrow();
});
