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
  const schema = schemaOf(file);
  const yaml: Format = {
    fromFile: (text) => toForm(schema, parse(text)),
    toFile: (value) => canonicalYaml(schema, fromForm(schema, value)),
  };
  if (!file.endsWith('.md')) return yaml;
  return {
    fromFile(text) {
      const [, front = '', body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(`${text}\n`) ?? [];
      // Sveltia gives a field that is left out the value of a new text, which would unpublish it.
      const status = entriesOf(schema)?.['status'] && { status: '' };
      return { ...status, ...Object(yaml.fromFile(front)), body: body.trim() };
    },
    toFile(value) {
      const { body = '', ...front } = value as { readonly body?: string };
      return `---\n${yaml.toFile(front)}---\n\n${body.trim()}\n`;
    },
  };
}

/** What a form shows of a value: a map as a list, because its names have dots, and a range as `1, 2`. */
function toForm(schema: v.GenericSchema | undefined, value: unknown): unknown {
  const map = mapOf(schema);
  if (map)
    return Object.entries(value as object).map(([name, each]) => ({
      name,
      ...Object(toForm(map, each)),
    }));
  if (Array.isArray(value) && schema?.type === 'union') return value.join(', ');
  return withParts(schema, value, toForm);
}

/** What a form says as the schema has it: the same back, without empty optional fields, and with numbers that were typed as text. */
function fromForm(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (schema?.type === 'nullable' && isEmpty(value)) return null;
  if (typeof value === 'string') return numbersIn(schema, value);
  const map = mapOf(schema);
  if (map)
    return Object.fromEntries(
      (value as { name: string }[]).map(({ name, ...each }) => [name, fromForm(map, each)]),
    );
  return withParts(schema, value, fromForm);
}

/** The schema of the values of a map. */
const mapOf = (schema: v.GenericSchema | undefined) =>
  schema && 'value' in schema ? (schema.value as v.GenericSchema) : undefined;

/** The number, or the range of two, that a text says if the schema has one; else the text. */
function numbersIn(schema: v.GenericSchema | undefined, text: string): unknown {
  if (!schema || !/^-?\d+(?:\.\d+)?(?:, -?\d+(?:\.\d+)?)?$/.test(text)) return text;
  const numbers = text.split(', ').map(Number);
  const meant = numbers.length > 1 ? numbers : numbers[0];
  return v.is(schema, meant) ? meant : text;
}

/** A value with each of its parts changed, except for empty optional ones, which are left out. */
function withParts(
  schema: v.GenericSchema | undefined,
  value: unknown,
  change: (schema: v.GenericSchema | undefined, part: unknown) => unknown,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const whole = schema && (unwrap(schema) ?? schema);
  if (Array.isArray(value)) {
    const item = whole && 'item' in whole ? (whole.item as v.GenericSchema) : undefined;
    return value.map((each: unknown) => change(item, each));
  }
  const filled = Object.entries(value).filter(([, part]) => !isEmpty(part));
  const entries = entriesOf(whole && optionOf(whole, Object.fromEntries(filled)));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const entry = entries?.[name] as v.GenericSchema | undefined;
      // The options of a union differ in the fields that they need.
      const isNeeded = entry && entry.type !== 'optional' && whole?.type !== 'union';
      return isEmpty(part) && !isNeeded ? [] : [[name, change(entry, part)]];
    }),
  );
}

/** Whether a form has nothing for a field. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value ?? {}).every(isEmpty));
