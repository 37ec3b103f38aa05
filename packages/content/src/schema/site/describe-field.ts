import * as v from 'valibot';
import { unwrap } from '../schema-parts.ts';

/** What a field is called, and what it is for. */
export interface FieldDescription {
  /** In sentence case. */
  readonly title: string;
  /** One sentence; `undefined` where the title says it all. */
  readonly description: string | undefined;
}

/** The fields that most pages have, by name; any other field is described beside its schema. */
const descriptions: Readonly<Record<string, string>> = {
  actions: 'The buttons, the most important first.',
  answer: 'What we answer; `[words](address)` is a link.',
  backLink: 'The link back to the overview.',
  caption: 'What the table or picture shows, for people who cannot see it.',
  closing: 'The call at the end of the page.',
  copied: 'After copying.',
  description: 'A line about it.',
  done: 'After it was sent; in the roadmap, a round that is over.',
  eyebrow: 'The short line above the title.',
  failed: 'If it cannot be sent.',
  features: 'The features, one a line.',
  fields: 'The fields of the form, in order.',
  head: 'What search results and the tab of the browser say.',
  hero: 'The top of the page.',
  href: 'The path on this site, `#anchor` or a full address with https.',
  id: 'The name in addresses and code, in lower case with hyphens; it stays as it is.',
  label: 'The words that are clicked or read beside it.',
  lead: 'The sentence under the title.',
  limited: 'If there were too many attempts.',
  link: 'A link to more.',
  messages: 'What is said after sending; in the plan, the messages to members.',
  missing: 'If a field is empty.',
  points: 'The points, one a line.',
  question: 'What a gym owner asks, with a question mark.',
  statuses: 'What the form says after it was sent without JavaScript.',
  text: 'The paragraph.',
  title: 'The heading.',
};

/**
 * The title and description of a field of a content file: those of its schema, else by its name.
 *
 * @param file - The path of the file, such as `site/pricing.yaml`.
 * @param path - The names and numbers from the file to the field.
 * @param schema - The schema of the field, if there is one.
 * @example
 * describeField('site/pricing.yaml', ['note', 'text'])
 * // => { title: 'Text', description: 'The paragraph.' }
 */
export function describeField(
  file: string,
  path: readonly (string | number)[],
  schema?: v.GenericSchema,
): FieldDescription {
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const own = schema && v.getDescription(unwrap(schema) ?? schema);
  const isPage = file.startsWith('site/') && !file.startsWith('site/samples/');
  return { title, description: own ?? (isPage ? descriptions[name] : undefined) };
}
