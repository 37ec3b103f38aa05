import {
  canonicalYaml,
  entriesOf,
  fileSchemas,
  optionOf,
  unwrap,
} from '@cornerbell/content/schemas';
import * as v from 'valibot';
import { parse } from 'yaml';

/** Reads and writes the files of one schema, in the one style of all files. */
export interface Format {
  readonly fromFile: (text: string) => unknown;
  readonly toFile: (value: unknown) => string;
}

/** The key of a file in `fileSchemas`: its path, or one with `*` for its name. */
const keyOf = (file: string) => (file in fileSchemas ? file : file.replace(/[^/]+(?=\.\w+$)/, '*'));

/** The schema of a file. */
export const schemaOf = (file: string): v.GenericSchema => fileSchemas[keyOf(file)] ?? v.never();

/** The name of a file's format; Sveltia looks for a body only where it ends in `-frontmatter`. */
export const formatName = (file: string): string =>
  file.endsWith('.md') ? `${keyOf(file)}-frontmatter` : keyOf(file);

/** The format of a file; the text below a front matter is the field `body`. */
export function formatOf(file: string): Format {
  const yaml: Format = {
    fromFile: (text) => parse(text) as unknown,
    toFile: (value) => canonicalYaml(schemaOf(file), fromForm(schemaOf(file), value)),
  };
  if (!file.endsWith('.md')) return yaml;
  return {
    fromFile(text) {
      const [, front = '', body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(`${text}\n`) ?? [];
      // Sveltia gives a field that is left out the value of a new text, which would unpublish it.
      const status = entriesOf(schemaOf(file))?.['status'] && { status: '' };
      return { ...status, ...Object(yaml.fromFile(front)), body: body.trim() };
    },
    toFile(value) {
      const { body = '', ...front } = value as { readonly body?: string };
      return `---\n${yaml.toFile(front)}---\n\n${body.trim()}\n`;
    },
  };
}

const number = /^-?\d+(?:\.\d+)?$/;

/** Whether a form has nothing for a field. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value ?? {}).every(isEmpty));

/** What a form says as the schema has it: without empty optional fields, and with numbers that were typed as text. */
function fromForm(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (schema?.type === 'nullable' && isEmpty(value)) return null;
  const inner = schema && (unwrap(schema) ?? schema);
  if (typeof value === 'string')
    return inner && number.test(value) && v.is(inner, Number(value)) ? Number(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const one = inner && optionOf(inner, value);
  if (Array.isArray(value)) {
    const item = one && 'item' in one ? (one.item as v.GenericSchema) : undefined;
    return value.map((each: unknown) => fromForm(item, each));
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const entry = entriesOf(one)?.[name] as v.GenericSchema | undefined;
      return entry?.type === 'optional' && isEmpty(each) ? [] : [[name, fromForm(entry, each)]];
    }),
  );
}
