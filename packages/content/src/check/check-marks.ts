import { isSafeAddress, parseBlocks, parseInlines } from '@cornerbell/markdown/parse';
import type { ListItem, Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Finding, Message, Position } from '../load/finding.ts';
import { didYouMean } from '../load/nearest.ts';
import { asCode, asQuote, findingAt, type Prose } from '../load/prose.ts';
import { inlineMarks, lineMarks, mendedAddress } from './typed-marks.ts';

/** What a text may hold. */
export interface Allowed {
  /** A `body` has blocks; a `line` is plain; a line `with-links` may have links. */
  readonly form: 'body' | 'line' | 'with-links';
  /** Whether `- [ ] ` becomes a checkbox. */
  readonly checkboxes?: boolean;
  /** The names of the pictures that the site has. */
  readonly pictures?: readonly string[];
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
  const typed = lines.flatMap((line, index) => {
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

const reference = [
  'literal-reference',
  'a reference',
  'write `[words](/address)` where it is used, or say it in the text',
] as const;

/** The nodes that the line renderer never knows: the rule, what they are, and what to write instead. */
const unknownNodes: Readonly<Record<string, readonly [string, string, string]>> = {
  html: ['literal-html', 'HTML', 'remove the tag'],
  thematicBreak: ['literal-rule', 'a line across', 'remove it; a heading separates parts'],
  table: ['literal-table', 'a table', 'write one list item per row'],
  delete: ['literal-strike', 'struck out', 'remove it, or the marks'],
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
  const fault = (
    rule: string,
    wrong: string,
    instead: string,
    point: Position = start,
  ): Fault[] => [{ rule, point, end, message: [wrong, instead] }];
  const inside = () =>
    'children' in node
      ? node.children.flatMap((child) => faultsIn(child, [...parents, node], context))
      : [];
  const printed = (rule: string, what: string, instead: string) =>
    fault(rule, `${asQuote(source)} is ${what}, and its marks would be printed`, instead);
  const rendered = parseBlocks(source, { checkboxes: true })[0];
  const isLine = parents.length === 2 && parents[1]?.children.length === 1;

  const unknown = unknownNodes[node.type];
  if (unknown !== undefined) return printed(...unknown);
  switch (node.type) {
    case 'paragraph': {
      const { line } = start;
      if (parents.length === 1 && start.column > 1) {
        return fault(
          'literal-nested',
          `${asQuote(source)} is indented, which changes nothing`,
          'write it at the start of the line',
        );
      }
      if (end.line === line) return inside();
      const wrapped: Fault = {
        rule: 'wrapped-paragraph',
        point: { line: line + 1, column: 1 },
        end: { line: line + 1, column: 2 },
        message: [
          'The line continues the one before, but every line is shown as a paragraph of its own',
          'write both on one line, or a blank line between them',
        ],
      };
      return [wrapped, ...inside()];
    }
    case 'heading':
      return [...headingFaults(), ...inside()];
    case 'list':
      return inside();
    case 'listItem':
      return [...itemFaults(node), ...inside()];
    case 'blockquote':
      return fault(
        'literal-quote',
        'A block quote would be a paragraph that begins with `>`',
        `write ${asCode(`*${source.replace(/^>\s?/, '').trim()}*`)}, a line in italics`,
      );
    case 'code':
      return fault(
        'literal-code',
        `${asQuote(source)} is code, and would be shown as a paragraph with its marks`,
        'write the lines as list items, without marks and spaces before them',
      );
    case 'inlineCode':
      return printed('literal-code', 'code', `write ${asQuote(node.value)} in quotes, or plain`);
    case 'strong':
      return isLine && rendered?.kind === 'strong'
        ? inside()
        : printed('literal-bold', 'bold inside a line', wholeLine('**'));
    case 'emphasis':
      return isLine && rendered?.kind === 'emphasis'
        ? inside()
        : printed('literal-italic', 'italic inside a line', wholeLine('*'));
    case 'image':
      return isLine
        ? imageFaults(node.alt ?? '', node.url)
        : printed(
            'literal-image',
            'a picture inside a line',
            'give it a line of its own, `![what it shows](name)`',
          );
    case 'link':
      return [...linkFaults(), ...inside()];
    case 'break':
      return source.startsWith('\\')
        ? fault('literal-escape', 'A backslash at the end of a line would be printed', 'remove it')
        : [];
    default:
      return inside();
  }

  function wholeLine(mark: string): string {
    const words = source.replace(/^[*_]+|[*_]+$/g, '');
    return `write ${asCode(words)}, or give it a line of its own, ${asCode(`${mark}${words}${mark}`)}`;
  }

  function headingFaults(): Fault[] {
    const words = source.replace(/^#+\s*|\s*#*$/g, '').split('\n')[0] ?? '';
    if (!source.startsWith('#'))
      return fault(
        'literal-heading',
        'A line under a text does not make a heading and would be printed',
        `remove it and write ${asCode(`## ${words}`)}`,
        { line: end.line, column: 1 },
      );
    if (words === '')
      return fault(
        'empty-heading',
        `${asQuote(source)} has no text`,
        'write the text of the heading after it, or remove the line',
      );
    const isHeading =
      start.column === 1 &&
      rendered?.kind === 'heading' &&
      !/\s#+\s*$/.test(source) &&
      parents.length === 1;
    if (isHeading) return [];
    const level = '#'.repeat(Math.min(3, /^#+/.exec(source)?.[0].length ?? 1));
    return fault(
      'literal-heading',
      `${asQuote(source)} is not one of the three levels of headings, and its marks would be printed`,
      `write ${asCode(`${level} ${words}`)} at the start of a line`,
    );
  }

  function itemFaults({ checked, children }: ListItem): Fault[] {
    const [first = ''] = source.split('\n');
    const words = first.replace(/^(?:[-*+]|\d+[.)])\s*(?:\[[ xX]\]\s*)?/, '');
    const write = `write ${asCode(`- ${words || 'what the item says'}`)}`;
    if (parents.length > 2 || start.column > 1)
      return fault(
        'literal-nested',
        `${asQuote(first)} is indented, but lists have one level`,
        write,
      );
    if (/^\d/.test(first))
      return fault(
        'literal-number',
        `${asQuote(first)} is a numbered item, which would be a paragraph`,
        `${write}, or a heading`,
      );
    if (!/^- \s*\S/.test(first))
      return fault(
        'literal-bullet',
        `${asQuote(first)} would be a paragraph that begins with its mark`,
        write,
      );
    if (typeof checked === 'boolean' && context.allowed.checkboxes !== true)
      return fault(
        'literal-checkbox',
        `${asQuote(first)} is a checkbox, which only guides have`,
        write,
      );
    if (typeof checked === 'boolean' && !/^- \[[ x]\] \S/.test(first))
      return fault(
        'literal-checkbox',
        `${asQuote(first)} would be printed with its brackets`,
        `write ${asCode(`- [${checked ? 'x' : ' '}] ${words}`)}`,
      );
    const [, second] = children;
    return second?.type === 'paragraph'
      ? fault(
          'literal-nested',
          'An item has one paragraph, and this one would stand under the list',
          'write it at the start of a line',
          second.position?.start,
        )
      : [];
  }

  function imageFaults(alt: string, name: string): Fault[] {
    const { pictures = [] } = context.allowed;
    if (rendered?.kind !== 'image')
      return fault(
        'literal-image',
        `${asQuote(source)} is not the name of a picture, and would be printed`,
        'write `![what it shows](name)`, without address and title',
      );
    if (!pictures.includes(name))
      return fault(
        'missing-image',
        `${asQuote(name)} is not a picture of the site`,
        pictures.length === 0
          ? 'remove the line; there are none'
          : `write one of ${pictures.join(', ')}.${didYouMean(name, pictures)}`,
      );
    return alt.trim() === ''
      ? fault(
          'missing-alt',
          `The picture ${asQuote(name)} has no alternative text`,
          `write ${asCode(`![what it shows](${name})`)}`,
        )
      : [];
  }

  function linkFaults(): Fault[] {
    const [words = '', address = ''] = /^\[(.*)\]\((.*)\)$/s.exec(source)?.slice(1) ?? [];
    if (!source.startsWith('['))
      return fault(
        'literal-address',
        `${asQuote(source)} would be printed, not linked`,
        `write ${asCode(`[words](${node.type === 'link' ? node.url.replace(/^http:/, 'https:') : ''})`)}`,
      );
    if (context.allowed.form === 'line')
      return fault(
        'literal-link',
        `${asQuote(source)} is not a link here, and would be printed`,
        `write ${asCode(words)}, and link from a body or a field with an \`href\``,
      );
    const isLink = parseInlines(source).length === 1 && parseInlines(source)[0]?.kind === 'link';
    if (isLink) return [];
    return fault(
      'literal-link',
      `${asQuote(source)} is not a link, and would be printed`,
      words.trim() === '' || isSafeAddress(address)
        ? 'write `[words](/address)`, with words'
        : `write ${asCode(`[${words}](${mendedAddress(address)})`)}: an address begins with https://, mailto:, / or # and holds no space or parenthesis`,
    );
  }
}

/** The marks of a line that neither Markdown nor the line renderer knows. */
function typedMarks(line: string, { form, checkboxes }: Allowed) {
  if (form === 'body' && parseBlocks(line)[0]?.kind === 'image') return [];
  const block = /^(?:#{1,3}|-) (?=\S)/.exec(line)?.[0] ?? '';
  const isBox = checkboxes === true && /^- \[[ x]\] \S/.test(line);
  let words = line.replaceAll(link, (whole) => ' '.repeat(whole.length));
  const wrapped = /^(\*\*?)([^*]*)\1$/.exec(words);
  if (wrapped) words = `${' '.repeat(wrapped[1]?.length ?? 0)}${wrapped[2]}`;
  if (form === 'body' && !isBox) {
    const text = words.slice(block.length);
    for (const { rule, pattern, message } of lineMarks) {
      const match = pattern.exec(text);
      if (match === null) continue;
      return [{ rule, offset: block.length, message: message(match) }];
    }
  }
  const found: { rule: string; offset: number; message: Message }[] = [];
  for (const { rule, pattern, message } of inlineMarks) {
    for (const match of words.matchAll(pattern)) {
      found.push({ rule, offset: match.index, message: message(match) });
      words =
        words.slice(0, match.index) +
        ' '.repeat(match[0].length) +
        words.slice(match.index + match[0].length);
    }
  }
  return found;
}
