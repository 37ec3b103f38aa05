import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNumbers } from './find-numbers.ts';
import { inWords, valueOfWords } from './number-words.ts';

const found = (text: string) =>
  findNumbers(text).map(({ text: written, value, kind }) => `${written}: ${value} ${kind}`);

describe('findNumbers', () => {
  it.each<[text: string, found: string[]]>([
    ['It costs $29 a month, or $1,299.50.', ['$29: 29 money', '$1,299.50: 1299.5 money']],
    [
      'Or 500 USD, or two hundred dollars.',
      ['500 USD: 500 money', 'two hundred dollars: 200 money'],
    ],
    ['40% off, 90 percent kept', ['40%: 40 percent', '90 percent: 90 percent']],
    ['within 48 hours, a 60-day guarantee', ['48 hours: 48 duration', '60-day: 60 duration']],
    ['2 to 3 hours', ['2 to 3 hours: 2 duration', '3 hours: 3 duration']],
    ['24–48 hours', ['24–48 hours: 24 duration', '48 hours: 48 duration']],
    ["30 days' notice", ['30 days: 30 duration']],
    ['thirty days, the ten-day rule', ['thirty days: 30 duration', 'ten-day: 10 duration']],
    ['Fifty founding gyms', ['Fifty founding gyms: 50 count']],
    ['twenty-four skills in five plans', ['twenty-four skills: 24 count', 'five plans: 5 count']],
    ['one location, one plan', ['one location: 1 count', 'one plan: 1 count']],
    ['500+ gym owners', ['500+ gym owners: 500 count']],
    ['a dozen members', ['a dozen members: 12 count']],
  ])('finds the amounts in %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    '72 of 80, that is 1,920 boxes and 5 rows',
    'code `30 days`, a tag <p title="30 days"> and &#8203;days',
    'July 14, 2025 and 2025-07-14 and 12/02/2024, from December 2024',
    'at 5:45 pm, from 6 am to 7:15, open 24/7',
    'the 20th of the month',
    'Round 3: pads. See Points 7 and 9, and Part 2.',
    'mark S1, D3 and C2',
    'two members hold pads, one coach watches, three classes fill up',
    'one busy evening, one week off',
    'see https://example.com/50-days and [this](/resources/guides/10-point)',
    'Name: ________ Power: ____',
    'someone, often, tension, weight',
    'a stone, five-a-side, at once',
    '1. Wrap',
  ])('finds none in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('takes time in proportion to the text', () => {
    const sums = [
      '1 to '.repeat(20_000),
      '$'.repeat(50_000),
      '1,000'.repeat(20_000),
      'ten '.repeat(20_000),
    ];
    const start = performance.now();
    for (const text of sums) findNumbers(text);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('numbers in words', () => {
  it('have their value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), (value) => {
        expect(valueOfWords(inWords(value))).toBe(value);
        expect(findNumbers(`${inWords(value)} days`).map((number) => number.value)).toEqual(
          value === 1 ? [] : [value],
        );
      }),
    );
  });
});
