import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { headingIds } from './heading-ids.ts';

it.each([
  ['Set the cap', 'set-the-cap'],
  ['  Point 1: Member records!  ', 'point-1-member-records'],
  ["Don't wait", 'dont-wait'],
  ['Don’t wait', 'dont-wait'],
  ['Desk & coach — the same list', 'desk-coach-the-same-list'],
  ['Über Straße', 'über-straße'],
  ['日本語', '日本語'],
  ['हिन्दी', 'हिन्दी'],
  ['10 days', '10-days'],
  ['🥊', 'section'],
  ['***', 'section'],
  ['', 'section'],
])('names %j %j', (text, id) => {
  expect(headingIds()(text)).toBe(id);
});

it.each([
  ['a a a', 'a a-2 a-3'],
  ['a a a-2 a', 'a a-2 a-2-2 a-3'],
  ['a-2 a a a', 'a-2 a a-3 a-4'],
  ['? ! Section', 'section section-2 section-3'],
  ['constructor __proto__ constructor', 'constructor proto constructor-2'],
])('keeps the words of %j apart', (texts, ids) => {
  expect(texts.split(' ').map(headingIds())).toEqual(ids.split(' '));
});

it('never gives an id twice, and none that needs escaping', () => {
  const text = fc.oneof(
    fc.constantFrom('a', 'A', 'a-2', 'a 2', 'a-2-2', 'a-3', '', '-', 'section', 'section-2'),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), (texts) => {
      const ids = texts.map(headingIds());
      expect(new Set(ids).size).toBe(texts.length);
      for (const id of ids) expect(id).toMatch(/^[^\s&<>"']+$/);
    }),
  );
});
