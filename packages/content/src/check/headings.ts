import type { Finding } from '../loader/finding.ts';
import type { Article, Line } from './article.ts';
import { headingIds } from './heading-ids.ts';
import { findLinks } from './find-links.ts';
import { asCode, asQuote, findingAt, linePassage } from './passage.ts';

type Heading = { readonly line: Line; readonly level: number; readonly text: string };

/** The lines of a body that the line renderer makes headings of, facts filled in. */
function headingsOf(body: readonly Line[]): Heading[] {
  return body.flatMap((line): Heading[] => {
    if (line.raw[0] !== '#') return [];
    const [, marks, text] = /^(#{1,3}) (.*)$/.exec(line.filled.trimEnd()) ?? [];
    return marks === undefined || text === undefined ? [] : [{ line, level: marks.length, text }];
  });
}

/** The anchors that a body's headings give its page. Specification §2. */
export function anchorsOf(body: readonly Line[]): string[] {
  return headingIds(headingsOf(body).map(({ text }) => withoutLinks(text)));
}

/**
 * The anchors that the headings of a Markdown body get on its page, in order. Specification §2.
 *
 * @example
 * headingAnchors('## Set the cap\n\n## Set the cap') // => ['set-the-cap', 'set-the-cap-2']
 */
export function headingAnchors(markdown: string): string[] {
  const body = markdown
    .split(/\r\n?|\n/)
    .map((raw, index): Line => ({ number: index + 1, raw, filled: raw }));
  return anchorsOf(body);
}

/**
 * The order and the anchors of a body's headings: the title of the page is its only heading of the first level, none skips a level,
 * and each has an anchor of its own.
 *
 * @param pageAnchors - The anchors that every page has.
 */
export function checkHeadings(article: Article, pageAnchors: readonly string[] = []): Finding[] {
  const findings: Finding[] = [];
  const anchors = anchorsOf(article.body);
  let before = 1;
  for (const [index, { line, level, text }] of headingsOf(article.body).entries()) {
    const passage = linePassage(article.file, line.number, line.raw);
    const words = line.raw.slice(level + 1).trim();
    if (level === 1) {
      findings.push(
        findingAt(passage, 0, 'second-h1', [
          `${asQuote(line.raw)} is a heading of the first level, and the title of the page is that already`,
          `write ${asCode(`## ${words}`)}`,
        ]),
      );
    } else if (level > before + 1) {
      findings.push(
        findingAt(passage, 0, 'heading-level', [
          `${asQuote(line.raw)} is of level ${level}, but ${before === 1 ? 'no heading of level 2 stands before it' : `the one before is of level ${before}`}`,
          `write ${asCode(`${'#'.repeat(before + 1)} ${words}`)}`,
        ]),
      );
    }
    const anchor = anchors[index] ?? '';
    if (text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text)) {
      findings.push(
        findingAt(passage, 0, 'heading-anchor', [
          `${asQuote(line.raw)} has no letters, so nobody could link to it`,
          'write it in words',
        ]),
      );
    } else if (pageAnchors.includes(anchor)) {
      findings.push(
        findingAt(passage, 0, 'heading-anchor', [
          `${asQuote(line.raw)} would have the anchor ${asQuote(anchor)}, which the page has already`,
          'write the heading in other words',
        ]),
      );
    }
    before = Math.max(level, 1);
  }
  return findings;
}

function withoutLinks(text: string): string {
  let plain = '';
  let printed = 0;
  for (const { index, length, label } of findLinks(text)) {
    plain += text.slice(printed, index) + label;
    printed = index + length;
  }
  return plain + text.slice(printed);
}
