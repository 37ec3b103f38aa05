import { headings, type HeadingEntry } from '@cornerbell/markdown/parse';
import type { Finding } from '../load/finding.ts';
import type { Article, Line } from './article.ts';
import { asCode, asQuote, findingAt, linePassage } from './passage.ts';

interface Heading extends HeadingEntry {
  readonly line: Line;
}

const isHeading = ({ raw, filled }: Line) => raw[0] === '#' && headings(filled).length > 0;

/** The headings of a body with facts filled in. */
function headingsOf(body: readonly Line[]): Heading[] {
  const lines = body.filter(isHeading);
  const entries = headings(lines.map(({ filled }) => filled).join('\n'));
  return entries.flatMap((entry, index) => {
    const line = lines[index];
    return line === undefined ? [] : [{ ...entry, line }];
  });
}

/** The anchors of a body's headings. */
export const anchorsOf = (body: readonly Line[]): string[] => headingsOf(body).map(({ id }) => id);

/**
 * Checks the headings of a body: only the page's title is of level 1, no level is skipped, and each heading has its own anchor.
 *
 * @param pageAnchors - The anchors that every page has.
 */
export function checkHeadings(article: Article, pageAnchors: readonly string[] = []): Finding[] {
  const findings: Finding[] = [];
  let before = 1;
  for (const { line, level, text, id: anchor } of headingsOf(article.body)) {
    const passage = linePassage(article.file, line.number, line.raw);
    const words = line.raw.slice(level + 1).trim();
    if (level === 1) {
      findings.push(
        findingAt(passage, 0, 'second-h1', [
          `${asQuote(line.raw)} is a heading of level 1, which only the page's title may be`,
          `write ${asCode(`## ${words}`)}`,
        ]),
      );
    } else if (level > before + 1) {
      findings.push(
        findingAt(passage, 0, 'heading-level', [
          `${asQuote(line.raw)} is of level ${level}, but ${before === 1 ? 'there is no heading of level 2 before it' : `the one before is of level ${before}`}`,
          `write ${asCode(`${'#'.repeat(before + 1)} ${words}`)}`,
        ]),
      );
    }
    if (text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text)) {
      findings.push(
        findingAt(passage, 0, 'heading-anchor', [
          `${asQuote(line.raw)} has no letters, so it cannot be linked to`,
          'write it in words',
        ]),
      );
    } else if (pageAnchors.includes(anchor)) {
      findings.push(
        findingAt(passage, 0, 'heading-anchor', [
          `${asQuote(line.raw)} would have the anchor ${asQuote(anchor)}, which the page has already`,
          'choose another heading',
        ]),
      );
    }
    before = Math.max(level, 1);
  }
  return findings;
}
