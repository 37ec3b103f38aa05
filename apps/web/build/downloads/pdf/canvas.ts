import PdfKit from 'pdfkit';
import type { FontSet } from './fonts.ts';
import type { Face, Paper, TextStyle } from './paper.ts';
import { margin } from './paper.ts';
import type { Line, Measure } from './pieces.ts';

/** An element of the structure that a screen reader is told. */
export type Element = PDFKit.PDFStructureElement;

/** What stands in the properties of a document. */
export interface PdfFacts {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly keywords: string;
  /** The day of the content; the bytes depend on no clock. */
  readonly date: Date;
}

/** A tagged document that can be drawn on at points from its top left corner. */
export interface Canvas {
  readonly doc: PDFKit.PDFDocument;
  readonly paper: Paper;
  readonly measure: Measure;
  /** Adds an element under another one; at the root where none is given. */
  element(type: string, parent?: Element): Element;
  /** Draws what a screen reader shall pass over. */
  artifact(kind: 'Layout' | 'Pagination', draw: () => void): void;
  /** Draws words on a baseline, as content of an element. */
  words(owner: Element, text: string, style: TextStyle, x: number, baseline: number): void;
  /** Draws a mark that a screen reader reads as `text`. */
  mark(owner: Element, text: string, draw: () => void): void;
  /** Draws a line of pieces on a baseline: words, links and the rules of blanks. */
  line(owner: Element, line: Line, x: number, baseline: number, isLast: boolean): void;
  /** A straight rule. */
  rule(x1: number, x2: number, y: number, width: number, color: string): void;
  /** Ends the document and gives its bytes. */
  end(): Promise<Buffer>;
}

/** How far below the baseline the rule of a blank stands, in points. */
const ruleDrop = 2;

/** Opens a document on one kind of paper. Nothing in it depends on the clock or on the machine. */
export function openCanvas(
  paper: Paper,
  fonts: FontSet,
  { title, subject, author, keywords, date }: PdfFacts,
): Canvas {
  const doc = new PdfKit({
    autoFirstPage: false,
    bufferPages: true,
    size: [paper.width, paper.height],
    margins: { top: margin.top, bottom: 0, left: margin.side, right: margin.side },
    pdfVersion: '1.7',
    // The types lack what the library has.
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Keywords: keywords,
      Creator: author,
      CreationDate: date,
      ModDate: date,
    },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const [face, font] of Object.entries(fonts)) doc.registerFont(face, font);

  const root = doc.struct('Document');
  doc.addStructure(root);
  const set = ({ face, size }: { face: Face; size: number }) => doc.font(face).fontSize(size);
  const known = new Map<string, number>();
  const measure: Measure = (text, style) => {
    const key = `${style.face} ${style.size} ${text}`;
    const width = known.get(key) ?? set(style).widthOfString(text);
    known.set(key, width);
    return width;
  };
  const rule: Canvas['rule'] = (x1, x2, y, width, color) => {
    doc.lineWidth(width).strokeColor(color).moveTo(x1, y).lineTo(x2, y).stroke();
  };
  const print = (text: string, style: TextStyle, x: number, baseline: number) => {
    set(style)
      .fillColor(style.color)
      .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  };
  const content = (owner: Element, tag: string, draw: () => void, options = {}) => {
    const marked = doc.markStructureContent(tag, options);
    draw();
    doc.endMarkedContent();
    owner.add(marked);
  };
  const element: Canvas['element'] = (kind, parent = root) => {
    const made = doc.struct(kind);
    parent.add(made);
    return made;
  };
  const words: Canvas['words'] = (owner, text, style, x, baseline) =>
    content(owner, 'Span', () => print(text, style, x, baseline));
  const mark: Canvas['mark'] = (owner, text, draw) =>
    content(owner, 'Span', draw, { actual: text });

  const line: Canvas['line'] = (owner, { pieces }, start, baseline, isLast) => {
    let x = start;
    let place = 0;
    while (place < pieces.length) {
      const first = pieces[place];
      if (!first) break;
      if (first.spaced && place > 0) x += measure(' ', first.style);
      if (first.blank !== undefined) {
        const from = x;
        mark(owner, `${'_'.repeat(first.blank)} `, () =>
          rule(from, from + first.width, baseline + ruleDrop, 0.7, first.style.color),
        );
        x += first.width;
        place += 1;
        continue;
      }
      let end = place + 1;
      let text = first.text;
      for (; end < pieces.length; end += 1) {
        const next = pieces[end];
        if (!next || next.blank !== undefined) break;
        if (next.style !== first.style || next.href !== first.href) break;
        text += next.spaced ? ` ${next.text}` : next.text;
      }
      const width = measure(text, first.style);
      const isEnd = end === pieces.length;
      const printed = isEnd && isLast ? text : `${text} `;
      const { href } = first;
      // A link element without an annotation would promise what it can't do.
      const leadsOn = href !== undefined && /^(?:https?|mailto):/.test(href);
      const holder = leadsOn ? element('Link', owner) : owner;
      words(holder, printed, first.style, x, baseline);
      if (href !== undefined) artifactRule(x, width, baseline, first.style);
      if (leadsOn) {
        doc.link(x, baseline - first.style.size, width, first.style.leading, href, {
          structParent: holder,
          Contents: new String(text),
        } as unknown as PDFKit.Mixins.AnnotationOption);
      }
      x += width;
      place = end;
    }
  };
  const artifact: Canvas['artifact'] = (kind, draw) => {
    doc.markContent('Artifact', { type: kind });
    draw();
    doc.endMarkedContent();
  };
  const artifactRule = (x: number, width: number, baseline: number, { color }: TextStyle) =>
    artifact('Layout', () => rule(x, x + width, baseline + 1.6, 0.5, color));

  const end = () => {
    doc.end();
    return ended;
  };
  return { doc, paper, measure, element, artifact, words, mark, line, rule, end };
}
