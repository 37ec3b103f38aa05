import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ledger } from '../../site/ledger.ts';
import { openQuestions } from '../../site/open-questions.ts';
import { filler } from '../passage.ts';
import { checkLedger } from './check-ledger.ts';
import { readCodeTexts } from './code-texts.ts';
import { readSiteTexts } from './site-texts.ts';

const folder = join(import.meta.dirname, '../../..');

describe('readCodeTexts', () => {
  it('finds every text with its way, its words, its value and its place', () => {
    const text = [
      "import { offer } from './offer.ts';",
      '',
      "export const page: Page<'a'> = {",
      '  title: `Up to ${offer.spots[0]} gyms`,',
      "  list: ['One', { deep: other ? 'Two' : `${unknown} three` }],",
      '} as const satisfies Page;',
    ].join('\n');
    const texts = readCodeTexts({ path: 'page.ts', text }, { offer: { spots: [50] } });
    expect(
      texts.map(({ path, passage, value }) => [
        path.join('.'),
        passage.text,
        value,
        passage.place(0),
      ]),
    ).toEqual([
      [
        'page.title',
        `Up to ${filler.repeat('${offer.spots[0]}'.length)} gyms`,
        'Up to 50 gyms',
        { line: 4, column: 11 },
      ],
      ['page.list.0', 'One', 'One', { line: 5, column: 11 }],
      ['page.list.1.deep', 'Two', 'Two', { line: 5, column: 34 }],
      [
        'page.list.1.deep',
        `${filler.repeat('${unknown}'.length)} three`,
        undefined,
        { line: 5, column: 42 },
      ],
    ]);
  });

  it('says which file is no code', () => {
    expect(() => readCodeTexts({ path: 'page.ts', text: 'const = ;' }, {})).toThrow(
      /^page\.ts can't be read/,
    );
  });
});

describe('readSiteTexts', () => {
  it('reads the words of every page, its links and its meta', () => {
    const { texts, links, metas } = readSiteTexts(folder);
    const words = texts.map(({ passage }) => passage.raw);
    expect(words).toContain('Built for Independent Boxing Gyms');
    expect(words).toContain('What is the pilot program?');
    expect(links.map(({ href }) => href)).toContain('/pilot-program');
    expect(metas.map(({ title }) => title.text)).toContain(
      'Cornerbell: software for independent boxing gyms',
    );
    expect(texts.length).toBeGreaterThan(500);
  });
});

describe('the ledger', () => {
  it('has nothing to mend', () => {
    expect(checkLedger(folder)).toEqual([]);
  });

  it.each([
    [{ checked: '2026-02-30' }, 'pilot.spots was checked on "2026-02-30", which is no day'],
    [{ source: 'a friend' }, 'The source of pilot.spots is "a friend"'],
    [{ value: Number.NaN }, 'pilot.spots is the number NaN'],
    [{ unit: undefined }, 'pilot.spots has no unit'],
  ])('finds a fact with %j', (change, message) => {
    const facts = ledger.map((fact) => (fact.id === 'pilot.spots' ? { ...fact, ...change } : fact));
    const [finding, ...others] = checkLedger(folder, facts);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ file: 'src/site/ledger.ts', rule: 'fact' });
    expect(finding?.line).toBeGreaterThan(1);
    expect(finding?.message).toContain(message);
  });

  it('finds an id that stands twice and a question about nothing', () => {
    const doubled = ledger.flatMap((fact) => (fact.id === 'pilot.spots' ? [fact, fact] : [fact]));
    expect(checkLedger(folder, doubled).map(({ message }) => message)).toEqual([
      'Two facts have the id "pilot.spots" → write another name for one of them.',
    ]);
    const less = ledger.filter(({ id }) => id !== 'article.listed');
    expect(checkLedger(folder, less).map(({ message }) => message)).toEqual([
      expect.stringContaining('is about "article.listed", which the ledger does not have'),
    ]);
  });
});

describe('the open questions', () => {
  it('are those of the README', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const table = readme.slice(readme.indexOf('## Open questions'));
    const rows = [...table.matchAll(/^\| (.+?)\s+\| (.+?)\s+\|$/gm)]
      .map(([, question = '', answer = '']) => ({ question, answer }))
      .filter(({ question }) => question !== 'Question' && !question.startsWith('--'));
    expect(rows).toEqual(openQuestions.map(({ question, answer }) => ({ question, answer })));
  });
});
