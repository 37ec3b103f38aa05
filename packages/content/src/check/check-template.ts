import type { Finding } from '../load/finding.ts';
import { templates } from '../schema/templates.ts';
import type { Draft } from '../load/read-document.ts';
import { asQuote, findingAt, type Prose } from '../load/prose.ts';

/** The sentences of the templates; their headings may stay in a finished text. */
const sentences = new Set(
  Object.values(templates)
    .flatMap(({ body }) => body.split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** The first excerpt and description. */
const opening = /^Say in (?:one sentence of|a few words) /;
const placeholder = /\b(?:TODO|TBD|FIXME|XXX+)\b|\b[Ll]orem ipsum\b/;

/** Finds template sentences and placeholders in published texts. */
export function checkTemplate({ raw, yaml, body }: Draft): Finding[] {
  const { status = 'published' } = raw;
  return status === 'published' ? [...yaml.texts, body].flatMap(templateTextIn) : [];
}

function templateTextIn(prose: Prose): Finding[] {
  return [...prose.text.matchAll(/.+/g)].flatMap(({ 0: line, index }) => {
    if (sentences.has(line.trim()) || opening.test(line)) {
      return [
        findingAt(prose, index, 'template-text', [
          `${asQuote(line)} is a sentence of the template`,
          'write your own, or `status: draft` until it is there',
        ]),
      ];
    }
    const [found] = placeholder.exec(line) ?? [];
    return found === undefined
      ? []
      : [
          findingAt(prose, index + line.indexOf(found), 'template-text', [
            `${asQuote(found)} is a placeholder`,
            'write it, or `status: draft` until it is there',
          ]),
        ];
  });
}
