import type { Finding } from '../load/finding.ts';
import { templates } from '../schema/templates.ts';
import type { Document } from '../load/read-document.ts';
import { asQuote, findingAt, type Prose } from '../load/prose.ts';

/** The sentences of the templates; their headings and single words may stay in a finished text. */
const sentences = new Set(
  Object.values(templates)
    .flatMap(({ fields, body }) => [...Object.values(fields).flat(), ...body.split('\n')])
    .filter((line) => line.includes(' ') && !line.startsWith('#')),
);

const placeholder = /\b(?:TODO|TBD|FIXME|XXX+)\b|\b[Ll]orem [Ii]psum\b/;

/** Finds template sentences and placeholders in what is published. */
export function checkTemplate({
  raw,
  yaml,
  body,
}: Document & { readonly body?: Prose }): Finding[] {
  const isHidden = raw['status'] === 'draft' || raw['status'] === 'unlisted';
  return isHidden ? [] : [...yaml.texts, ...(body ? [body] : [])].flatMap(templateTextIn);
}

function templateTextIn(prose: Prose): Finding[] {
  return [...prose.text.matchAll(/.+/g)].flatMap(({ 0: line, index }) => {
    const isSentence = sentences.has(line.trim());
    const [found] = isSentence ? [line] : (placeholder.exec(line) ?? []);
    if (found === undefined) return [];
    const what = isSentence ? 'a sentence of the template' : 'a placeholder';
    const instead = 'write your own words, or `status: draft` until they are there';
    const message = [`${asQuote(found)} is ${what}`, instead] as const;
    return findingAt(prose, index + line.indexOf(found), 'template-text', message);
  });
}
