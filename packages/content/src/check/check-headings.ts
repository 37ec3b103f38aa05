import { headings } from '@cornerbell/markdown/parse';
import type { Finding } from '../load/finding.ts';
import { asCode, asQuote, findingAt } from '../load/prose.ts';
import type { Article } from './article.ts';

/** The anchors that every page of the site has. */
const pageAnchors = new Set([
  'main',
  'root',
  'reload',
  'unsent',
  ...['subscribed', 'invalid', 'failed', 'limited'].map((status) => `newsletter-${status}`),
]);

/** Checks the headings of a body: only the page's title is of level 1, no level is skipped, and each heading has its own anchor. */
export function checkHeadings({ body, content }: Article): Finding[] {
  const lines = [...body.text.matchAll(/^#{1,3} +\S.*$/gm)];
  let before = 1;
  return headings(content).flatMap(({ level, text, id }, nth): Finding[] => {
    const { 0: written = '', index = 0 } = lines[nth] ?? {};
    const parent = before;
    before = level;
    const words = written.slice(level + 1).trim();
    const report = (
      rule: 'second-h1' | 'heading-level' | 'heading-anchor',
      wrong: string,
      right: string,
    ) => [findingAt(body, index, rule, [`${asQuote(written)} ${wrong}`, right])];
    if (level === 1)
      return report(
        'second-h1',
        "is a heading of level 1, which only the page's title may be",
        `write ${asCode(`## ${words}`)}`,
      );
    if (level > parent + 1)
      return report(
        'heading-level',
        `is of level ${level}, but ${parent === 1 ? 'there is no heading of level 2 before it' : `the one before is of level ${parent}`}`,
        `write ${asCode(`${'#'.repeat(parent + 1)} ${words}`)}`,
      );
    if (!/[\p{L}\p{N}]/u.test(text))
      return report(
        'heading-anchor',
        'has no letters, so it cannot be linked to',
        'write it in words',
      );
    return pageAnchors.has(id)
      ? report(
          'heading-anchor',
          `would have the anchor ${asQuote(id)}, which the page has already`,
          'choose another heading',
        )
      : [];
  });
}
