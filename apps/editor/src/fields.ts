import { describeField, entriesOf, fileSchemas, unwrap } from '@cornerbell/content/schemas';
import * as v from 'valibot';

/** Options of Sveltia's fields, which its documentation describes. */
type Widget = Readonly<Record<string, unknown>>;

/** A field of Sveltia's configuration. */
export type Field = Widget & { readonly name: string };

/** The parts of Valibot's schemas that decide what a field looks like. */
interface Parts {
  readonly type: string;
  readonly pipe?: readonly { readonly requirement?: unknown; readonly message?: unknown }[];
  readonly options?: readonly v.GenericSchema[];
  readonly item?: v.GenericSchema;
  readonly key?: string;
  readonly literal?: unknown;
}

const partsOf = (schema: unknown) => schema as Parts;

/** The names of texts that need several lines. */
const longTexts =
  /answer|bio|description|excerpt|lead|note|paragraphs|quote|text|features|points$/i;

/**
 * The fields of a file, or of several with `*` in the path.
 *
 * @throws Error for a kind of schema that the editor has no field for.
 */
export function fieldsOf(file: string): readonly Field[] {
  const schema = fileSchemas[file] ?? v.never();
  const name = file.replace(/^.*\/|\.\w+$/g, '');
  // Only a file that is a list has a field for the whole.
  return schema.type === 'array'
    ? [{ ...fieldOf(schema, file, [name]), root: true }]
    : fieldsIn(schema, file, []);
}

const fieldsIn = (schema: v.GenericSchema, file: string, path: readonly string[]) =>
  Object.entries(entriesOf(schema) ?? {})
    // A variant is chosen by its type, not in a field.
    .filter(([, entry]) => entry.type !== 'literal')
    .map(([name, entry]) => fieldOf(entry as v.GenericSchema, file, [...path, name]));

function fieldOf(schema: v.GenericSchema, file: string, path: readonly string[]): Field {
  const inner = unwrap(schema) ?? schema;
  const required = inner === schema;
  const { title, description } = describeField(file, path, schema);
  const shownAs = v.getMetadata(inner)['shownAs'] as Widget | undefined;
  return {
    name: path.at(-1) ?? '',
    label: title,
    // Sveltia warns of them where nothing is shown.
    ...(shownAs?.['widget'] !== 'hidden' && { hint: description, required }),
    ...(shownAs ?? widgetOf(inner, file, path, required)),
  };
}

function widgetOf(
  schema: v.GenericSchema,
  file: string,
  path: readonly string[],
  required: boolean,
): Widget {
  const { type, options = [], item = v.never(), key = '', pipe = [] } = partsOf(schema);
  switch (type) {
    case 'string': {
      const form = pipe.find(({ requirement }) => requirement instanceof RegExp);
      const pattern = form?.requirement instanceof RegExp && [
        form.requirement.source,
        `Expected a text that ${String(form.message)}.`,
      ];
      const widget = longTexts.test(path.at(-1) ?? '') ? 'text' : 'string';
      return { widget, ...(pattern && { pattern }) };
    }
    // A number or a text.
    case 'union':
      return { widget: 'string' };
    case 'number':
      return { widget: 'number', value_type: 'float' };
    case 'boolean':
      // A switch that is off would be written where nothing was.
      return required
        ? { widget: 'boolean' }
        : { widget: 'select', options: [{ label: 'Yes', value: true }] };
    case 'picklist':
      return { widget: 'select', options };
    case 'strict_object':
      return { widget: 'object', collapsed: true, fields: fieldsIn(schema, file, path) };
    case 'variant': {
      const types = options.map((option) => {
        const name = partsOf(entriesOf(option)?.[key]).literal;
        return { name, widget: 'object', fields: fieldsIn(option, file, path) };
      });
      return { widget: 'object', typeKey: key, types };
    }
    case 'array': {
      const { fields, types, typeKey, ...field } = fieldOf(item, file, path);
      if (types) return { widget: 'list', collapsed: true, typeKey, types };
      return { widget: 'list', ...(fields ? { collapsed: true, fields } : { field }) };
    }
  }
  throw new Error(`The editor has no field for ${file}, ${path.join('.')}: it is a ${type}.`);
}
