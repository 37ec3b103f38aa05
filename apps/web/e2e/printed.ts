import { getDocumentProxy } from 'unpdf';
import { expect, type Page } from '@playwright/test';

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The boxes of the text of each page, in points. */
async function readPages(pdf: Uint8Array): Promise<readonly (readonly Box[])[]> {
  const document = await getDocumentProxy(pdf);
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , left = 0, bottom = 0] = item.transform as number[];
        const { str: text, width, height } = item;
        return [{ text, left, right: left + width, bottom, top: bottom + height }];
      });
    }),
  );
}

/** Whether more than a hair of one text lies over more than half the height of another. */
function overlap(one: Box, other: Box): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
  return width > 2 && height > Math.min(one.top - one.bottom, other.top - other.bottom) / 2;
}

const side = '0.4in';

/** The sheets of two continents: one without margins, one with those of browsers. */
const papers = [
  { format: 'A4' },
  { format: 'Letter', margin: { top: side, right: side, bottom: side, left: side } },
];

/** Expects that on A4 and Letter no text of the page lies over another, and no sheet is empty. */
export async function expectToPrint(page: Page) {
  for (const paper of papers) {
    const { format } = paper;
    const sheets = await readPages(new Uint8Array(await page.pdf(paper)));
    for (const [index, boxes] of sheets.entries()) {
      const where = `sheet ${index + 1} of ${page.url()} on ${format}`;
      expect.soft(boxes.length, where).toBeGreaterThan(0);
      const overlaps = boxes.flatMap((one, at) =>
        boxes.slice(at + 1).filter((other) => overlap(one, other)),
      );
      expect
        .soft(
          overlaps.map(({ text }) => text),
          where,
        )
        .toEqual([]);
    }
  }
}
