import type { Inline, MarkdownFeatures } from './block.ts';

// Linear: no part can pass the character that begins another, so nothing is searched twice.
const tokens = new RegExp(
  [
    /\\(?<escaped>[!-/:-@[-`{-~])/,
    /(?<!`)(?<fence>`+)(?<code>[^`]+)\k<fence>(?!`)/,
    /\[(?<words>[^[\]]*)\]\((?<href>[^()[\]]*)\)/,
    /(?<marks>\*+|_+)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Marks that may still be closed, and the runs after them. */
interface Opening {
  readonly mark: string;
  /** How many of them are not yet closed. */
  left: number;
  /** Whether the marks could also have closed others. */
  readonly canClose: boolean;
  inlines: Inline[];
}

/** Bounds the search for the marks to close, and how deep runs are nested. */
const maxOpenings = 32;

/**
 * Splits a line into plain runs, bold, italics, code, `[text](address)` links and, where they are
 * asked for, blanks. Marks pair as in CommonMark; what makes no pair and no link stays as typed.
 *
 * @example
 * parseInlines('See **our [prices](/pricing)**.');
 * // => [
 * //   { kind: 'text', text: 'See ' },
 * //   {
 * //     kind: 'strong',
 * //     inlines: [
 * //       { kind: 'text', text: 'our ' },
 * //       { kind: 'link', href: '/pricing', inlines: [{ kind: 'text', text: 'prices' }] },
 * //     ],
 * //   },
 * //   { kind: 'text', text: '.' },
 * // ]
 */
export function parseInlines(line: string, features: MarkdownFeatures = {}): readonly Inline[] {
  const inlines: Inline[] = [];
  const openings: Opening[] = [];
  const add = (inline: Inline) => append(openings.at(-1)?.inlines ?? inlines, inline);
  const addText = (text: string) => text !== '' && add({ kind: 'text', text });

  /** Turns the last opening into text, as nothing closed it. */
  function giveUp(): void {
    const opening = openings.pop();
    if (opening === undefined) return;
    addText(opening.mark.repeat(opening.left));
    for (const inline of opening.inlines) add(inline);
  }

  function readMarks(marks: string, before: string, after: string): void {
    const mark = marks.charAt(0);
    const { canOpen, canClose } = sidesOf(mark, before, after);
    const isPartner = (one: Opening) => one.mark === mark && canPair(one, left, canOpen);
    let left = marks.length;
    let opening = canClose ? openings.findLast(isPartner) : undefined;
    while (left > 0 && opening) {
      while (openings.at(-1) !== opening) giveUp();
      const closed = Math.min(left, opening.left, 2);
      const kind = closed === 2 ? 'strong' : 'emphasis';
      opening.inlines = [{ kind, inlines: opening.inlines }];
      opening.left -= closed;
      left -= closed;
      if (opening.left === 0) giveUp();
      opening = openings.findLast(isPartner);
    }
    if (left === 0) return;
    if (canOpen && openings.length < maxOpenings)
      openings.push({ mark, left, canClose, inlines: [] });
    else addText(mark.repeat(left));
  }

  let printed = 0;
  for (const { 0: whole, index, groups = {} } of line.matchAll(tokens)) {
    addText(line.slice(printed, index));
    printed = index + whole.length;
    const { escaped, code, words = '', href, marks = '' } = groups;
    if (escaped !== undefined) addText(escaped);
    else if (code !== undefined && code.trim() !== '') add({ kind: 'code', text: code.trim() });
    else if (href !== undefined && words.trim() !== '' && isSafeAddress(href))
      add({ kind: 'link', href, inlines: parseInlines(words) });
    else if (features.blanks && marks.startsWith('___')) add({ kind: 'blank', text: marks });
    // More than three marks are a drawn line, or nonsense.
    else if (marks !== '' && marks.length <= 3)
      readMarks(marks, line.charAt(index - 1), line.charAt(printed));
    else addText(whole);
  }
  addText(line.slice(printed));
  while (openings.length > 0) giveUp();
  return inlines;
}

/** Adds a run to others; text joins the text before it. */
function append(inlines: Inline[], inline: Inline): void {
  const last = inlines.at(-1);
  if (last?.kind === 'text' && inline.kind === 'text')
    inlines[inlines.length - 1] = { kind: 'text', text: last.text + inline.text };
  else inlines.push(inline);
}

const blankOrNone = /^\s*$/;
const punctuation = /[\p{P}\p{S}]/u;

/** Whether marks between two characters may open or close, by the rules of CommonMark. */
function sidesOf(mark: string, before: string, after: string) {
  const [isOpenBefore, isOpenAfter] = [blankOrNone.test(before), blankOrNone.test(after)];
  const [isPointBefore, isPointAfter] = [punctuation.test(before), punctuation.test(after)];
  const isLeft = !isOpenAfter && (!isPointAfter || isOpenBefore || isPointBefore);
  const isRight = !isOpenBefore && (!isPointBefore || isOpenAfter || isPointAfter);
  // Underscores inside a word, as in `class_list`, are part of it.
  return mark === '*'
    ? { canOpen: isLeft, canClose: isRight }
    : {
        canOpen: isLeft && (!isRight || isPointBefore),
        canClose: isRight && (!isLeft || isPointAfter),
      };
}

/** CommonMark's rule of three, for marks that could both open and close: `*a**b*` has one pair. */
const canPair = (opening: Opening, closing: number, canOpen: boolean) =>
  !(opening.canClose || canOpen) || closing % 3 === 0 || (opening.left + closing) % 3 !== 0;

/**
 * Returns the text of the runs without marks and addresses, as a reader sees it.
 *
 * @example
 * textOf(parseInlines('See **our [prices](/pricing)**.')); // => 'See our prices.'
 */
export function textOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => ('text' in inline ? inline.text : textOf(inline.inlines)))
    .join('');
}

// No `u` flag here: with it, `i` would let `ſ` pass for `s`.
const allowedStart = /^(?:https?:\/\/.|mailto:.|\/(?!\/)|#)/i;

const forbiddenCharacters = /[\p{Cc}\p{Cf}\p{Z}\\()[\]]/u;

/**
 * Whether a link may lead there: `http://`, `https://`, `mailto:`, a path on this site (`/…`, but
 * not `//…`) or a place on the page (`#…`). Blanks, control and invisible characters, backslashes,
 * brackets and parentheses are refused wherever they stand; written in percent form they are fine.
 *
 * @example
 * isSafeAddress('/pricing'); // => true
 * isSafeAddress('//example.com'); // => false
 * isSafeAddress('javascript:alert(1)'); // => false
 */
export function isSafeAddress(address: string): boolean {
  return allowedStart.test(address) && !forbiddenCharacters.test(address);
}
