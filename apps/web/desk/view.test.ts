import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deskItem } from './testing.ts';
import {
  kinds,
  orders,
  parts,
  readView,
  showItems,
  publishStates,
  viewHref,
  type DeskView,
} from './view.ts';

const finding = { file: '', line: 1, column: 1, rule: 'tag', message: '' } as const;

const items = [
  deskItem('Bags', { date: '2025-03-01', words: 300, linksIn: [{ address: '/', label: 'Home' }] }),
  deskItem('Ropes', { publishState: 'draft', findings: [finding, finding] }),
  deskItem('Canvas', {
    kind: 'guide',
    publishState: 'scheduled',
    date: '2027-01-01',
    findings: [finding],
  }),
  deskItem('Gloves?', { kind: 'question', publishState: 'unlisted', description: 'Of leather.' }),
];
const whole = readView(new URLSearchParams());
const titles = (view: Partial<DeskView>) =>
  showItems(items, { ...whole, ...view }).map(({ title }) => title);

describe('the items of the desk', () => {
  it.each([
    [{}, ['Ropes', 'Canvas', 'Bags', 'Gloves?']],
    [{ order: 'date' }, ['Canvas', 'Bags', 'Gloves?', 'Ropes']],
    [{ order: 'title' }, ['Bags', 'Canvas', 'Gloves?', 'Ropes']],
    [{ order: 'words' }, ['Bags', 'Canvas', 'Gloves?', 'Ropes']],
    [{ order: 'links' }, ['Canvas', 'Gloves?', 'Ropes', 'Bags']],
    [{ publishState: 'draft' }, ['Ropes']],
    [{ kind: 'guide' }, ['Canvas']],
    [{ toFix: true }, ['Ropes', 'Canvas']],
    [{ query: ' LEATHER ' }, ['Gloves?']],
    [{ query: 'posts/bags' }, ['Bags']],
    [{ query: 'nothing' }, []],
  ] as const)('for %j', (view, expected) => {
    expect(titles(view)).toEqual(expected);
  });
});

describe('the address of the desk', () => {
  it('has only what differs from the default view', () => {
    expect(viewHref(whole)).toBe('/desk');
    expect(viewHref({ ...whole, query: 'a b', publishState: 'draft', toFix: true })).toBe(
      '/desk?q=a+b&state=draft&fix=',
    );
  });

  it('can be read back as the same view', () => {
    const months = fc.date({
      min: new Date('1000-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    const views = fc.record({
      part: fc.constantFrom(...parts.map(({ id }) => id)),
      query: fc.string(),
      publishState: fc.constantFrom('all' as const, ...publishStates),
      kind: fc.constantFrom('all' as const, ...kinds),
      toFix: fc.boolean(),
      order: fc.constantFrom(...orders.map(({ id }) => id)),
      month: fc.option(
        months.map((date) => date.toISOString().slice(0, 7)),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(views, (view) => {
        const { searchParams } = new URL(viewHref(view), 'http://localhost');
        expect(readView(searchParams)).toEqual(view);
      }),
    );
  });

  it('ignores unknown values', () => {
    expect(readView(new URLSearchParams('part=&state=lost&kind=&sort=mood&month=2026-13'))).toEqual(
      whole,
    );
  });
});
