import { isSafeAddress } from '@cornerbell/markdown/parse';
import type { Finding } from '../load/finding.ts';
import type { Article, Line } from './article.ts';
import { blockMarks, fence } from './block-marks.ts';
import { findBrokenLinks, findLinks, type TextLink } from './find-links.ts';
import { imageMark, inlineMarks } from './inline-marks.ts';
import { allInvisibles, invisibles } from './invisible.ts';
import { asCode, asQuote, findingAt, linePassage, type Passage } from './passage.ts';

// A line without any of these characters cannot match a mark below.
const anyMark = /[•·–—▪◦●‣*_`~|<>&[\\#=+]|\d[.)]\s|^\s|^-[^ ]|^-$|^- ?\[|https?:|www\./i;

/** Finds all markup in a body that the Markdown renderer would print literally, with what to write instead. */
export function checkMarks(article: Article): Finding[] {
  const findings: Finding[] = [];
  const checkboxes = article.kind === 'guides';
  let before = '';
  let isInCode = false;
  let isInTable = false;
  for (const line of article.body) {
    const text = line.raw.trimEnd();
    const previous = before;
    before = text;
    if (fence.test(text)) {
      if (!isInCode) findings.push(fenceFinding(article.file, line));
      isInCode = !isInCode;
      continue;
    }
    if (isInCode) continue;
    if (isWrapped(previous, text)) findings.push(wrapFinding(article.file, line, previous));
    if (!anyMark.test(text)) {
      isInTable = false;
      continue;
    }
    const passage = linePassage(article.file, line.number, text);
    const block = findBlockMark(passage.text, { before: previous, checkboxes });
    const isRow = block?.rule === 'literal-table';
    // All rows of a table are one finding.
    if (block !== undefined && !(isRow && isInTable))
      findings.push(findingAt(passage, block.index, block.rule, block.message));
    isInTable = isRow;
    if (block?.whole !== true) findings.push(...checkInlineMarks(inside(passage)));
  }
  return findings;
}

/**
 * Finds unsupported markup inside a line.
 *
 * @param passage - The line, with everything but its text replaced by spaces.
 * @param hasLinks - Whether `[text](address)` becomes a link.
 */
export function checkInlineMarks(passage: Passage, hasLinks = true): Finding[] {
  if (!anyMark.test(passage.text)) return [];
  const findings: Finding[] = [];
  let { text } = passage;
  const take = (index: number, length: number) => {
    text = text.slice(0, index) + ' '.repeat(length) + text.slice(index + length);
  };
  for (const match of text.matchAll(imageMark)) {
    const [whole, alt = '', address = ''] = match;
    const isNamed = alt.trim() !== '';
    findings.push(
      findingAt(passage, match.index, 'literal-image', [
        `${asQuote(whole)} is not shown as a picture and would be printed${isNamed ? '' : '; it has no alternative text either'}`,
        `write ${asCode(isNamed ? `[${alt}](${address})` : `[what the picture shows](${address})`)} to link to it`,
      ]),
    );
    take(match.index, whole.length);
  }
  const links = findLinks(text);
  const broken = findBrokenLinks(text);
  for (const link of links) {
    if (!hasLinks) {
      findings.push(
        findingAt(passage, link.index, 'literal-link', [
          `${asQuote(text.slice(link.index, link.index + link.length))} is not a link here and would be printed`,
          `write ${asCode(link.label)}, and link from the body of a text or from a field with an \`href\``,
        ]),
      );
    }
    take(link.index, link.length);
  }
  for (const link of broken) {
    findings.push(
      findingAt(passage, link.index, 'literal-link', [
        `${asQuote(text.slice(link.index, link.index + link.length))} is not a link, because ${whyNoLink(link)}; it would be printed`,
        `write ${asCode(asLink(link))}`,
      ]),
    );
    take(link.index, link.length);
  }
  for (const { rule, pattern, message } of inlineMarks) {
    for (const match of text.matchAll(pattern)) {
      findings.push(findingAt(passage, match.index, rule, message(match)));
      take(match.index, match[0].length);
    }
  }
  return findings;
}

function findBlockMark(
  text: string,
  context: Parameters<(typeof blockMarks)[number]['message']>[1],
) {
  for (const { rule, pattern, message: messageOf, whole } of blockMarks) {
    const match = pattern.exec(text);
    const message = match === null ? undefined : messageOf(match, context);
    if (match !== null && message !== undefined) {
      return { rule, message, whole: whole === true, index: match[0].search(/\S/) };
    }
  }
  return undefined;
}

/** A line without the mark that makes it an item, a heading, bold or italic. */
function inside(passage: Passage): Passage {
  const { text } = passage;
  const isWrappedIn = (mark: string) =>
    text.length > 2 * mark.length &&
    text.startsWith(mark) &&
    text.indexOf(mark, mark.length) === text.length - mark.length &&
    text.slice(mark.length, -mark.length).trim() !== '';
  const mark = isWrappedIn('**') ? '**' : isWrappedIn('*') ? '*' : '';
  if (mark !== '') {
    const words = ' '.repeat(mark.length) + text.slice(mark.length, -mark.length);
    return { ...passage, text: words };
  }
  const [start = ''] = /^\s*(?:[*+-]\s+|>+\s?|#+\s+|\d{1,9}[.)]\s+)?/.exec(text) ?? [];
  return { ...passage, text: ' '.repeat(start.length) + text.slice(start.length) };
}

function fenceFinding(file: string, { number, raw }: Line): Finding {
  return findingAt(linePassage(file, number, raw), raw.search(/\S/), 'literal-code', [
    `${asQuote(raw)} opens a code block, which is not supported; its lines would be paragraphs`,
    'write the lines as list items, without the marks',
  ]);
}

const plainStart = /^[\p{L}\p{N}"“‘'([\uFFFC{]/u;

/** Whether a line continues the sentence of the previous line. */
function isWrapped(before: string, text: string): boolean {
  if (before === '' || !/^[\p{Ll}]/u.test(text)) return false;
  return plainStart.test(before) && /[\p{L}\p{N},;–—-]$/u.test(before);
}

function wrapFinding(file: string, { number, raw }: Line, before: string): Finding {
  return findingAt(
    linePassage(file, number, raw),
    0,
    'wrapped-paragraph',
    [
      'the line continues the previous one, but every line is a paragraph of its own',
      `write both on one line, ${asCode(`…${before.slice(-24)} ${raw.trim().slice(0, 30)}…`)}`,
    ],
    'warning',
  );
}

function whyNoLink({ label, address }: TextLink): string {
  if (label.trim() === '') return 'it has no text';
  if (address.trim() === '') return 'it has no address';
  if (invisibles.test(address)) return 'its address has an invisible character';
  if (/^\S+\s+["'(]/.test(address)) return 'an address cannot have a title';
  if (/[\s()]/.test(address)) return 'an address cannot have spaces or parentheses';
  return 'an address must begin with https://, mailto:, / or #';
}

function asLink({ label, address: written }: TextLink): string {
  const address = written.replaceAll(allInvisibles, '');
  const words = label.trim() === '' ? 'words' : label;
  const [bare = ''] = /^\S+(?=\s+["'(])/.exec(address) ?? [address.trim()];
  const clean = bare.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29');
  if (isSafeAddress(clean)) return `[${words}](${clean})`;
  if (clean === '' || /^[a-z]+:/i.test(clean)) return `[${words}](/…)`;
  if (clean.includes('@')) return `[${words}](mailto:${clean})`;
  if (/^(?:\/\/|www\.)/.test(clean)) return `[${words}](https://${clean.replace(/^\/\//, '')})`;
  return `[${words}](/${clean.replace(/^(?:\.{0,2}\/)+/, '')})`;
}
