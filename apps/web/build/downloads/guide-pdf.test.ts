import { inflateSync } from 'node:zlib';
import type { Guide } from '@cornerbell/content';
import { describe, expect, it } from 'vitest';
import { drawGuide } from './guide-pdf.ts';
import { papers } from './list-downloads.ts';
import { testLibrary } from '../../src/testing/library.ts';

const { guides, site } = testLibrary;
const siteName = site.company.name;
const guideOf = (slug: string): Guide => {
  const guide = guides.find((candidate) => candidate.slug === slug);
  if (!guide) throw new Error(`The library has no guide ${slug}.`);
  return guide;
};
const schedule = guideOf('class-scheduling-template');
const skills = guideOf('skills-tracking-template');

/** The text of a PDF with its streams decompressed. */
function open(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/FlateDecode\b[^]*?stream\r?\n([^]*?)\r?\nendstream/g)];
  const opened = streams.map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...opened].join('\n');
}

/** The page of each heading of a PDF, from its bookmarks, and the number of pages. */
function readPages(pdf: Buffer) {
  const text = open(pdf);
  const kids = /\/Kids \[([\d R]+)\]/.exec(text)?.[1] ?? '';
  const pages = Array.from(kids.matchAll(/(\d+) 0 R/g), ([, page]) => page);
  const pageOf = new Map<string, number>();
  for (const [, title = '', id = ''] of text.matchAll(/\/Title \((.+)\)\s+\/Dest (\d+) 0 R/g)) {
    const page = new RegExp(`^${id} 0 obj\\s+\\[(\\d+) 0 R /XYZ`, 'm').exec(text)?.[1] ?? '';
    pageOf.set(title, pages.indexOf(page) + 1);
  }
  return { count: pages.length, pageOf };
}

describe.each(papers)('the parts of a guide on $label', ({ id }) => {
  const read = (content: string) =>
    readPages(drawGuide({ ...skills, content }, { paper: id, siteName }));
  const form = '- Name: ____\n- [ ] Waiver signed';

  it('have pages of their own if they are forms without a number, and share pages if they are text', () => {
    const { count, pageOf } = read(
      `Read this.\n\n## A\n\nWords.\n\n## B\n\nWords.\n\n## C\n\n${form}\n\n## D\n\n${form}\n\n## E\n\nWords.`,
    );
    expect([...pageOf]).toEqual([
      ['A', 1],
      ['B', 1],
      ['C', 2],
      ['D', 3],
      ['E', 4],
    ]);
    expect(count).toBe(4);
  });

  it('share pages if they have numbers, and a short checklist is not split', () => {
    const { count, pageOf } = read(
      [4, 5, 9].map((boxes) => `## Part ${boxes}: A\n\n${'- [ ] Done\n'.repeat(boxes)}`).join('\n'),
    );
    expect([...pageOf.values()]).toEqual([1, 1, 2]);
    expect(count).toBe(2);
  });

  it('keep each step of a long form on one page', () => {
    const boxes = '- [ ] Done\n'.repeat(20);
    const { count, pageOf } = read(
      `## Read\n\nWords.\n\n## Card\n\n### One\n\n${boxes}\n### Two\n\n${boxes}\n### Three\n\n${boxes}`,
    );
    expect([...pageOf.values()]).toEqual([1, 2, 2, 3, 4]);
    expect(count).toBe(4);
  });
});

describe('the PDF of a guide', () => {
  it('is tagged, titled, dated, in English, with bookmarks, and declared as PDF/UA', () => {
    const updated = { iso: '2025-03-01', text: 'March 1, 2025' };
    const pdf = open(drawGuide({ ...schedule, updated }, { paper: 'a4', siteName }));
    for (const part of [
      '/Marked true',
      '/StructTreeRoot',
      '/Lang (en-US)',
      '/DisplayDocTitle true',
      '/Outlines',
      '<pdfuaid:part>1</pdfuaid:part>',
      `(${schedule.title})`,
      '(D:20250301',
    ]) {
      expect(pdf).toContain(part);
    }
    for (const type of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'LBody']) {
      expect(pdf).toMatch(new RegExp(`/S /${type}\\b`));
    }
    expect(pdf).not.toMatch(/\/S \/Figure/);
  });

  it('links to the site only if it gets an origin', () => {
    const guide = { ...schedule, content: 'See [the schedule](/features/class-scheduling).' };
    const without = open(drawGuide(guide, { paper: 'a4', siteName }));
    expect(without).not.toMatch(/\/URI|\/S \/Link\b/);
    const withOrigin = open(
      drawGuide(guide, { paper: 'a4', siteName, origin: 'https://gym.test' }),
    );
    expect(withOrigin).toContain('/URI (https://gym.test/features/class-scheduling)');
    expect(withOrigin).toMatch(/\/S \/Link\b/);
  });

  it('leaves out the pictures of the product, and has the same bytes each time', () => {
    const [shown, plain] = ['One.\n\n![A list.](call-list)\n\nTwo.', 'One.\n\nTwo.'].map(
      (content) => drawGuide({ ...skills, content }, { paper: 'a4', siteName }),
    );
    expect(shown).toEqual(plain);
  });

  it('is an error if no font has a letter', () => {
    const title = `${skills.title} 🔔`;
    expect(() => drawGuide({ ...skills, title }, { paper: 'a4', siteName })).toThrow(
      /^The PDF of the guide "skills-tracking-template" can't be drawn: .*🔔/s,
    );
  });

  it.each([
    ['nothing', ''],
    ['nothing but a heading', '## One'],
    ['a word longer than a line', `## One\n\n${'x'.repeat(400)}\n\n- ${'y'.repeat(400)}: ____`],
    ['a form longer than a page', '- A: ____ B: ____\n'.repeat(120)],
    ['a paragraph longer than a page', 'word '.repeat(4000)],
    ['headings one after the other', `## A\n${'### A\n'.repeat(80)}`],
    [
      'bold words, italics, code and links',
      '## **A** `b`\n\nOne **two *three* [four](/faq)** `five`.',
    ],
    ['lists of two levels', '1. A\n   - B\n   - C: ____\n2. D\n\n- E\n  1. F\n\n- [ ] G\n  - H'],
    ['a quote', '> Nobody *sees* them go.\n> — A coach'],
    ['a table', '| Day | Price |\n| --- | --: |\n| Mon | **9** |\n| | |'],
    ['a table to fill in', '| Day | |\n| --- | --- |\n| Mon | ____ |\n| | ____ |'],
    ['a table without rows', '| Day |\n| :-: |'],
    ['ticked boxes', '- [x] Done: ____\n- [ ] To do'],
    ['Cyrillic and Greek', '## Сезон Łódź\n\n### Жінки\n\n**Αθήνα**\n\n*Őszi edzés → ✓*'],
  ])('can be made with %s', (_what, content) => {
    const pdf = drawGuide({ ...skills, content }, { paper: 'letter', siteName });
    expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
  });
});
