import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { guideTypeLabel, type Guide } from '@cornerbell/content';
import { parseBlocks } from '@cornerbell/markdown/parse';
import type { Block, ImageBlock, Inline, ListBlock, ListItem } from '@cornerbell/markdown/parse';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { fontFiles } from '../font-files.ts';
import { papers, type Paper } from './list-downloads.ts';
import { previewSize } from './previews.ts';

/** The options of `drawGuide`. */
export interface PdfOptions {
  readonly paper: Paper;
  readonly siteName: string;
  /** The site's origin, such as `https://example.com`. */
  readonly origin: string;
  /** The content folder, whose `images/` has the pictures. */
  readonly contentFolder: string;
}

/** A list, or the part of one that is printed in the same way. */
interface PrintedList {
  readonly kind: 'checks' | 'lines' | 'bullets' | 'numbers';
  /** The number of the first item. */
  readonly start: number;
  readonly items: (Omit<ListItem, 'list'> & { readonly below: readonly PrintedList[] })[];
}

/** A picture of the author, by the name of its file. */
interface Photo {
  readonly kind: 'photo';
  readonly file: string;
  readonly alt: string;
  readonly caption: string;
}

/** A block of Markdown; stills are left out. */
type PrintedBlock = Exclude<Block, { kind: 'list' | 'image' }> | PrintedList | Photo;

/** The input of `guide.typ`. */
interface GuideDocument extends Pick<Guide, 'title' | 'description'> {
  readonly paper: string;
  readonly site: string;
  /** The kind of guide and its date, in a line. */
  readonly facts: string;
  readonly keywords: readonly string[];
  /** Year, month and day. */
  readonly date: readonly number[];
  /** Links have `printed`, the address to read, and `to`, the address to follow, if any. */
  readonly blocks: readonly PrintedBlock[];
}

const workspace = join(import.meta.dirname, 'pdf');
const template = join(workspace, 'guide.typ');
const fontBlobs = Object.values(fontFiles).map((file) => readFileSync(file));
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });

/** The address of a link, to read on paper and to follow in the file. */
function addressOf(href: string, origin: string) {
  const full = href.startsWith('/') ? `${origin}${href}` : href;
  return {
    printed: full.replace(/^https?:\/\/(?:www\.)?|^mailto:/, ''),
    ...(/^(?:https?|mailto):/.test(full) && { to: full }),
  };
}

const isLink = (value: unknown): value is Extract<Inline, { kind: 'link' }> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'link';

const hasBlank = (inlines: readonly Inline[]): boolean =>
  inlines.some(
    (inline) => inline.kind === 'blank' || ('inlines' in inline && hasBlank(inline.inlines)),
  );

/** Cuts a list into check boxes, numbers, and bullets or, if one has a blank, lines to fill in. */
function cutList({ start, items }: ListBlock): readonly PrintedList[] {
  const unnumbered = items.some(({ inlines }) => hasBlank(inlines)) ? 'lines' : 'bullets';
  const plain = start === null ? unnumbered : 'numbers';
  const runs: PrintedList[] = [];
  for (const [index, { checked, inlines, list }] of items.entries()) {
    const kind = checked === null ? plain : 'checks';
    const item = { checked, inlines, below: list === null ? [] : cutList(list) };
    const last = runs.at(-1);
    if (last?.kind === kind) last.items.push(item);
    else runs.push({ kind, start: (start ?? 1) + index, items: [item] });
  }
  return runs;
}

/** Gives Typst the file of a picture, if it is there. */
function readPhoto({ src, alt, caption }: ImageBlock, folder: string): Photo[] {
  const path = join(folder, src);
  if (!src.startsWith('/') || !existsSync(path)) return [];
  const file = basename(src);
  compiler.mapShadow(join(workspace, file), readFileSync(path));
  return [{ kind: 'photo', file, alt, caption: caption ?? alt }];
}

const failure = ({ slug }: Guide, fault: unknown) =>
  new Error(`The PDF of the guide "${slug}" can't be drawn: ${String(fault)}.`);

/** The day of a guide's last change, `YYYY-MM-DD`. */
const dayOf = ({ publishedDate, updated }: Guide) => updated?.iso ?? publishedDate;

/** Sets a guide in pages. */
function setGuide(guide: Guide, { paper, siteName, origin, contentFolder }: PdfOptions) {
  const { title, description, content, type, dates, updated } = guide;
  const kind = guideTypeLabel(type);
  const document: GuideDocument = {
    paper: papers.find(({ id }) => id === paper)?.typst ?? paper,
    site: siteName,
    title,
    description,
    facts: `${kind}  ·  ${updated?.text ?? dates.page}`,
    keywords: ['boxing gym', kind.toLowerCase()],
    date: dayOf(guide).split('-').map(Number),
    blocks: parseBlocks(content, { checkboxes: true, blanks: true }).flatMap(
      (block): readonly PrintedBlock[] => {
        if (block.kind === 'image') return readPhoto(block, contentFolder);
        return block.kind === 'list' ? cutList(block) : [block];
      },
    ),
  };
  const json = JSON.stringify(document, (_, value: unknown) =>
    isLink(value) ? { ...value, ...addressOf(value.href, origin) } : value,
  );
  const compiled = compiler.compile({ mainFilePath: template, inputs: { guide: json } });
  if (compiled.result) return compiled.result;
  const diagnostics = compiled.takeError()?.shortDiagnostics ?? [];
  throw failure(guide, diagnostics.map(({ message }) => String(message)).join('; '));
}

/**
 * Draws a PDF of a guide: tagged for screen readers (PDF/UA-1), with bookmarks, check boxes, and
 * lines to fill in. The same guide gives the same bytes.
 *
 * @throws Error if Typst can't compile the guide, or the result can't be PDF/UA.
 */
export function drawGuide(guide: Guide, options: PdfOptions): Buffer {
  const pages = setGuide(guide, options);
  try {
    return compiler.pdf(pages, {
      pdfStandard: PdfStandard.UA_1,
      creationTimestamp: Date.parse(dayOf(guide)) / 1000,
    });
  } catch (error) {
    throw failure(guide, error);
  }
}

/**
 * Draws the top of a guide's first page as a WebP of the size `previewSize`.
 *
 * @throws Error if Typst can't compile the guide.
 */
export function drawPreview(guide: Guide, options: Omit<PdfOptions, 'paper'>): Promise<Buffer> {
  // All pages, one below the other.
  const svg = compiler.plainSvg(setGuide(guide, { ...options, paper: 'a4' }));
  return sharp(Buffer.from(svg))
    .resize({ width: previewSize.width })
    .extract({ left: 0, top: 0, ...previewSize })
    .flatten({ background: 'white' })
    .webp()
    .toBuffer();
}
