import { canonicalYaml } from '../../load/canonical-yaml.ts';
import { guideFrontMatter } from '../../schema/guide.ts';
import { postFrontMatter } from '../../schema/post.ts';
import { questionFrontMatter } from '../../schema/question.ts';
import { guideTemplate, postTemplate } from '../../schema/templates.ts';
import { splitTags } from './fields.ts';
import type { Kind } from './taken.ts';

/** The answers to the fields of a new text, by name. */
export type Answers = Readonly<Record<string, string>>;

/**
 * The file of a new text: valid front matter and a template as body.
 *
 * @param answers - Every field except the slug.
 * @param day - The day of publication, `YYYY-MM-DD`.
 */
export function writeText(kind: Kind, answers: Answers, day: string): string {
  const { tags, answer, status = 'unlisted', ...asked } = answers;
  const fields = {
    ...asked,
    ...(tags !== undefined && { tags: splitTags(tags) }),
    status,
    publishedDate: day,
  };
  const body = { post: postTemplate, guide: guideTemplate, faq: `${answer}\n` }[kind];
  const schema = { post: postFrontMatter, guide: guideFrontMatter, faq: questionFrontMatter([]) };
  return `---\n${canonicalYaml(schema[kind], fields)}---\n\n${body}`;
}
