import type { Finding } from '../load/finding.ts';
import { guideTemplate, postTemplate } from '../schema/templates.ts';
import type { Article } from './article.ts';
import { asQuote, findingAt, linePassage } from './passage.ts';

/** The sentences of the templates; their headings may stay in a finished text. */
const sentences = new Set(
  `${postTemplate}${guideTemplate}`
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

const placeholder = /\b(?:TODO|TBD|FIXME|XXX+)\b|\b[Ll]orem ipsum\b/;

/** Finds template sentences and placeholders in published texts. */
export function checkTemplate({ file, fields, frontMatter, body }: Article): Finding[] {
  const { status = 'published' } = fields;
  if (status !== 'published') return [];
  return [...frontMatter, ...body].flatMap(({ number, raw }) => {
    const passage = linePassage(file, number, raw);
    if (sentences.has(raw.trim())) {
      return [
        findingAt(passage, 0, 'template-text', [
          `${asQuote(raw)} is a sentence of the template`,
          'write your own, or `status: draft` until it is there',
        ]),
      ];
    }
    const [found] = placeholder.exec(raw) ?? [];
    return found === undefined
      ? []
      : [
          findingAt(passage, raw.indexOf(found), 'template-text', [
            `${asQuote(found)} is a placeholder`,
            'write it, or `status: draft` until it is there',
          ]),
        ];
  });
}
