import {
  dateForm,
  describeField,
  entriesOf,
  imageLimits,
  unwrap,
} from '@cornerbell/content/schemas';
import type * as v from 'valibot';
import { schemaOf } from './format.ts';

/** What a field looks like. */
export interface Widget {
  readonly widget: string;
  readonly fields?: readonly Field[] | undefined;
  readonly [option: string]: unknown;
}

/** A field of Sveltia's configuration; its documentation describes the options. */
export interface Field extends Widget {
  readonly name: string;
}

/** The parts of Valibot's schemas that decide what a field looks like. */
interface Parts {
  readonly type: string;
  readonly pipe?: readonly Omit<Parts, 'pipe'>[];
  readonly requirement?: unknown;
  readonly message?: unknown;
  readonly options?: readonly v.GenericSchema[];
  readonly item?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly key?: string;
  readonly literal?: unknown;
}

const partsOf = (schema: unknown) => schema as Parts;

/** The names of texts that need several lines. */
const longTexts =
  /answer|bio|description|excerpt|lead|note|paragraphs|quote|text|features|points$/i;

const numberOrFact = [
  String.raw`^(-?\d+(\.\d+)?|\{\{fact:[\w.]+\}\})$`,
  'It must be a number, or a fact such as {{fact:pilot.spots}}.',
];

/** What the items of a list are called by: the first of these fields that they have. */
const titles = ['title', 'label', 'name', 'question', 'what', 'job', 'value', 'id'];

/**
 * The fields of a file, or of several with `*` in the path.
 *
 * @throws Error for a kind of schema that the editor has no field for.
 */
export function fieldsOf(file: string): readonly Field[] {
  const whole = fieldOf(schemaOf(file), file, [file.replace(/^.*\/|\.\w+$/g, '')]);
  // Only a file that is a list has a field for the whole.
  return whole.widget === 'object' ? (whole.fields ?? []) : [{ ...whole, root: true }];
}

function fieldOf(schema: v.GenericSchema, file: string, path: readonly string[]): Field {
  const inner = unwrap(schema) ?? schema;
  const { title, description } = describeField(file, path, schema);
  return {
    name: path.at(-1) ?? '',
    label: title,
    hint: description,
    required: inner === schema,
    ...widgetOf(inner, file, path),
  };
}

function widgetOf(schema: v.GenericSchema, file: string, path: readonly string[]): Widget {
  const { type, options = [], item, value, key = '', literal, pipe = [] } = partsOf(schema);
  const fieldsIn = (part: v.GenericSchema) =>
    Object.entries(entriesOf(part) ?? {}).map(([name, entry]) =>
      fieldOf(entry as v.GenericSchema, file, [...path, name]),
    );
  switch (type) {
    case 'string':
      return textWidget(pipe, path);
    case 'number':
      // A text, because the copy of a page may say a fact instead.
      return file.startsWith('site/')
        ? { widget: 'string', pattern: numberOrFact }
        : { widget: 'number' };
    case 'boolean':
      return { widget: 'boolean' };
    case 'picklist':
      return { widget: 'select', options };
    case 'literal':
      return { widget: 'hidden', default: literal };
    case 'strict_object':
    case 'object':
      return { widget: 'object', collapsed: true, fields: fieldsIn(schema) };
    case 'union': {
      // One of several objects has the fields of the first; what all of them need is for the check.
      const fields = options[0] ? fieldsIn(options[0]) : [];
      if (fields.length === 0) return textWidget(pipe, path);
      return { widget: 'object', fields: fields.map((field) => ({ ...field, required: false })) };
    }
    case 'variant': {
      const types = options.map((option) => {
        const name = partsOf(entriesOf(option)?.[key]).literal;
        const fields = fieldsIn(option).filter((field) => field.name !== key);
        return { name, widget: 'object', fields };
      });
      return { widget: 'object', typeKey: key, types };
    }
    case 'record':
    case 'array': {
      const each = item ?? value;
      if (!each) break;
      const { widget, fields, ...field } = fieldOf(each, file, path);
      // An empty list is a value, unless the schema asks for an item.
      const mayBeEmpty = !pipe.some((part) => part.type === 'min_length' && part.requirement !== 0);
      const list = { widget: 'list', ...(mayBeEmpty && { required: false }) };
      if (!fields) return { ...list, field: { ...field, widget } };
      const all = item ? fields : [{ name: 'name', label: 'Name', widget: 'string' }, ...fields];
      const title = titles.find((name) => all.some((part) => part.name === name));
      return { ...list, collapsed: true, summary: `{{fields.${title}}}`, fields: all };
    }
  }
  throw new Error(`The editor has no field for ${file}, ${path.join('.')}: it is a ${type}.`);
}

function textWidget(pipe: readonly Parts[], path: readonly string[]): Widget {
  if (pipe.some(({ type }) => type === 'starts_with')) {
    const accept = imageLimits.types.map((type) => `.${type}`).join();
    return { widget: 'image', accept, choose_url: false };
  }
  const form = pipe.find(({ requirement }) => requirement instanceof RegExp);
  if (form?.requirement === dateForm)
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const { requirement, message = 'has the form that it has in other files' } = form ?? {};
  const pattern = requirement instanceof RegExp && [
    requirement.source,
    `Expected a text that ${String(message)}.`,
  ];
  return {
    widget: longTexts.test(path.at(-1) ?? '') ? 'text' : 'string',
    ...(pattern && { pattern }),
  };
}
