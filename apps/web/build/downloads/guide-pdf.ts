import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDate, guideTypeLabel, type Guide } from '@cornerbell/content';
import { readWorksheet, type WorksheetBlock } from '@cornerbell/content/library';
import type { Inline } from '@cornerbell/markdown';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { guideHref } from '../../src/library/card-data.ts';
import { fontFiles } from '../font-files.ts';
import { missingLetter } from '../missing-letter.ts';

/** The paper sizes of every guide: the part of the file name, the label and Typst's name. */
export const papers = [
  { id: 'a4', label: 'A4', typst: 'a4' },
  { id: 'letter', label: 'Letter', typst: 'us-letter' },
] as const;

/** The options of `drawGuide`. */
export interface PdfOptions {
  readonly paper: (typeof papers)[number]['id'];
  readonly siteName: string;
  /** The site's origin, such as `https://example.com`; without it, internal links are text only. */
  readonly origin?: string | undefined;
}

/** The input of `guide.typ`. */
interface GuideDocument extends Pick<Guide, 'title' | 'description'> {
  readonly paper: string;
  readonly site: string;
  /** The kind of guide and its date, in a line. */
  readonly facts: string;
  readonly keywords: readonly string[];
  /** Year, month and day. */
  readonly date: readonly number[];
  /** Links have `printed`, the address to read, and `to`, the address to follow, if there is one. */
  readonly blocks: readonly WorksheetBlock[];
}

const workspace = join(import.meta.dirname, 'pdf');
const template = join(workspace, 'guide.typ');
const fontBlobs = Object.values(fontFiles).map((file) => readFileSync(file));
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });

/** The address of a link, to read on paper and to follow in the file. */
function addressOf(href: string, origin: string | undefined) {
  const full = href.startsWith('/') && origin !== undefined ? `${origin}${href}` : href;
  return {
    printed: full.replace(/^https?:\/\/(?:www\.)?|^mailto:/, ''),
    ...(/^(?:https?|mailto):/.test(full) && { to: full }),
  };
}

const isLink = (value: unknown): value is Extract<Inline, { kind: 'link' }> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'link';

/** Compiles a document to PDF; `fault` says why Typst could not. */
function setPdf(
  document: { readonly mainFilePath: string } | { readonly mainFileContent: string },
  inputs: Readonly<Record<string, string>>,
  day: string,
): { readonly pdf: Buffer } | { readonly fault: string } {
  const compiled = compiler.compile({ ...document, inputs });
  if (!compiled.result) {
    const diagnostics = compiled.takeError()?.shortDiagnostics ?? [];
    return { fault: diagnostics.map(({ message }) => String(message)).join('; ') };
  }
  try {
    return {
      pdf: compiler.pdf(compiled.result, {
        pdfStandard: PdfStandard.UA_1,
        creationTimestamp: Date.parse(day) / 1000,
      }),
    };
  } catch (error) {
    return { fault: String(error) };
  }
}

const oneLetter = `#set document(title: "A letter")
#set text(font: "Inter", fallback: false)
#sys.inputs.letter`;

/** The first letter of a text that our fonts lack. Typst's own error does not say where it is. */
function findMissingLetter(text: string, day: string): string | undefined {
  const letters = new Set(
    Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment),
  );
  return [...letters].find(
    (letter) => 'fault' in setPdf({ mainFileContent: oneLetter }, { letter }, day),
  );
}

/**
 * Makes a PDF of a guide to print: tagged for screen readers (PDF/UA-1), with bookmarks, check boxes, and lines and tables to fill in.
 * The same guide gives the same bytes.
 *
 * @throws Error if no font has a letter of the guide, with its file and line, or if the result can't be PDF/UA.
 */
export function drawGuide(guide: Guide, { paper, siteName, origin }: PdfOptions): Buffer {
  const { title, description, content, type, publishedDate, updatedDate } = guide;
  const day = updatedDate ?? publishedDate;
  const kind = guideTypeLabel(type);
  const document: GuideDocument = {
    paper: papers.find(({ id }) => id === paper)?.typst ?? paper,
    site: siteName,
    title,
    description,
    facts: `${kind}  ·  ${formatDate(day, 'page')}`,
    keywords: ['boxing gym', kind.toLowerCase()],
    date: day.split('-').map(Number),
    blocks: readWorksheet(content),
  };
  const json = JSON.stringify(document, (_, value: unknown) =>
    isLink(value) ? { ...value, ...addressOf(value.href, origin) } : value,
  );
  const made = setPdf({ mainFilePath: template }, { guide: json }, day);
  if ('pdf' in made) return made.pdf;
  const letter = findMissingLetter(`${title}\n${description}\n${content}`, day);
  if (letter !== undefined) throw missingLetter('PDF', guideHref(guide), letter);
  throw new Error(
    `The PDF of ${guideHref(guide)} can't be made. Expected what PDF/UA allows. Received: ${made.fault}.`,
  );
}
