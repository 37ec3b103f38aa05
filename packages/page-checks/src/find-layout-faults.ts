// Everything is inside one function, because it is serialised into the page.
/* oxlint-disable unicorn/consistent-function-scoping */

/** What is wrong: each rule is a fact about boxes, which no way of drawing letters changes. */
export type LayoutRule =
  | 'overlap'
  | 'clipped-text'
  | 'outside-viewport'
  | 'small-target'
  | 'small-text'
  | 'long-line';

/** One thing that is wrong with a page's layout. */
export interface LayoutFault {
  /** The rule that it breaks. */
  readonly rule: LayoutRule;
  /** The element, as a selector that starts at the nearest id. */
  readonly path: string;
  /** What is wrong and what was measured, as a sentence. */
  readonly message: string;
}

/** What `findLayoutFaults` holds a page to. */
export interface LayoutLimits {
  /** The maximum number of characters on a line of running text. @default 75 */
  readonly line?: number;
}

/**
 * Finds layout faults in the current document: text that overlaps other text or a
 * control, text that is cut off, anything beyond the sides of the window, small targets, small type and
 * long lines. While a modal dialog is open, only the dialog is examined.
 *
 * Ignores what is invisible: hidden and visually hidden content, closed `details` and `dialog`, and for
 * text also `aria-hidden`; as targets, links inside a sentence; scrollable content; and
 * text under an opaque bar, menu, dialog or message. A label and its control are one target. Text that an ellipsis or
 * a line clamp shortens is a fault unless a `title` holds it whole.
 *
 * Uses only the DOM and no other module, so that a browser test can run it in its page.
 *
 * @example
 * expect(await page.evaluate(findLayoutFaults, {})).toEqual([]);
 */
export function findLayoutFaults({ line: longestLine = 75 }: LayoutLimits = {}): LayoutFault[] {
  /** The least width and height of what is tapped or clicked, and the least size of type, in px. */
  const leastTarget = 44;
  const leastType = 12;

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }

  /** One line of a text node. */
  interface Line {
    readonly node: Text;
    readonly element: Element;
    readonly text: string;
    readonly box: Box;
  }

  /** How far, in px, layout may be off before it counts: fractions of pixels are rounded by the browser. */
  const slack = 1;
  const targets =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], ' +
    '[role=checkbox], [role=radio], [role=switch], [role=tab], [role=menuitem], [role=option]';

  const faults: LayoutFault[] = [];
  const { body, documentElement: page } = document;
  const width = page.clientWidth;
  const root =
    [...document.querySelectorAll('dialog')].findLast((box) => box.matches(':modal')) ?? body;

  const remember = <Key extends object, Value>(find: (key: Key) => Value) => {
    const known = new Map<Key, Value>();
    return (key: Key): Value => {
      const value = known.get(key) ?? find(key);
      known.set(key, value);
      return value;
    };
  };

  const styleOf = remember((element: Element) => getComputedStyle(element));
  const plain = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
  const boxOf = remember((element: Element): Box => plain(element.getBoundingClientRect()));
  const round = (value: number) => Math.round(value * 10) / 10;
  const widthOf = ({ left, right }: Box) => right - left;
  const heightOf = ({ top, bottom }: Box) => bottom - top;

  const excerpt = (text: string) => {
    const words = text.trim().replaceAll(/\s+/g, ' ');
    return words.length > 40 ? `${words.slice(0, 39)}…` : words;
  };

  const nameOf = (element: Element) =>
    excerpt(element.getAttribute('aria-label') ?? element.textContent) || element.localName;

  const pathOf = (element: Element): string => {
    const parent = element.parentElement;
    if (element.id) return `#${CSS.escape(element.id)}`;
    if (!parent || element === body) return element.localName;
    const alike = [...parent.children].filter(({ localName }) => localName === element.localName);
    const place = alike.length > 1 ? `:nth-of-type(${alike.indexOf(element) + 1})` : '';
    return `${pathOf(parent)} > ${element.localName}${place}`;
  };

  const report = (rule: LayoutRule, element: Element, message: string) => {
    faults.push({ rule, path: pathOf(element), message });
  };

  const within = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const around = (a: Box, b: Box): Box => ({
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  });
  const isEmpty = (box: Box) => widthOf(box) <= 0 || heightOf(box) <= 0;

  /** Whether it is visible to screen readers only. */
  const isForReadersOnly = remember((element: Element): boolean => {
    const { clip, clipPath, overflowX, position } = styleOf(element);
    const box = boxOf(element);
    return (
      (overflowX !== 'visible' &&
        position === 'absolute' &&
        widthOf(box) <= 1 &&
        heightOf(box) <= 1) ||
      (position === 'absolute' && clip !== 'auto') ||
      /^inset\((50|100)%\)$/.test(clipPath) ||
      (element.parentElement !== null && isForReadersOnly(element.parentElement))
    );
  });

  const isSeen = remember(
    (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !isForReadersOnly(element),
  );

  /** Whether a box lies where no scrolling leads. */
  const isAway = ({ right, bottom }: Box) => right + scrollX <= 0 || bottom + scrollY <= 0;

  const isDecoration = (element: Element) => element.closest('[aria-hidden=true]') !== null;

  const alphaOf = (color: string) => {
    const [, alpha = '1'] = /(?:^rgba\(.*,|\/)\s*([\d.]+)\)$/.exec(color) ?? [];
    return Number(alpha);
  };

  const isOpaque = (element: Element) => {
    const { backgroundColor, backgroundImage } = styleOf(element);
    return backgroundImage !== 'none' || alphaOf(backgroundColor) > 0.9;
  };

  /** The ancestors, nearest first, that cut off what leaves them; the element itself may be one. */
  const clippersOf = remember((element: Element): readonly Element[] => {
    const found: Element[] = [];
    let { position } = styleOf(element);
    for (let box: Element | null = element; box && box !== body; box = box.parentElement) {
      const style = styleOf(box);
      const moves = style.transform !== 'none' || style.containerType !== 'normal';
      if (box !== element) {
        if (position === 'fixed' && !moves) continue;
        if (position === 'absolute' && style.position === 'static' && !moves) continue;
        position = style.position;
      }
      const cuts = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      if (cuts && style.display !== 'inline' && style.display !== 'contents') found.push(box);
    }
    return found;
  });

  /** Where an ancestor lets its content show: inside its border, or in one axis everywhere. */
  const windowOf = remember((clipper: Element): Box => {
    const { overflowX, overflowY, overflowClipMargin } = styleOf(clipper);
    const outer = boxOf(clipper);
    const margin = Number.parseFloat(overflowClipMargin) || 0;
    const left = outer.left + clipper.clientLeft;
    const top = outer.top + clipper.clientTop;
    const cutsX = overflowX !== 'visible';
    const cutsY = overflowY !== 'visible';
    return {
      left: cutsX ? left - margin : -Infinity,
      right: cutsX ? left + clipper.clientWidth + margin : Infinity,
      top: cutsY ? top - margin : -Infinity,
      bottom: cutsY ? top + clipper.clientHeight + margin : Infinity,
    };
  });

  const shownPart = (element: Element, box: Box): Box =>
    clippersOf(element).reduce((shown, clipper) => within(shown, windowOf(clipper)), box);

  const brush = document.createElement('canvas').getContext('2d');

  /** The part of a line's box that its letters cover, from the font's own measures. */
  const inkOf = ({ element, text, box }: Line): Box => {
    const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing, textTransform } =
      styleOf(element);
    if (!brush || element instanceof SVGElement) return box;
    brush.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const ink = brush.measureText(textTransform === 'uppercase' ? text.toUpperCase() : text);
    const middle = (box.top + box.bottom) / 2;
    const baseline = middle + (ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2;
    return {
      left: box.left,
      right: box.right - Math.max(0, Number.parseFloat(letterSpacing) || 0),
      top: baseline - ink.actualBoundingBoxAscent,
      bottom: baseline + ink.actualBoundingBoxDescent,
    };
  };

  /** The middle of a line, about as high as a capital, which tight leading leaves to it alone. */
  const bandOf = ({ element, box }: Line): Box => {
    const inset = heightOf(box) * 0.2;
    return shownPart(element, { ...box, top: box.top + inset, bottom: box.bottom - inset });
  };

  const elements = [root, ...root.querySelectorAll('*')].filter(
    (element) => !element.parentElement?.closest('svg') && isSeen(element),
  );

  const lines: Line[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || node.data.trim() === '' || !isSeen(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of [...range.getClientRects()].map(plain)) {
      if (!isEmpty(box) && !isAway(box)) lines.push({ node, element, text: node.data, box });
    }
  }
  const readLines = lines.filter(({ element }) => !isDecoration(element));

  const seenNodes = new Set<Text>();
  for (const line of readLines) {
    const { element, node, text } = line;
    if (seenNodes.has(node)) continue;
    const ink = inkOf(line);
    let reachesX = true;
    let reachesY = true;
    for (const clipper of clippersOf(element)) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(clipper);
      reachesX &&= !/auto|scroll/.test(overflowX);
      reachesY &&= !/auto|scroll/.test(overflowY);
      const shown = windowOf(clipper);
      const sideways = reachesX ? Math.max(shown.left - ink.left, ink.right - shown.right) : 0;
      const upright = reachesY ? Math.max(shown.top - ink.top, ink.bottom - shown.bottom) : 0;
      if (Math.max(sideways, upright) <= slack) continue;
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const title = element.closest('[title]')?.getAttribute('title') ?? '';
      if (isShortened && title.includes(text.trim())) continue;
      seenNodes.add(node);
      report(
        'clipped-text',
        element,
        `"${excerpt(text)}" is ${isShortened ? 'shortened, and no title holds it whole' : 'cut off'}: ${round(Math.max(sideways, upright))} px do not show in ${pathOf(clipper)}.`,
      );
      break;
    }
  }

  const outside = new Set<Element>();
  const checkSides = (element: Element, box: Box, what: string) => {
    const shown = shownPart(element, box);
    if (isEmpty(shown) || isAway(box)) return;
    const left = -scrollX - shown.left;
    const right = shown.right + scrollX - width;
    if (Math.max(left, right) <= slack) return;
    for (let at: Element | null = element; at; at = at.parentElement) if (outside.has(at)) return;
    outside.add(element);
    report(
      'outside-viewport',
      element,
      `${what} sticks out of the window, which is ${width} px wide, by ${round(Math.max(left, right))} px.`,
    );
  };
  for (const element of elements) checkSides(element, boxOf(element), `"${nameOf(element)}"`);
  for (const line of lines) checkSides(line.element, line.box, `"${excerpt(line.text)}"`);
  if (page.scrollWidth > width + slack && outside.size === 0) {
    report(
      'outside-viewport',
      page,
      `The page scrolls sideways: it is ${page.scrollWidth} px wide in a window of ${width} px.`,
    );
  }

  const blockOf = remember((element: Element): Element => {
    const isInline = /^(inline|contents|ruby)/.test(styleOf(element).display);
    return isInline && element.parentElement ? blockOf(element.parentElement) : element;
  });

  /** Whether a link is words of a sentence, whose lines say how high it can be. */
  const isInSentence = (element: Element) => {
    if (styleOf(element).display !== 'inline') return false;
    const block = blockOf(element);
    return readLines.some(
      (line) =>
        blockOf(line.element) === block &&
        !line.element.closest(targets) &&
        /\p{Letter}/u.test(line.text),
    );
  };

  const labelsOf = (element: Element) => {
    const isInput =
      element instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(element.type);
    const isButton =
      element instanceof HTMLButtonElement &&
      /^(checkbox|radio|switch)$/.test(element.getAttribute('role') ?? '');
    const labels = isInput || isButton ? [...(element.labels ?? [])] : [];
    return labels.filter(isSeen);
  };

  /** What a press reaches: the element, all that is in it, its label and what its pseudo-elements span. */
  const reachOf = (element: Element): Box => {
    const parts = [element, ...labelsOf(element)].flatMap((part) => [
      part,
      ...part.querySelectorAll('*'),
    ]);
    const boxes = parts.flatMap((part) => [...part.getClientRects()].map(plain));
    let reach = boxes.reduce<Box>(around, boxOf(element));
    for (const pseudo of ['::before', '::after']) {
      const span = getComputedStyle(element, pseudo);
      if (span.content === 'none' || span.position !== 'absolute') continue;
      const right = reach.left + (Number.parseFloat(span.width) || 0);
      const bottom = reach.top + (Number.parseFloat(span.height) || 0);
      reach = around(reach, { ...reach, right, bottom });
    }
    return reach;
  };

  /** Whether another element covers its centre, so it cannot be pressed now. */
  const isUnder = (element: Element) => {
    const box = boxOf(element);
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const parts = [element, ...labelsOf(element)];
    return hit !== null && !parts.some((part) => part.contains(hit) || hit.contains(part));
  };

  for (const element of root.querySelectorAll(targets)) {
    if (!isSeen(element) && labelsOf(element).length === 0) continue;
    if (element.matches(':disabled, [aria-disabled=true]')) continue;
    const reach = reachOf(element);
    if (isEmpty(reach) || isAway(reach) || isInSentence(element) || isUnder(element)) continue;
    const least = Math.min(widthOf(reach), heightOf(reach));
    if (least >= leastTarget - slack / 2) continue;
    report(
      'small-target',
      element,
      `"${nameOf(element)}" is ${round(widthOf(reach))} × ${round(heightOf(reach))} px to the finger, less than ${leastTarget} × ${leastTarget}.`,
    );
  }

  const sized = new Set<Element>();
  for (const { element, text } of readLines) {
    if (sized.has(element)) continue;
    sized.add(element);
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(styleOf(element).fontSize) * scale;
    if (size >= leastType - 0.05) continue;
    report(
      'small-text',
      element,
      `"${excerpt(text)}" is set at ${round(size)} px, smaller than ${leastType} px.`,
    );
  }

  const paragraphs = new Map<Element, Line[]>();
  for (const line of readLines) {
    const block = blockOf(line.element);
    paragraphs.set(block, [...(paragraphs.get(block) ?? []), line]);
  }
  for (const [block, its] of paragraphs) {
    const rows: { middle: number; width: number }[] = [];
    for (const { box } of its) {
      const middle = (box.top + box.bottom) / 2;
      const row = rows.find((known) => Math.abs(known.middle - middle) < heightOf(box) / 2);
      if (row) row.width += widthOf(box);
      else rows.push({ middle, width: widthOf(box) });
    }
    if (rows.length < 2) continue;
    const widths = rows.map((row) => row.width);
    const text = [...new Set(its.map(({ node }) => node))].map(({ data }) => data).join('');
    const characters = text.trim().replaceAll(/\s+/g, ' ').length;
    const perPixel = characters / widths.reduce((sum, value) => sum + value, 0);
    const longest = Math.max(...widths) * perPixel;
    if (longest <= longestLine) continue;
    report(
      'long-line',
      block,
      `"${excerpt(text)}" runs over about ${Math.round(longest)} characters a line, more than ${longestLine}.`,
    );
  }

  /** Whether an element lies over the page by design: a bar, a dialog, an open menu, a message. */
  const isLayer = (element: Element) => {
    const { position } = styleOf(element);
    return (
      position === 'fixed' ||
      position === 'sticky' ||
      element.matches(':modal, :popover-open') ||
      (position === 'absolute' &&
        element.closest(
          'details[open], [aria-live], [role=menu], [role=listbox], [role=dialog], [role=tooltip]',
        ) !== null)
    );
  };

  /** Whether one of the two lies in an opaque layer that the other is not in. */
  const isCovered = (a: Element, b: Element) =>
    [[a, b] as const, [b, a] as const].some(([above, below]) => {
      let isPainted = false;
      for (let at: Element | null = above; at && !at.contains(below); at = at.parentElement) {
        isPainted ||= isOpaque(at);
        if (isPainted && isLayer(at)) return true;
      }
      return false;
    });

  const isPaintedControl = (element: Element) => {
    const { backgroundColor, borderTopColor, borderTopWidth, display } = styleOf(element);
    if (display === 'inline' || !isSeen(element)) return false;
    return (
      alphaOf(backgroundColor) > 0 ||
      (Number.parseFloat(borderTopWidth) > 0 && alphaOf(borderTopColor) > 0)
    );
  };

  const belongs = (element: Element, control: Element) =>
    control.contains(element) ||
    element.contains(control) ||
    (control instanceof HTMLInputElement &&
      [...(control.labels ?? [])].some((label) => label.contains(element)));

  interface Piece {
    readonly element: Element;
    readonly box: Box;
    readonly name: string;
    readonly node?: Text;
  }
  const pieces: Piece[] = readLines.map((line) => ({
    element: line.element,
    box: bandOf(line),
    name: excerpt(line.text),
    node: line.node,
  }));
  for (const control of root.querySelectorAll(targets)) {
    if (!isPaintedControl(control)) continue;
    const box = shownPart(control, boxOf(control));
    pieces.push({ element: control, box, name: nameOf(control) });
  }
  pieces.sort((a, b) => a.box.top - b.box.top);

  const met = new Set<string>();
  for (const [index, a] of pieces.entries()) {
    if (isEmpty(a.box)) continue;
    for (let next = index + 1; next < pieces.length; next += 1) {
      const b = pieces[next];
      if (!b || b.box.top >= a.box.bottom - slack) break;
      const shared = within(a.box, b.box);
      if (widthOf(shared) <= slack || heightOf(shared) <= slack) continue;
      if ((!a.node && !b.node) || a.node === b.node) continue;
      if (!a.node || !b.node) {
        const [line, control] = a.node ? [a, b] : [b, a];
        if (belongs(line.element, control.element)) continue;
      }
      if (isCovered(a.element, b.element)) continue;
      const pair = `${pathOf(a.element)} ${pathOf(b.element)}`;
      if (met.has(pair)) continue;
      met.add(pair);
      report(
        'overlap',
        a.element,
        `"${a.name}" and "${b.name}" (${pathOf(b.element)}) overlap by ${round(widthOf(shared))} × ${round(heightOf(shared))} px.`,
      );
    }
  }

  return faults;
}
