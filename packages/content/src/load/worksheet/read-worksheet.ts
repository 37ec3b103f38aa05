import {
  parseBlocks,
  type HeadingBlock,
  type Inline,
  type TextBlock,
} from '@cornerbell/markdown/parse';

/** A column of a grid to fill in. */
export interface WorksheetColumn {
  /** Its heading without a colon; may be empty. */
  readonly label: string;
  /** Its share of the width: the number of underscores of its blanks; 0 for text. */
  readonly blank: number;
  /** The unit after each blank, such as `%`; may be empty. */
  readonly unit: string;
}

/** Lines with the same blanks as a grid. Empty cells are to be filled in. */
export interface WorksheetGrid {
  readonly kind: 'grid';
  readonly columns: readonly WorksheetColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** A part of a guide as printed. */
export type WorksheetBlock =
  | HeadingBlock
  | TextBlock
  | WorksheetGrid
  | { readonly kind: 'bullets'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'lines'; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'checks';
      readonly items: readonly { readonly checked: boolean; readonly inlines: readonly Inline[] }[];
    };

/** A line split at its blanks. */
interface Form {
  /** A sentence before the first label. */
  readonly lead: string;
  readonly fields: readonly WorksheetColumn[];
  /** The text after the last blank. */
  readonly tail: string;
}

type List = Extract<ReturnType<typeof parseBlocks>[number], { kind: 'list' }>;

const units = /^%/;
const leadAndLabel = /^(.+[.?!]["”]?)\s+([^.?!]+)$/;

/** Splits a line at its blanks; `undefined` if it has none, or has a link. */
function readForm(inlines: readonly Inline[]): Form | undefined {
  if (!inlines.some(({ kind }) => kind === 'blank')) return undefined;
  if (inlines.some(({ kind }) => kind === 'link')) return undefined;
  const fields: WorksheetColumn[] = [];
  let lead = '';
  let label = '';
  for (const [index, { kind, text }] of inlines.entries()) {
    if (kind !== 'blank') {
      label = text.replace(units, '').trim();
      continue;
    }
    if (fields.length === 0) {
      const [, sentence, rest] = leadAndLabel.exec(label) ?? [];
      if (sentence !== undefined && rest !== undefined) {
        lead = sentence;
        label = rest;
      }
    }
    const unit = units.exec(inlines[index + 1]?.text ?? '')?.[0] ?? '';
    fields.push({ label: label.replace(/:$/, ''), blank: text.length, unit });
    label = '';
  }
  return { lead, fields, tail: label };
}

/** What the lines of a grid have in common. */
const signatureOf = ({ lead, fields, tail }: Form): string =>
  JSON.stringify([lead !== '', fields.map(({ label, unit }) => [label, unit]), tail]);

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Reads a line with values in place of a form's blanks. */
function readFilled(form: Form, text: string): readonly string[] | undefined {
  const parts = form.fields.map(
    ({ label, unit }) => `${escapePattern(label)}:?\\s+(.+?)${escapePattern(unit)}`,
  );
  const tail = form.tail === '' ? '' : `\\s+${escapePattern(form.tail)}`;
  const lead = form.lead === '' ? '' : '(.+[.?!]["”]?)\\s+';
  const [, ...values] = new RegExp(`^${lead}${parts.join('\\s+')}${tail}$`).exec(text) ?? [];
  return values.length === 0 ? undefined : values;
}

const textOf = (inlines: readonly Inline[]) => inlines.map(({ text }) => text).join('');

const isGrid = ({ fields }: Form) => fields.length > 1;

/** Splits `Reached: yes / no` into a label and the choices. */
function readTail(tail: string): readonly [label: string, text: string] {
  const [, label = '', text = tail] = /^([^:]+):\s+(.+)$/.exec(tail) ?? [];
  return [label, text];
}

const wordColumn = (label: string): WorksheetColumn => ({ label, blank: 0, unit: '' });

function toGrid(form: Form, rows: readonly (readonly string[])[], title: string): WorksheetGrid {
  const [tailLabel, tailText] = readTail(form.tail);
  return {
    kind: 'grid',
    columns: [
      ...(form.lead === '' ? [] : [wordColumn(title)]),
      ...form.fields,
      ...(form.tail === '' ? [] : [wordColumn(tailLabel)]),
    ],
    rows: form.tail === '' ? rows : rows.map((row) => [...row, tailText]),
  };
}

/** Every form that at least two neighbouring lines share, by its signature. */
function findForms(lists: readonly List[]): Map<string, Form> {
  const forms = new Map<string, Form>();
  for (const { items } of lists) {
    let before = '';
    for (const { checked, inlines } of items) {
      const form = checked === null ? readForm(inlines) : undefined;
      const signature = form && isGrid(form) ? signatureOf(form) : '';
      if (form && signature !== '' && signature === before) forms.set(signature, form);
      before = signature;
    }
  }
  return forms;
}

type Item = List['items'][number];

/** Neighbouring items of the same layout. */
interface Run {
  readonly kind: 'checks' | 'grid' | 'lines' | 'bullets';
  /** The form of a grid. */
  readonly form: Form | undefined;
  readonly items: Item[];
}

/** The form of an item, blank or filled in. */
function formOf({ checked, inlines }: Item, forms: ReadonlyMap<string, Form>): Form | undefined {
  if (checked !== null) return undefined;
  const own = readForm(inlines);
  if (own) return forms.get(signatureOf(own));
  const text = textOf(inlines);
  return [...forms.values()].find((form) => readFilled(form, text) !== undefined);
}

function cutRuns({ items }: List, forms: ReadonlyMap<string, Form>): readonly Run[] {
  const hasBlanks = items.some(({ inlines }) => inlines.some(({ kind }) => kind === 'blank'));
  const runs: Run[] = [];
  for (const item of items) {
    const form = formOf(item, forms);
    const plain = hasBlanks ? 'lines' : 'bullets';
    const kind = item.checked !== null ? 'checks' : form ? 'grid' : plain;
    const last = runs.at(-1);
    if (last?.kind === kind && last.form === form) last.items.push(item);
    else runs.push({ kind, form, items: [item] });
  }
  return runs;
}

function readRow(form: Form, { inlines }: Item): readonly string[] {
  const own = readForm(inlines);
  if (!own) return readFilled(form, textOf(inlines)) ?? [];
  return [...(own.lead === '' ? [] : [own.lead]), ...form.fields.map(() => '')];
}

function toBlock({ kind, form, items }: Run, title: string): WorksheetBlock {
  if (kind === 'grid' && form) {
    return toGrid(
      form,
      items.map((item) => readRow(form, item)),
      title,
    );
  }
  if (kind === 'checks') {
    return {
      kind,
      items: items.map(({ checked, inlines }) => ({ checked: checked === true, inlines })),
    };
  }
  return { kind: kind === 'lines' ? kind : 'bullets', items: items.map(({ inlines }) => inlines) };
}

/**
 * Reads a guide's body as a worksheet to fill in: neighbouring lines with the same blanks become a grid, as do filled-in examples of them;
 * other lines with `____` stay lines with blanks.
 *
 * @example
 * readWorksheet('- Start: ____ Class: ____\n- Start: ____ Class: ____');
 * // => [{ kind: 'grid', columns: [{ label: 'Start', … }, { label: 'Class', … }], rows: [['', ''], ['', '']] }]
 */
export function readWorksheet(source: string): readonly WorksheetBlock[] {
  const blocks = parseBlocks(source, { checkboxes: true, blanks: true });
  const forms = findForms(blocks.filter((block) => block.kind === 'list'));
  let title = '';
  return blocks.flatMap((block): readonly WorksheetBlock[] => {
    if (block.kind === 'heading') title = textOf(block.inlines).replace(/:.*/, '');
    // A picture is for the screen.
    if (block.kind === 'image') return [];
    if (block.kind !== 'list') return [block];
    return cutRuns(block, forms).map((run) => toBlock(run, title));
  });
}
