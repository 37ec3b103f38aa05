import { toYaml } from '../../load/show.ts';
import { guideTemplate, postTemplate } from '../../schema/templates.ts';
import { splitTags } from './fields.ts';
import type { Kind } from './taken.ts';

/** The answers to the fields of a new text, by name. */
export type Answers = Readonly<Record<string, string>>;

/**
 * The file of a new text: valid front matter and a template as body.
 *
 * @param answers - Every field except the slug.
 * @param id - A free id.
 * @param day - The day of publication, `YYYY-MM-DD`.
 */
export function writeText(kind: Kind, answers: Answers, id: string, day: string): string {
  const { tags, answer, status = 'unlisted', ...asked } = answers;
  const fields = {
    ...(kind !== 'faq' && { id }),
    ...asked,
    ...(tags !== undefined && { tags: splitTags(tags) }),
    status,
    publishedDate: day,
    ...(kind !== 'faq' && { featured: false }),
    ...(kind === 'post' && { relatedPosts: [] }),
    ...(kind === 'guide' && { relatedGuides: [] }),
  };
  const body = { post: postTemplate, guide: guideTemplate, faq: `${answer}\n` }[kind];
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${toYaml(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

/**
 * The next free id of a kind: one more than the greatest number.
 *
 * @example
 * nextId(['2', '10', 'x']) // => '11'
 */
export function nextId(ids: readonly string[]): string {
  return String(Math.max(0, ...ids.map(Number).filter(Number.isInteger)) + 1);
}
