import { parseBlocks, parseInlines, type ImageBlock } from '@cornerbell/markdown/parse';
import type { ListItem, Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Finding, Message, Position } from '../load/finding.ts';
import { didYouMean } from '../load/nearest.ts';
import { asCode, asQuote, findingAt, type Prose } from '../load/prose.ts';
import { articlePictures } from '../schema/article-pictures.ts';
import { asTyped, inlineMarks, lineMarks, rightLink } from './typed-marks.ts';

/** What a text may hold. */
export interface Allowed {
  /** A `body` has blocks; a `line` is plain; a line `with-links` may have links. */
  readonly form: 'body' | 'line' | 'with-links';
  /** Whether `- [ ] ` becomes a checkbox. */
  readonly checkboxes?: boolean;
}

const extensions = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/**
 * Finds marks that would be printed, or shown in another way than Markdown shows them: parses the text as everybody's Markdown, and
 * reports each node that the line renderer does not render.
 */
export function checkMarks(prose: Prose, allowed: Allowed): Finding[] {
  const { text } = prose;
  const isBody = allowed.form === 'body';
  const lines = text.split('\n');
  let length = 0;
  const starts = lines.map((line) => (length += line.length + 1) - line.length - 1);
  // A field has no blocks: a word before each line keeps its start from being one.
  const indent = isBody ? 0 : fieldStart.length;
  const source = isBody
    ? withoutPlainParts(text).replaceAll(blank, (whole) => '\uFFFC'.repeat(whole.length))
    : lines.map((line) => (isPlain(line) ? '\n' : `${fieldStart}${line}\n`)).join('\n');
  if (source.trim() === '') return [];
  // A field has an empty line behind each of its lines.
  const indexOf = ({ line, column }: Position) =>
    (starts[isBody ? line - 1 : (line - 1) >> 1] ?? 0) + Math.max(0, column - 1 - indent);

  const faults = faultsIn(fromMarkdown(source, extensions), [], {
    allowed,
    sourceOf: ({ position }) =>
      position === undefined ? '' : text.slice(indexOf(position.start), indexOf(position.end)),
  });
  const parsed = source.split('\n');
  const typed = lines.flatMap((line, index) => {
    if (parsed[isBody ? index : index * 2] === '') return [];
    const start = starts[index] ?? 0;
    const isReported = faults.some(
      ({ point, end }) => indexOf(point) < start + line.length + 1 && start < indexOf(end),
    );
    return isReported
      ? []
      : typedMarks(line, allowed).map(({ rule, offset, message }) =>
          findingAt(prose, start + offset, rule, message),
        );
  });
  return faults
    .map(({ rule, point, message }) => findingAt(prose, indexOf(point), rule, message))
    .concat(typed);
}

const fieldStart = 'x ';

const markCharacter = /[*_`~<>&\\|[\]^{}\t]|:\/\/|www\.|@|==|\(\/|\s#+\s*$/i;
const link = /(?<!!)\[([^[\]]+)\]\(((?:\/(?!\/)|#|https?:\/\/|mailto:)[^\s\p{C}()[\]<>"]*)\)/gu;
/** A blank to fill in. */
const blank = /_{3,}/g;

/** Whether no character of a line could be a mark, links and blanks to fill in left out of account. */
function isPlain(line: string): boolean {
  const words = line.replaceAll(link, '$1').replaceAll(blank, '');
  return !markCharacter.test(words) && !/:[a-z_]+:/.test(words);
}

/**
 * Empties the paragraphs, headings and lists without any mark, line for line: parsing them would take ten times as long as all other
 * checks together.
 */
function withoutPlainParts(text: string): string {
  return text.replace(/[^\n]+(?:\n[^\n]+)*/g, (part) => {
    const lines = part.split('\n');
    const isList = lines.every((line) => line.startsWith('- '));
    const isSkipped =
      (lines.length === 1 || isList) &&
      lines.every((line) => {
        const words = line.replace(/^(?:#{1,3}|-) (?=\S)/, '');
        const isStart = /^[^\s\-+=#\d(]/.test(words) && !/^[a-z]{1,4}[.)]/i.test(words);
        return isStart && isPlain(words) && !lineMarks.some(({ pattern }) => pattern.test(words));
      });
    return isSkipped ? '\n'.repeat(lines.length - 1) : part;
  });
}

interface Fault {
  readonly rule: string;
  readonly point: Position;
  /** Where it ends; the lines until then have no further finding. */
  readonly end: Position;
  readonly message: Message;
}

interface Context {
  readonly allowed: Allowed;
  readonly sourceOf: (node: Nodes) => string;
}

const pictureNames = `the names are ${articlePictures.join(', ')}`;

const reference = [
  'literal-reference',
  'write `[words](/address)` where it is used, or say it in the text',
] as const;

/** The nodes that the line renderer never knows: the rule, and what to write instead. */
const unknownNodes: Readonly<Record<string, readonly [rule: string, instead: string]>> = {
  html: ['literal-html', 'remove the tag'],
  thematicBreak: ['literal-rule', 'remove it; a heading separates parts'],
  table: ['literal-table', 'write one list item per row'],
  delete: ['literal-strike', 'remove it, or the marks'],
  code: ['literal-code', 'write list items, without marks and spaces before them'],
  inlineCode: ['literal-code', 'write it in “quotes”, or plain'],
  definition: reference,
  footnoteDefinition: reference,
  footnoteReference: reference,
  linkReference: reference,
  imageReference: reference,
};

/** What the line renderer shows differently in a node, and in the nodes inside it. */
function faultsIn(node: Nodes, parents: readonly Parents[], context: Context): Fault[] {
  const source = context.sourceOf(node);
  const start = node.position?.start ?? { line: 1, column: 1 };
  const end = node.position?.end ?? start;
  const printed = (rule: string, instead: string, written = source, point = start): Fault[] => [
    { rule, point, end, message: asTyped(written, instead) },
  ];
  const fault = (rule: string, ...message: Message): Fault[] => [
    { rule, point: start, end, message },
  ];
  const inside = () =>
    'children' in node
      ? node.children.flatMap((child) => faultsIn(child, [...parents, node], context))
      : [];
  const rendered = parseBlocks(source, { checkboxes: true })[0];
  const isLine = parents.length === 2 && parents[1]?.children.length === 1;

  const unknown = unknownNodes[node.type];
  if (unknown !== undefined) return printed(...unknown);
  switch (node.type) {
    case 'paragraph': {
      if (parents.length === 1 && start.column > 1) {
        const wrong = `${asQuote(source)} is indented, which changes nothing`;
        return fault('literal-nested', wrong, 'write it at the start of the line');
      }
      return [...(end.line > start.line ? [wrappedAt(start.line + 1)] : []), ...inside()];
    }
    case 'heading':
      return [...headingFaults(), ...inside()];
    case 'listItem':
      return [...itemFaults(node), ...inside()];
    case 'blockquote': {
      const words = source.replace(/^>\s?/, '').trim();
      return printed('literal-quote', `write ${asCode(`*${words}*`)}, a line in italics`);
    }
    case 'strong':
      return isLine && rendered?.kind === 'strong'
        ? inside()
        : printed('literal-bold', wholeLine('**'));
    case 'emphasis':
      return isLine && rendered?.kind === 'emphasis'
        ? inside()
        : printed('literal-italic', wholeLine('*'));
    case 'image':
      if (!isLine || rendered?.kind !== 'image')
        return printed('literal-image', `write a line \`![what it shows](name)\`: ${pictureNames}`);
      return rendered.src.startsWith('/') ? [] : imageFaults(rendered);
    case 'link':
      return [...linkFaults(), ...inside()];
    case 'break':
      return source.startsWith('\\') ? printed('literal-escape', 'remove it') : [];
    default:
      return inside();
  }

  function wholeLine(mark: string): string {
    const words = source.replace(/^[*_]+|[*_]+$/g, '');
    return `write ${asCode(words)}, or give it a line of its own, ${asCode(`${mark}${words}${mark}`)}`;
  }

  function headingFaults(): Fault[] {
    const words = source.replace(/^#+\s*|\s*#*$/g, '').split('\n')[0] ?? '';
    if (words === '')
      return printed('empty-heading', 'write the text of the heading after it, or remove the line');
    const isHeading =
      start.column === 1 &&
      rendered?.kind === 'heading' &&
      !/\s#+\s*$/.test(source) &&
      parents.length === 1;
    if (isHeading) return [];
    const [marks = ''] = /^#+/.exec(source) ?? [];
    const write = `write ${asCode(`${marks.slice(0, 3) || '##'} ${words}`)} at the start of a line`;
    const point = marks === '' ? { line: end.line, column: 1 } : start;
    return printed('literal-heading', write, source, point);
  }

  function itemFaults({ checked, children }: ListItem): Fault[] {
    const [first = ''] = source.split('\n');
    const words = first.replace(/^(?:[-*+]|\d+[.)])\s*(?:\[[ xX]\]\s*)?/, '');
    const write = `write ${asCode(`- ${words || 'what the item says'}`)}`;
    if (parents.length > 2 || start.column > 1)
      return printed('literal-nested', `${write} at the start of a line: lists have one level`);
    if (/^\d/.test(first)) return printed('literal-number', `${write}, or a heading`, first);
    if (!/^- \s*\S/.test(first)) return printed('literal-bullet', write, first);
    if (typeof checked === 'boolean' && context.allowed.checkboxes !== true)
      return printed('literal-checkbox', `${write}; only guides have checkboxes`, first);
    if (typeof checked === 'boolean' && !/^- \[[ x]\] \S/.test(first)) {
      const box = asCode(`- [${checked ? 'x' : ' '}] ${words}`);
      return printed('literal-checkbox', `write ${box}`, first);
    }
    const [, second] = children;
    if (second?.type !== 'paragraph') return [];
    const instead = 'write it at the start of a line: an item has one paragraph';
    return printed('literal-nested', instead, context.sourceOf(second), second.position?.start);
  }

  function imageFaults({ src: name, alt }: ImageBlock): Fault[] {
    if (!articlePictures.some((one) => one === name)) {
      const instead = `write another: ${pictureNames}.${didYouMean(name, articlePictures)}`;
      return fault('missing-image', `${asQuote(name)} is not a picture of the site`, instead);
    }
    if (alt !== '') return [];
    const wrong = `The picture ${asQuote(name)} has no alternative text`;
    return fault('missing-alt', wrong, `write ${asCode(`![what it shows](${name})`)}`);
  }

  function linkFaults(): Fault[] {
    const [words = '', address = ''] = /^\[(.*)\]\((.*)\)$/s.exec(source)?.slice(1) ?? [];
    if (!source.startsWith('[')) {
      const url = node.type === 'link' ? node.url.replace(/^http:/, 'https:') : '';
      return printed('literal-address', `write ${asCode(`[words](${url})`)}`);
    }
    if (context.allowed.form === 'line') {
      const instead = `write ${asCode(words)}, and link from a body or a field with an \`href\``;
      return printed('literal-link', instead);
    }
    const [inline, ...more] = parseInlines(source);
    const isLink = inline?.kind === 'link' && more.length === 0;
    return isLink ? [] : printed('literal-link', rightLink(words, address));
  }
}

function wrappedAt(line: number): Fault {
  return {
    rule: 'wrapped-paragraph',
    point: { line, column: 1 },
    end: { line, column: 2 },
    message: [
      'The line continues the one before, but every line is shown as a paragraph of its own',
      'write both on one line, or a blank line between them',
    ],
  };
}

/** The marks of a line that neither Markdown nor the line renderer knows. */
function typedMarks(line: string, { form, checkboxes }: Allowed) {
  if (form === 'body' && line.startsWith('![') && parseBlocks(line)[0]?.kind === 'image') return [];
  const block = /^(?:#{1,3}|-) (?=\S)/.exec(line)?.[0] ?? '';
  const isBox = checkboxes === true && /^- \[[ x]\] \S/.test(line);
  let words = line.replaceAll(link, (whole) => ' '.repeat(whole.length));
  const wrapped = /^(\*\*?)([^*]*)\1$/.exec(words);
  if (wrapped) words = `${' '.repeat(wrapped[1]?.length ?? 0)}${wrapped[2]}`;
  if (form === 'body' && !isBox) {
    const text = words.slice(block.length);
    for (const { rule, pattern, instead } of lineMarks) {
      const match = pattern.exec(text);
      if (match === null) continue;
      return [{ rule, offset: block.length, message: asTyped(match[0], instead(match)) }];
    }
  }
  const found: { rule: string; offset: number; message: Message }[] = [];
  for (const { rule, pattern, instead } of inlineMarks) {
    for (const match of words.matchAll(pattern)) {
      found.push({ rule, offset: match.index, message: asTyped(match[0], instead(match)) });
      words =
        words.slice(0, match.index) +
        ' '.repeat(match[0].length) +
        words.slice(match.index + match[0].length);
    }
  }
  return found;
}
