import { isSafeAddress, parseBlocks } from '@cornerbell/markdown/parse';
import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Finding } from '../load/finding.ts';
import { asCode, asQuote, findingAt, type Prose } from '../load/prose.ts';
import { lineMarks, typedMarks } from './typed-marks.ts';

/** What a text may hold. */
export interface Allowed {
  /** A `body` has blocks and marks; a `line` is plain; a line `with-links` may have links. */
  readonly form: 'body' | 'line' | 'with-links';
  /** Whether `- [ ] ` becomes a checkbox. */
  readonly checkboxes?: boolean;
}

/** What to write instead of a kind of node that no text of the site draws. */
const undrawn: Partial<Record<Nodes['type'], string>> = {
  code: 'write list items, without spaces or marks before them',
  definition: 'write `[words](/address)` where it is used',
  html: 'remove the tag',
  imageReference: 'write `![what it shows](name)` on a line of its own',
  linkReference: 'write `[words](/address)`',
  thematicBreak: 'remove it; a heading separates parts',
};

/** What to write instead of marks in a field. */
const inField: Partial<Record<Nodes['type'], string>> = {
  emphasis: 'remove the marks',
  image: 'remove it',
  inlineCode: 'write it in “quotes”, or plain',
  link: 'write the words alone; a body, an answer or a field with an `href` links',
  strong: 'remove the marks',
};

/** A blank to fill in, which CommonMark takes for marks. */
const blank = /_{3,}/g;

/**
 * Finds marks that would be printed as they are typed, or shown in another way than in CommonMark:
 * the kinds of nodes that the renderer does not draw, and what looks like a mark.
 */
export function checkMarks(prose: Prose, allowed: Allowed): Finding[] {
  if (allowed.form === 'body') return findingsIn(prose, 0, prose.text, allowed);
  // A field has no blocks: each line is read behind a word.
  return [...prose.text.matchAll(/\S.*/g)].flatMap(({ 0: line, index }) =>
    findingsIn(prose, index - fieldStart.length, `${fieldStart}${line}`, allowed),
  );
}

const fieldStart = 'x ';

const startOf = ({ position }: Nodes) => position?.start.offset ?? 0;

function findingsIn(prose: Prose, offset: number, text: string, allowed: Allowed): Finding[] {
  const source = text.replace(blank, (whole) => '\uFFFC'.repeat(whole.length));
  const isBody = allowed.form === 'body';
  const sourceOf = ({ position }: Nodes) =>
    source.slice(position?.start.offset, position?.end.offset);
  const isTable = (node: Nodes) => parseBlocks(sourceOf(node))[0]?.kind === 'table';

  const finding = (index: number, rule: string, wrong: string, instead: string): Finding =>
    findingAt(prose, offset + index, rule, [wrong, instead]);
  const printed = (node: Nodes, instead: string, rule = `literal-${node.type}`) => [
    finding(startOf(node), rule, `${asQuote(sourceOf(node))} is printed as it is typed`, instead),
  ];

  function visit(node: Nodes, parents: readonly Parents[]): Finding[] {
    const instead = undrawn[node.type] ?? (isBody ? undefined : inField[node.type]);
    if (instead !== undefined && !(node.type === 'link' && allowed.form === 'with-links'))
      return printed(node, instead);
    const inside = () =>
      'children' in node ? node.children.flatMap((child) => visit(child, [...parents, node])) : [];
    switch (node.type) {
      case 'text':
        return textFindings(node, parents);
      case 'link':
        return isSafeAddress(node.url) &&
          sourceOf(node).endsWith(`](${node.url})`) &&
          node.children.length > 0
          ? inside()
          : printed(
              node,
              `write ${asCode('[words](/address)')}: an address begins with https://, mailto:, / or #`,
            );
      case 'image':
        return imageFindings(node, parents);
      case 'heading': {
        const isDrawn = /^#{1,3} \S/.test(sourceOf(node)) && !/\s#+$/.test(sourceOf(node));
        const words = sourceOf(node).replace(/^#+ *| *#*$|\n.*/g, '');
        return isDrawn && parents.length === 1 && node.position?.start.column === 1
          ? inside()
          : printed(node, `write ${asCode(`## ${words || 'the heading'}`)} at the start of a line`);
      }
      case 'list': {
        const depth = parents.filter(({ type }) => type === 'list').length;
        // Two spaces put an item below a number, too; in CommonMark it takes three.
        const isBelow = /(?:^|\n)\d+[.)] .*\n {2,}$/.test(source.slice(0, startOf(node)));
        const isDrawn = depth === 0 ? isBelow || node.position?.start.column === 1 : depth === 1;
        return isDrawn && !parents.some(({ type }) => type === 'blockquote')
          ? inside()
          : printed(
              node,
              'begin it at the start of a line: lists have two levels, quotes have none',
            );
      }
      case 'listItem': {
        const isDrawn = /^(?:-|\d+[.)]) +\S/.test(sourceOf(node));
        return isDrawn
          ? inside()
          : printed(node, 'write `- ` and what the item says', 'literal-bullet');
      }
      case 'paragraph': {
        const lines = sourceOf(node).split('\n');
        if (lines.length === 1 || isTable(node)) return inside();
        if (parents.at(-1)?.type === 'blockquote') return inside();
        const index = startOf(node) + (lines[0]?.length ?? 0) + 1;
        const wrong = 'The line continues the one before, but every line is a paragraph of its own';
        const write = 'write both on one line, or a blank line between them';
        return [finding(index, 'wrapped-paragraph', wrong, write), ...inside()];
      }
      default:
        return inside();
    }
  }

  function imageFindings(node: Extract<Nodes, { type: 'image' }>, parents: readonly Parents[]) {
    const { url, alt } = node;
    const isLine = parents.length === 2 && parents[1]?.children.length === 1;
    const isDrawn = parseBlocks(sourceOf(node))[0]?.kind === 'image';
    if (!isLine || !isDrawn)
      return printed(node, 'write a line `![what it shows](name)` with the name of a still');
    // The author's own pictures are files, and checked as such.
    if (alt !== '' || url.startsWith('/')) return [];
    const wrong = `The picture ${asQuote(url)} has no alternative text`;
    const write = `write ${asCode(`![what it shows](${url})`)}`;
    return [finding(startOf(node), 'missing-alt', wrong, write)];
  }

  function textFindings(node: Nodes, parents: readonly Parents[]): Finding[] {
    const words = sourceOf(node);
    const isItem = parents.at(-2)?.type === 'listItem';
    const isBox = isItem && allowed.checkboxes && /^\[[ x]\] \S/.test(words);
    const isCell = words.includes('|') && parents.some(isTable);
    const marks = isBody && !isBox && !isCell ? [...lineMarks, ...typedMarks] : typedMarks;
    return [...words.matchAll(/.+/g)].flatMap(({ 0: line, index }) =>
      marks.flatMap(({ rule, pattern, instead }) =>
        [...line.matchAll(pattern)].map((match) => {
          const wrong = `${asQuote(match[0])} is printed as it is typed`;
          return finding(startOf(node) + index + match.index, rule, wrong, instead);
        }),
      ),
    );
  }

  return visit(fromMarkdown(source), []);
}
