import * as v from 'valibot';
import { fileFinding, makeFinding, type Finding } from './finding.ts';
import { didYouMean } from './nearest.ts';
import { nameOf, type FieldPath, type YamlText } from './read-yaml.ts';
import { entriesOf, optionOf, unwrap } from '../schema/schema-parts.ts';
import { describeField } from '../schema/site/describe-field.ts';
import { show, toYaml } from './show.ts';

/** Checks a value by its schema: each missing, unknown or invalid field is a finding. */
export function checkSchema<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  file: string,
  yaml: YamlText,
): { fields: v.InferOutput<Schema> | undefined; findings: readonly Finding[] } {
  // Valibot takes a list for an object.
  const received = 'entries' in schema && Array.isArray(value) ? 'a list' : value;
  const result = v.safeParse(schema, received, { abortPipeEarly: true });
  return result.success
    ? { fields: result.output, findings: [] }
    : {
        fields: undefined,
        findings: result.issues.map((issue) => toFinding(schema, issue, file, yaml)),
      };
}

/** An issue of Valibot as a finding. */
function toFinding(
  root: v.GenericSchema,
  issue: v.BaseIssue<unknown>,
  file: string,
  yaml: YamlText,
): Finding {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const parent = schemaAt(root, path.slice(0, -1), issue);
  if (issue.expected === 'never') {
    const names = Object.keys(entriesOf(parent) ?? {});
    return makeFinding(file, yaml.locate(path, 'name'), 'unknown-field', [
      `${show(nameOf(path))} is not a field`,
      `remove the line, or write one of ${names.join(', ')}.${didYouMean(String(path.at(-1)), names)}`,
    ]);
  }
  const schema = schemaAt(root, path, issue);
  const isAbsent = issue.input === undefined && path.length > 0;
  const isEmpty = isAbsent || (issue.input === null && path.length > 0);
  const rule = isEmpty ? 'missing-field' : ruleOf(issue);
  const received = isAbsent ? 'missing' : show(issue.path?.at(-1)?.value ?? issue.input);
  const remark = rule === 'impossible-date' ? ', a day that does not exist' : '';
  const message = [
    `${path.length === 0 ? 'The text' : nameOf(path)} is ${received}${remark}`,
    `write ${expectation(schema, issue, file, path)}`,
  ] as const;
  // A missing field has no position: the finding is at what should have it.
  if (isAbsent && path.length === 1) return fileFinding(file, rule, message);
  const position = isAbsent ? yaml.locate(path.slice(0, -1), 'name') : yaml.locate(path, 'value');
  return makeFinding(file, position, rule, message);
}

function ruleOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'check') return 'impossible-date';
  const isChoice = issue.type === 'picklist' && typeof issue.input === 'string';
  return issue.kind === 'schema' && !isChoice ? 'wrong-type' : 'wrong-value';
}

/** What to write, from the description and the example of the field. */
function expectation(
  schema: v.GenericSchema | undefined,
  issue: v.BaseIssue<unknown>,
  file: string,
  path: FieldPath,
): string {
  const name = String(path.at(-1) ?? '');
  const form = issue.message.startsWith('Invalid') ? '' : issue.message;
  // An item of a list has no name, and the sentence about the list says nothing about it.
  const description =
    typeof path.at(-1) === 'string'
      ? describeField(file, path, schema).description
      : schema && v.getDescription(schema);
  // A missing field is an issue of the object around it.
  const expected = schema?.expects ?? issue.expected;
  const meaning = description === undefined ? typeName(expected) : phrase(description);
  if (issue.type === 'picklist' && schema && 'options' in schema) {
    const options = (schema.options as unknown[]).map(String);
    const near = typeof issue.input === 'string' ? didYouMean(issue.input, options) : '';
    return `one of ${options.join(', ')}.${near}`;
  }
  const [example]: readonly unknown[] = schema ? v.getExamples(schema) : [];
  if (example === undefined && issue.input === undefined)
    return `the line \`${name}: …\`, ${meaning}.`;
  const shown = example === undefined ? '' : `, for example \`${name}: ${toYaml(example)}\``;
  const wanted = schema && schema.type !== 'string' && description ? `${typeName(expected)}: ` : '';
  return `${wanted}${meaning}${form && `; it ${form}`}${shown}.`;
}

/** A sentence as part of another: without its capital and full stop. */
const phrase = (sentence: string) =>
  `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`.replace(/\.$/, '');

/** The expected type in words. */
function typeName(expected: string | null): string {
  const names: Readonly<Record<string, string>> = {
    string: 'a text',
    number: 'a number',
    boolean: 'true or false',
    Array: 'a list, each item after "- "',
    Object: '`name: value` lines',
  };
  return (expected ?? 'another value')
    .replace(/^\(|\)$/g, '')
    .split(' | ')
    .map((one) => names[one] ?? one)
    .join(' or ');
}

/** The schema of a value inside another, without what makes it optional. */
function schemaAt(
  root: v.GenericSchema,
  path: FieldPath,
  issue: v.BaseIssue<unknown>,
): v.GenericSchema | undefined {
  let schema: v.GenericSchema | undefined = unwrap(root);
  for (const [depth, step] of path.entries()) {
    if (schema === undefined) return undefined;
    const one = optionOf(schema, issue.path?.[depth]?.input);
    if ('item' in one) schema = unwrap(one.item as v.GenericSchema);
    else if ('value' in one) schema = unwrap(one.value as v.GenericSchema);
    else schema = unwrap(entriesOf(one)?.[step]);
  }
  return schema;
}
