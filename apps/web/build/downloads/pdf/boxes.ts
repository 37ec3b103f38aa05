import type { Canvas } from './canvas.ts';
import { margin } from './paper.ts';

/** Something that is not broken across pages. */
export interface Box {
  /** What it takes, in points, the space above it included. */
  readonly height: number;
  /** Whether it may not stand at the foot of a page without what follows. */
  readonly staysWithNext?: boolean;
  /** Whether it begins below everything above it, the headings in the margin too. */
  readonly clears?: boolean;
  /** How far a heading in the margin reaches below the box's top; the words beside it begin at that top. */
  readonly hangs?: number;
  /** How much of its height falls away at the top of a page. */
  readonly spaceAbove?: number;
  /** Draws it, its top at `y`; `isTop` says that a page begins with it. */
  readonly draw: (y: number, isTop: boolean) => void;
  /** Drawn before it where it begins a page, such as the head of a grid. */
  readonly again?: { readonly height: number; readonly draw: (y: number) => void };
}

/** What a box and those that it stays with need of a page. */
function needOf(boxes: readonly Box[], first: number): number {
  let need = 0;
  let hanging = 0;
  for (let place = first; place < boxes.length; place += 1) {
    const box = boxes[place];
    if (!box) break;
    hanging = Math.max(hanging, need + (box.hangs ?? 0));
    need += box.height;
    if (!box.staysWithNext) break;
  }
  return Math.max(need, hanging);
}

/** Puts boxes on pages, one below the other; a new page begins where one, with what it stays with, has no room. */
export function placeBoxes({ doc, paper }: Canvas, boxes: readonly Box[], start: number): void {
  const foot = paper.height - margin.bottom;
  const room = foot - margin.top;
  let y = start;
  let hanging = start;
  for (const [place, box] of boxes.entries()) {
    if (box.clears) y = Math.max(y, hanging);
    const need = needOf(boxes, place);
    let isTop = y === margin.top;
    if (y + Math.min(need, room) > foot && !isTop) {
      doc.addPage();
      y = margin.top;
      hanging = y;
      isTop = true;
    }
    if (isTop && box.again) {
      box.again.draw(y);
      y += box.again.height;
      isTop = false;
    }
    if (isTop) y -= box.spaceAbove ?? 0;
    box.draw(y, isTop);
    hanging = Math.max(hanging, y + (box.hangs ?? 0));
    y += box.height;
  }
}
