import { toYaml } from '../../load/show.ts';
import { guideTemplate, postTemplate } from '../../schema/templates.ts';
import { splitTags, type Kind } from './fields.ts';

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
  const status = answers['status'] ?? 'unlisted';
  const fields: Record<Kind, Readonly<Record<string, unknown>>> = {
    post: {
      id,
      title: answers['title'],
      excerpt: answers['excerpt'],
      author: answers['author'],
      category: answers['category'],
      tags: splitTags(answers['tags'] ?? ''),
      status,
      publishedDate: day,
      featured: false,
      relatedPosts: [],
    },
    guide: {
      id,
      title: answers['title'],
      description: answers['description'],
      excerpt: answers['excerpt'],
      type: answers['type'],
      status,
      publishedDate: day,
      featured: false,
      relatedGuides: [],
    },
    faq: {
      question: answers['question'],
      group: answers['group'],
      status,
      publishedDate: day,
    },
  };
  const body = { post: postTemplate, guide: guideTemplate, faq: `${answers['answer']}\n` }[kind];
  const lines = Object.entries(fields[kind]).map(([name, value]) => `${name}: ${toYaml(value)}`);
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
