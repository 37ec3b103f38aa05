import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { drawGuide } from './guide-pdf.ts';
import { papers } from './list-downloads.ts';
import { testFolder, testLibrary } from '../../src/testing/library.ts';

const { guides, site } = testLibrary;
const guideOf = (slug: string) => guides.find((guide) => guide.slug === slug)!;
const schedule = guideOf('class-scheduling-template');
const skills = guideOf('skills-tracking-template');

const options = {
  paper: 'a4',
  siteName: site.company.name,
  origin: 'https://gym.test',
  contentFolder: testFolder,
} as const;

const open = (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf));

/** The page of each heading of a PDF, from its bookmarks, and the number of pages. */
async function readPages(pdf: Buffer) {
  const document = await open(pdf);
  const parts = (await document.getOutline()) ?? [];
  const pageOf = new Map<string, number>();
  for (const { title, dest } of parts.flatMap((part) => [part, ...part.items]))
    pageOf.set(title, 1 + (await document.getPageIndex((dest as never[])[0]!)));
  return { count: document.numPages, pageOf };
}

describe.each(papers)('the parts of a guide on $label', ({ id }) => {
  const read = (content: string) =>
    readPages(drawGuide({ ...skills, content }, { ...options, paper: id }));
  const form = '- Name: ____\n- [ ] Waiver signed';

  it('have pages of their own if they are forms without a number, and share pages if they are text', async () => {
    const { count, pageOf } = await read(
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

  it('share pages if they have numbers, and a short checklist is not split', async () => {
    const { count, pageOf } = await read(
      [4, 5, 9].map((boxes) => `## Part ${boxes}: A\n\n${'- [ ] Done\n'.repeat(boxes)}`).join('\n'),
    );
    expect([...pageOf.values()]).toEqual([1, 1, 2]);
    expect(count).toBe(2);
  });

  it('keep each step of a long form on one page', async () => {
    const boxes = '- [ ] Done\n'.repeat(20);
    const { count, pageOf } = await read(
      `## Read\n\nWords.\n\n## Card\n\n### One\n\n${boxes}\n### Two\n\n${boxes}\n### Three\n\n${boxes}`,
    );
    expect([...pageOf.values()]).toEqual([1, 2, 2, 3, 4]);
    expect(count).toBe(4);
  });
});

describe('the PDF of a guide', () => {
  it('is tagged, titled, dated, in English, and declared as PDF/UA', async () => {
    const updated = { iso: '2025-03-01', text: 'March 1, 2025' };
    const document = await open(drawGuide({ ...schedule, updated }, options));
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({
      Title: schedule.title,
      Language: 'en-US',
      ModDate: expect.stringContaining('D:20250301'),
    });
    expect(metadata.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
    for (const role of ['H1', 'H2', 'P', 'L', 'LI', 'LBody'])
      expect(tree).toContain(`"role":"${role}"`);
    expect(tree).not.toContain('"role":"Figure"');
  });

  it('links to the site', async () => {
    const guide = { ...schedule, content: 'See [the schedule](/features/class-scheduling).' };
    const page = await (await open(drawGuide(guide, options))).getPage(1);
    expect(await page.getAnnotations()).toMatchObject([
      { subtype: 'Link', url: 'https://gym.test/features/class-scheduling' },
    ]);
  });

  it('leaves out the pictures of the product, and has the same bytes each time', () => {
    const [shown, plain] = ['One.\n\n![A list.](call-list)\n\nTwo.', 'One.\n\nTwo.'].map(
      (content) => drawGuide({ ...skills, content }, options),
    );
    expect(shown).toEqual(plain);
  });

  it('is an error if no font has a letter', () => {
    const title = `${skills.title} 🔔`;
    expect(() => drawGuide({ ...skills, title }, options)).toThrow(
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
    const pdf = drawGuide({ ...skills, content }, { ...options, paper: 'letter' });
    expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
  });
});
