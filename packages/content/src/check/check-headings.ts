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

/** Finds headings of level 1, which is the title's, skipped levels, and anchors that are taken. */
export function checkHeadings({ body, content }: Article): Finding[] {
  const lines = [...body.text.matchAll(/^#{1,3} +\S.*$/gm)];
  let before = 1;
  return headings(content).flatMap(({ level, text, id }, nth): Finding[] => {
    const { 0: written = '', index = 0 } = lines[nth] ?? {};
    const parent = before;
    before = level;
    const words = written.slice(level + 1).trim();
    const report = (rule: string, wrong: string, instead: string) => [
      findingAt(body, index, rule, [`${asQuote(written)} ${wrong}`, instead]),
    ];
    const headingOf = (right: number) => `write ${asCode(`${'#'.repeat(right)} ${words}`)}`;
    if (level === 1)
      return report('second-h1', 'has level 1, which is reserved for the title', headingOf(2));
    if (level > parent + 1)
      return report(
        'heading-level',
        `has level ${level} below a heading of level ${parent}`,
        headingOf(parent + 1),
      );
    if (!/[\p{L}\p{N}]/u.test(text))
      return report('heading-anchor', 'has no letters to link to', 'write it in words');
    if (!pageAnchors.has(id)) return [];
    const wrong = `would have the anchor ${asQuote(id)}, which the page already has`;
    return report('heading-anchor', wrong, 'choose another heading');
  });
}
