import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDate, guideTypeLabel, type Guide } from '@cornerbell/content';
import { readSheet, type SheetBlock } from '@cornerbell/content/library';
import type { Inline } from '@cornerbell/markdown';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { guideHref } from '../../src/library/card-data.ts';
import { fontFiles } from '../font-files.ts';
import { missingLetter } from '../missing-letter.ts';

/** The sizes of paper that every guide is set on: as file names, people and Typst have them. */
export const papers = [
  { id: 'a4', label: 'A4', typst: 'a4' },
  { id: 'letter', label: 'Letter', typst: 'us-letter' },
] as const;

/** What a guide's PDF is made from besides the guide. */
export interface PdfOptions {
  readonly paper: (typeof papers)[number]['id'];
  readonly siteName: string;
  /** The site's origin, such as `https://example.com`; without it, links are printed but lead nowhere. */
  readonly origin?: string | undefined;
}

/** What `guide.typ` reads. */
interface GuideSheet extends Pick<Guide, 'title' | 'description'> {
  readonly paper: string;
  readonly site: string;
  /** What it is and since when, in a line. */
  readonly facts: string;
  readonly keywords: readonly string[];
  /** Year, month and day. */
  readonly date: readonly number[];
  /** Links have `printed`, the address as people write it, and `to` where they lead anywhere. */
  readonly blocks: readonly SheetBlock[];
}

const workspace = join(import.meta.dirname, 'pdf');
const template = join(workspace, 'guide.typ');
const fontBlobs = Object.values(fontFiles).map((file) => readFileSync(file));
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });

/** Where a link leads from paper or from a file on somebody's disk. */
function addressOf(href: string, origin: string | undefined) {
  const full = href.startsWith('/') && origin !== undefined ? `${origin}${href}` : href;
  return {
    printed: full.replace(/^https?:\/\/(?:www\.)?|^mailto:/, ''),
    ...(/^(?:https?|mailto):/.test(full) && { to: full }),
  };
}

const isLink = (value: unknown): value is Extract<Inline, { kind: 'link' }> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'link';

/** Sets a document, or says why Typst refuses it. */
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

/** The first letter of a text that our fonts lack. Typst's refusal of a guide names no place in it. */
function findMissingLetter(text: string, day: string): string | undefined {
  const letters = new Set(
    Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment),
  );
  return [...letters].find(
    (letter) => 'fault' in setPdf({ mainFileContent: oneLetter }, { letter }, day),
  );
}

/**
 * Sets a guide as a PDF to print: tagged for screen readers (PDF/UA-1), with bookmarks, squares to tick, rules and tables to fill in. The
 * same guide gives the same bytes.
 *
 * @throws When the guide has a letter that no font has, naming its file and line, or can't be PDF/UA.
 */
export function drawGuide(guide: Guide, { paper, siteName, origin }: PdfOptions): Buffer {
  const { title, description, content, type, publishedDate, updatedDate } = guide;
  const day = updatedDate ?? publishedDate;
  const kind = guideTypeLabel(type);
  const sheet: GuideSheet = {
    paper: papers.find(({ id }) => id === paper)?.typst ?? paper,
    site: siteName,
    title,
    description,
    facts: `${kind}  ·  ${formatDate(day, 'page')}`,
    keywords: ['boxing gym', kind.toLowerCase()],
    date: day.split('-').map(Number),
    blocks: readSheet(content),
  };
  const json = JSON.stringify(sheet, (_, value: unknown) =>
    isLink(value) ? { ...value, ...addressOf(value.href, origin) } : value,
  );
  const made = setPdf({ mainFilePath: template }, { guide: json }, day);
  if ('pdf' in made) return made.pdf;
  const letter = findMissingLetter(`${title}\n${description}\n${content}`, day);
  if (letter !== undefined) throw missingLetter('PDF', guideHref(guide), letter);
  throw new Error(
    `The PDF of ${guideHref(guide)} can't be set. Expected what PDF/UA allows. Received ${made.fault}.`,
  );
}
