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
    const isSentence = sentences.has(line.trim()) || opening.test(line);
    const [found] = isSentence ? [line] : (placeholder.exec(line) ?? []);
    if (found === undefined) return [];
    const what = isSentence ? 'a sentence of the template' : 'a placeholder';
    const instead = 'write your own words, or `status: draft` until they are there';
    const message = [`${asQuote(found)} is ${what}`, instead] as const;
    return findingAt(prose, index + line.indexOf(found), 'template-text', message);
  });
}
