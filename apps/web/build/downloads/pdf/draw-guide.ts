import { formatDate, guideTypeLabel, type Guide } from '@cornerbell/content';
import { siteName } from '@cornerbell/content/site';
import { readSheet } from '../sheet.ts';
import { placeBoxes } from './boxes.ts';
import { openCanvas, type Canvas } from './canvas.ts';
import { drawBlocks, type Sheet } from './draw-blocks.ts';
import { unprintable, type FontSet } from './fonts.ts';
import { ink, margin, type, type Paper } from './paper.ts';
import { breakLines, cutPieces } from './pieces.ts';

/** What a guide's PDF is made from besides the guide. */
export interface DrawOptions {
  readonly paper: Paper;
  readonly fonts: FontSet;
  /** The site's origin, such as `https://example.com`; without it, links are printed but lead nowhere. */
  readonly origin?: string | undefined;
}

/** Three ropes turn a corner, the bell hangs above: the mark, its left upper corner at a point. */
function drawMark({ doc }: Canvas, x: number, y: number, size: number): void {
  doc.save();
  doc.translate(x, y).scale(size / 28);
  doc.lineWidth(2.5).strokeColor(ink.text).path('M2 0v26h26M8 0v20h20M14 0v14h14').stroke();
  doc.circle(22.5, 5.5, 5).fill(ink.accent);
  doc.restore();
}

/** The top of the first page; gives where the body begins. */
function drawTop(canvas: Canvas, guide: Guide): number {
  const { doc, paper, element, artifact, words, measure, rule, line } = canvas;
  const left = margin.side;
  const right = paper.width - margin.side;
  const owner = element('P');
  artifact('Layout', () => drawMark(canvas, left, margin.top - 4, 21));
  words(owner, `${siteName} `, { ...type.step, size: 17 }, left + 28, margin.top + 14);
  const date = formatDate(guide.updatedDate ?? guide.publishedDate, 'page');
  const facts = `${guideTypeLabel(guide.type)}  ·  ${date}`;
  words(owner, facts, type.label, right - measure(facts, type.label), margin.top + 14);
  artifact('Layout', () => {
    for (const rope of [0, 3.6, 7.2]) rule(left, right, margin.top + 30 + rope, 0.8, ink.text);
    doc.rect(left, margin.top + 29.6, 54, 8).fill(ink.accent);
  });

  const set = (text: string, style: typeof type.title | typeof type.lead, width: number) =>
    breakLines(
      cutPieces([{ kind: 'text', text }], style, { link: style, address: style }, measure, String),
      width,
      measure,
    );
  let y = margin.top + 62;
  const heading = element('H1');
  const title = set(guide.title, type.title, (right - left) * 0.86);
  for (const [place, row] of title.entries()) {
    line(heading, row, left - 1.5, y + type.title.size * 0.74, place === title.length - 1);
    y += type.title.leading;
  }
  y += 12;
  const lead = element('P');
  const leadLines = set(guide.description, type.lead, (right - left) * 0.78);
  for (const [place, row] of leadLines.entries()) {
    line(lead, row, left, y + type.lead.size * 0.9, place === leadLines.length - 1);
    y += type.lead.leading;
  }
  return y + 12;
}

/** The foot of every page: whose it is, what it is and which page. */
function drawFeet({ doc, paper, artifact, measure, rule }: Canvas, title: string): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    artifact('Pagination', () => {
      const y = paper.height - 36;
      rule(margin.side, paper.width - margin.side, y - 14, 0.4, ink.line);
      const print = (text: string, x: number, color: string) =>
        doc
          .font(type.foot.face)
          .fontSize(type.foot.size)
          .fillColor(color)
          .text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
      print(siteName, margin.side, ink.text);
      print(title, margin.side + measure(`${siteName}   `, type.foot), ink.muted);
      const number = `${page + 1} / ${count}`;
      print(number, paper.width - margin.side - measure(number, type.foot), ink.text);
    });
  }
}

/** Refuses what no face can print, before it would be an empty box on paper. */
function checkCharacters({ slug, title, description, content }: Guide): void {
  const found = unprintable(`${title}\n${description}\n${content}`);
  if (found === undefined) return;
  throw new Error(
    `The PDF of the guide "${slug}" can't be set. Expected letters of Western European languages and the usual marks. Received ${JSON.stringify(found)}.`,
  );
}

/**
 * Sets a guide as a PDF to print: tagged for screen readers (PDF/UA), with bookmarks, squares to tick, rules and grids to fill in. The
 * same guide gives the same bytes.
 *
 * @throws When the guide holds a character that the fonts lack.
 */
export async function drawGuide(
  guide: Guide,
  { paper, fonts, origin }: DrawOptions,
): Promise<Buffer> {
  checkCharacters(guide);
  const canvas = openCanvas(paper, fonts, {
    title: guide.title,
    subject: guide.description,
    author: siteName,
    keywords: `boxing gym, ${guideTypeLabel(guide.type).toLowerCase()}`,
    date: new Date(`${guide.updatedDate ?? guide.publishedDate}T00:00:00Z`),
  });
  const { doc } = canvas;
  doc.addPage();
  const start = drawTop(canvas, guide);
  let part = doc.outline;
  const sheet: Sheet = {
    canvas,
    addressOf: (href) => {
      const full = href.startsWith('/') && origin !== undefined ? `${origin}${href}` : href;
      return { full, printed: full.replace(/^https?:\/\/(?:www\.)?|^mailto:/, '') };
    },
    onHeading: (level, text, y) => {
      // The library counts from the right edge.
      const place = { fit: false, top: y - 12, left: paper.width, expanded: false };
      if (level === 2) part = doc.outline.addItem(text, place);
      else part.addItem(text, place);
    },
  };
  placeBoxes(canvas, drawBlocks(sheet, readSheet(guide.content)), start);
  drawFeet(canvas, guide.title);
  return canvas.end();
}
