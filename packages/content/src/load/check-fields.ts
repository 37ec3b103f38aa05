import * as v from 'valibot';
import type { Finding, Rule } from './finding.ts';
import { didYouMean } from './nearest.ts';
import type { FieldPath, YamlText } from './read-yaml.ts';
import { show, toYaml } from './show.ts';

/** A schema of fields. */
export type FieldsSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** The position of the checked value. */
export interface FieldsContext {
  readonly file: string;
  readonly yaml: YamlText;
  /** The path of the value inside the YAML text; empty for the whole. */
  readonly path: FieldPath;
  /** The expected kind of value, for messages: `a post`. */
  readonly what: string;
}

/**
 * Checks a value against its schema and reports every missing, unknown or invalid field at its position.
 *
 * @returns The schema's output, or the findings.
 */
export function checkFields<Schema extends FieldsSchema>(
  schema: Schema,
  value: unknown,
  context: FieldsContext,
): { ok: true; output: v.InferOutput<Schema> } | { ok: false; findings: Finding[] } {
  if (!isRecord(value)) {
    return { ok: false, findings: [notFields(schema, value, context)] };
  }
  const unknown = Object.keys(value)
    .filter((name) => !Object.hasOwn(schema.entries, name))
    .map((name) => unknownField(schema, name, context));
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (result.success && unknown.length === 0) return { ok: true, output: result.output };
  const wrong = result.issues?.map((issue) => wrongField(schema, issue, context)) ?? [];
  return { ok: false, findings: [...unknown, ...wrong] };
}

/** Whether a value is a group of named fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notFields(schema: FieldsSchema, value: unknown, context: FieldsContext): Finding {
  return {
    file: context.file,
    ...context.yaml.locate(context.path, 'value'),
    rule: 'wrong-type',
    message: `${sentenceCase(context.what)} is ${show(value)} → write \`name: value\` lines for ${Object.keys(schema.entries).join(', ')}.`,
  };
}

function unknownField(schema: FieldsSchema, name: string, context: FieldsContext): Finding {
  const names = Object.keys(schema.entries);
  return {
    file: context.file,
    ...context.yaml.locate([...context.path, name], 'name'),
    rule: 'unknown-field',
    message: `${show(name)} is not a field of ${context.what} → write one of ${names.join(', ')}.${didYouMean(name, names)}`,
  };
}

function wrongField(
  schema: FieldsSchema,
  issue: v.BaseIssue<unknown>,
  context: FieldsContext,
): Finding {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const [first = '', item] = path;
  const name = String(first);
  const entry = unwrap(schema.entries[name]);
  const isAbsent = item === undefined && issue.input === undefined;
  const isMissing = item === undefined && (issue.input ?? null) === null;
  const rule = isMissing ? 'missing-field' : ruleOf(issue, name);
  const subject = typeof item === 'number' ? `Item ${item + 1} of ${name}` : name;
  const received = isAbsent ? 'missing' : show(issue.input);
  const remark = rule === 'impossible-date' ? ', a day that does not exist' : '';
  return {
    file: context.file,
    ...(isAbsent
      ? startOfFields(context)
      : context.yaml.locate([...context.path, ...path], 'value')),
    rule,
    message: `${subject} is ${received}${remark} → ${expectation(name, entry)}${hint(issue, entry)}`,
  };
}

/** The position for a missing field: where the fields begin. */
function startOfFields(context: FieldsContext): { line: number; column: number } {
  return context.path.length === 0
    ? { line: 1, column: 1 }
    : context.yaml.locate(context.path, 'value');
}

function ruleOf(issue: v.BaseIssue<unknown>, name: string): Rule {
  if (issue.type === 'check') return 'impossible-date';
  if (issue.kind !== 'schema') return 'wrong-value';
  if (issue.type !== 'picklist' || typeof issue.input !== 'string') return 'wrong-type';
  if (name === 'category') return 'unknown-category';
  return name === 'type' ? 'unknown-type' : 'wrong-value';
}

function expectation(name: string, entry: v.GenericSchema | undefined): string {
  if (entry === undefined) return 'write another value.';
  const meaning = v.getDescription(entry) ?? 'another value';
  const [example, ...others]: readonly unknown[] = v.getExamples(entry);
  // A closed list has every id as an example, and they are in its description too.
  const isClosedList = others.length > 0;
  return example === undefined || isClosedList
    ? `write ${meaning}.`
    : `write ${meaning}, for example \`${name}: ${toYaml(example)}\`.`;
}

function hint(issue: v.BaseIssue<unknown>, entry: v.GenericSchema | undefined): string {
  if (entry === undefined || issue.type !== 'picklist' || typeof issue.input !== 'string')
    return '';
  return didYouMean(issue.input, v.getExamples(entry).map(String));
}

/** An optional field has its description and examples in the wrapped schema. */
function unwrap(entry: v.GenericSchema | undefined): v.GenericSchema | undefined {
  return entry !== undefined && isOptional(entry) ? entry.wrapped : entry;
}

function isOptional(entry: v.GenericSchema): entry is v.OptionalSchema<v.GenericSchema, undefined> {
  return entry.type === 'optional';
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
