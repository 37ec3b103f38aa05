import type { Inline } from '@cornerbell/markdown';
import type { SheetBlock, SheetGrid } from '../sheet.ts';
import type { Box } from './boxes.ts';
import type { Canvas, Element } from './canvas.ts';
import { column, ink, margin, type, type TextStyle } from './paper.ts';
import { breakLines, cutPieces, fillLine, type Line } from './pieces.ts';

/** What the blocks of a sheet are drawn with. */
export interface Sheet {
  readonly canvas: Canvas;
  /** Where a link leads, in full, and as it is printed. */
  readonly addressOf: (href: string) => { readonly full: string; readonly printed: string };
  /** Called when a heading is drawn, for the bookmarks. */
  readonly onHeading: (level: 2 | 3, text: string, y: number) => void;
}

const numbered = /^(Part|Point|Chapter|Step|Round) (\d+): (.+)$/;

/** The height of a line that is written on, in points: 8.5 mm. */
const writing = 24;

const textOf = (inlines: readonly Inline[]) => inlines.map(({ text }) => text).join('');

const isWords = ({ kind }: SheetBlock) =>
  kind === 'heading' || kind === 'paragraph' || kind === 'strong' || kind === 'emphasis';

/** Turns the blocks of a sheet into boxes, in order; their elements are added as they are made. */
export function drawBlocks(sheet: Sheet, blocks: readonly SheetBlock[]): readonly Box[] {
  const { canvas, addressOf, onHeading } = sheet;
  const { doc, paper, measure, element, artifact, words, mark, line, rule } = canvas;
  const left = margin.side;
  const right = paper.width - margin.side;
  const body = left + column.heading + column.gap;
  const bodyWidth = right - body;
  const setLines = (inlines: readonly Inline[], style: TextStyle, width: number) =>
    breakLines(
      cutPieces(
        inlines.map((inline) =>
          inline.kind === 'link' ? { ...inline, href: addressOf(inline.href).full } : inline,
        ),
        style,
        { link: { ...style, color: ink.accentText }, address: type.address },
        measure,
        (href) => addressOf(href).printed,
      ),
      width,
      measure,
    );
  const setText = (text: string, style: TextStyle, width: number) =>
    setLines([{ kind: 'text', text }], style, width);

  /** Draws lines from a top, the first baseline a line's share below it. */
  const drawLines = (
    owner: Element,
    lines: readonly Line[],
    { size, leading }: TextStyle,
    x: number,
    y: number,
  ) => {
    for (const [place, set] of lines.entries()) {
      const baseline = y + place * leading + leading / 2 + size * 0.36;
      line(owner, set, x, baseline, place === lines.length - 1);
    }
  };

  /** Lines of running text: two of them stay together at either end. */
  const textBoxes = (
    owner: Element,
    lines: readonly Line[],
    style: TextStyle,
    space: number,
    decorate?: (y: number, height: number) => void,
  ): Box[] =>
    lines.map((set, place) => {
      const above = place === 0 ? space : 0;
      return {
        height: style.leading + above,
        spaceAbove: above,
        staysWithNext: place === 0 ? lines.length > 1 : place === lines.length - 2,
        draw: (y) => {
          decorate?.(y + above, style.leading);
          const x = decorate ? body + 12 : body;
          const baseline = y + above + style.leading / 2 + style.size * 0.36;
          line(owner, set, x, baseline, place === lines.length - 1);
        },
      };
    });

  function partBox(text: string): Box {
    const [, kind, number, rest] = numbered.exec(text) ?? [];
    const owner = element('H2');
    const above = 26;
    const lines = setText(rest ?? text, type.part, bodyWidth);
    const height = above + 12 + lines.length * type.part.leading + 2;
    return {
      height,
      spaceAbove: above,
      clears: true,
      staysWithNext: true,
      draw: (y, isTop) => {
        const top = y + above;
        artifact('Layout', () => {
          rule(left, right, top, 1.6, ink.text);
          if (isTop) return;
          rule(left, right, top - 3.4, 0.4, ink.text);
        });
        onHeading(2, text, top);
        if (kind && number) {
          words(owner, `${kind} `, type.label, left, top + 22.5);
          const x = left + measure(`${kind} `, type.label) + 2;
          words(owner, `${number}: `, { ...type.numeral }, x, top + 34);
          artifact('Layout', () => {
            // The colon is for ears only.
            doc
              .rect(x + measure(number, type.numeral), top + 8, measure(': ', type.numeral), 30)
              .fill('#FFFFFF');
          });
        }
        drawLines(owner, lines, type.part, body, top + 12);
      },
    };
  }

  function stepBox(text: string): Box {
    const owner = element('H3');
    const lines = setText(text, type.step, column.heading);
    const height = lines.length * type.step.leading;
    return {
      height: 15,
      spaceAbove: 6,
      clears: true,
      staysWithNext: true,
      hangs: 15 + height + 4,
      draw: (y, isTop) => {
        const top = y + 15;
        if (!isTop) artifact('Layout', () => rule(left, right, y + 8, 0.4, ink.line));
        onHeading(3, text, top);
        drawLines(owner, lines, type.step, left, top);
      },
    };
  }

  function bulletBoxes(items: readonly (readonly Inline[])[]): Box[] {
    const list = element('L');
    return items.flatMap((inlines, place) => {
      const item = element('LI', list);
      const label = element('Lbl', item);
      const owner = element('LBody', item);
      const lines = setLines(inlines, type.body, bodyWidth - 14);
      const above = place === 0 ? 7 : 3;
      return {
        height: above + lines.length * type.body.leading,
        spaceAbove: above,
        draw: (y: number) => {
          const middle = y + above + type.body.leading / 2;
          mark(label, '• ', () => doc.rect(body, middle - 2.2, 4.4, 4.4).fill(ink.accent));
          drawLines(owner, lines, type.body, body + 14, y + above);
        },
      };
    });
  }

  function checkBoxes(items: Extract<SheetBlock, { kind: 'checks' }>['items']): Box[] {
    const list = element('L');
    const side = 11.5;
    return items.map(({ checked, inlines }, place) => {
      const item = element('LI', list);
      const label = element('Lbl', item);
      const owner = element('LBody', item);
      const hasBlanks = inlines.some(({ kind }) => kind === 'blank');
      const lines = setLines(inlines, type.body, bodyWidth - 24).map((set) =>
        hasBlanks ? fillLine(set, bodyWidth - 24) : set,
      );
      const leading = hasBlanks ? writing - 6 : type.body.leading;
      const above = place === 0 ? 8 : 0;
      const text = lines.length * leading;
      return {
        height: above + text + 9,
        spaceAbove: above,
        staysWithNext: place === 0 && items.length > 1,
        draw: (y) => {
          const top = y + above;
          artifact('Layout', () => {
            if (place === 0) rule(body, right, top, 0.4, ink.line);
            rule(body, right, top + text + 9, 0.4, ink.line);
          });
          mark(label, checked ? '☒ ' : '☐ ', () => {
            const boxTop = top + 4.5 + leading / 2 - side / 2;
            doc
              .lineWidth(1)
              .strokeColor(ink.box)
              .rect(body + 0.5, boxTop, side, side)
              .stroke();
            if (!checked) return;
            doc
              .lineWidth(1.4)
              .moveTo(body + 3, boxTop + 6)
              .lineTo(body + 5.4, boxTop + 8.6)
              .lineTo(body + 9.8, boxTop + 3)
              .stroke();
          });
          drawLines(owner, lines, { ...type.body, leading }, body + 24, top + 4.5);
        },
      };
    });
  }

  /** Lines with blanks: each takes the whole width, and a single number stands at its end. */
  function lineBoxes(items: readonly (readonly Inline[])[]): Box[] {
    const list = element('L');
    return items.map((inlines, place) => {
      const owner = element('LBody', element('LI', list));
      const isNumber =
        inlines.length === 2 && inlines[1]?.kind === 'blank' && inlines[1].text.length <= 4;
      const lines = setLines(inlines, type.body, bodyWidth).map((set) =>
        isNumber ? set : fillLine(set, bodyWidth),
      );
      const above = place === 0 ? 4 : 0;
      const height = above + lines.length * writing;
      return {
        height,
        spaceAbove: above,
        staysWithNext: place === 0 && items.length > 1,
        draw: (y) => {
          for (const [row, set] of lines.entries()) {
            const baseline = y + above + (row + 1) * writing - 4;
            const last = row === lines.length - 1;
            const blank = set.pieces.at(-1);
            if (!(isNumber && last && blank)) {
              line(owner, set, body, baseline, last);
              continue;
            }
            const label = { ...set, pieces: set.pieces.slice(0, -1) };
            line(owner, label, body, baseline, false);
            const from = right - 76;
            artifact('Layout', () => {
              const after = body + set.width - blank.width + 6;
              doc.dash(0.6, { space: 3 });
              rule(Math.min(after, from), from, baseline, 0.6, ink.muted);
              doc.undash();
            });
            mark(owner, `${blank.text} `, () => rule(from, right, baseline + 2, 0.7, ink.text));
          }
        },
      };
    });
  }

  function gridBoxes({ columns, rows }: SheetGrid): Box[] {
    const table = element('Table');
    const pad = 5;
    const cellLines = (text: string, width: number) =>
      text === '' ? [] : setText(text, type.cell, width - 2 * pad);
    // Words take what they need, up to half of the width; blanks share the rest.
    const natural = columns.map(({ label, blank }, place) => {
      const texts = rows.map((row) => measure(row[place] ?? '', type.cell));
      const widest = Math.max(0, ...texts) + 2 * pad + 1;
      const head = Math.max(...label.split(' ').map((word) => measure(word, type.head))) + pad;
      return blank === 0 ? Math.max(head, widest) : Math.max(head, Math.min(widest, 80));
    });
    const blanks = columns.reduce((sum, { blank }) => sum + blank, 0);
    const forBlanks = columns.reduce(
      (sum, { blank }, place) => sum + (blank > 0 ? (natural[place] ?? 0) : 0),
      0,
    );
    const wordShare = Math.max(bodyWidth * 0.25, Math.min(bodyWidth * 0.56, bodyWidth - forBlanks));
    const wordsWanted = columns.reduce(
      (sum, { blank }, place) => sum + (blank === 0 ? (natural[place] ?? 0) : 0),
      0,
    );
    const wordScale = wordsWanted > wordShare ? wordShare / wordsWanted : 1;
    const rest = bodyWidth - wordsWanted * wordScale - forBlanks;
    const widths = columns.map(({ blank }, place) =>
      blank === 0
        ? (natural[place] ?? 0) * wordScale
        : (natural[place] ?? 0) + (rest * blank) / Math.max(1, blanks),
    );
    const starts = widths.map((_, place) =>
      widths.slice(0, place).reduce((sum, width) => sum + width, body),
    );
    const heads = columns.map(({ label }, place) =>
      label === '' ? [] : setText(label, type.head, (widths[place] ?? 0) - pad),
    );
    const headHeight = Math.max(1, ...heads.map(({ length }) => length)) * type.head.leading + 6;
    const drawHead = (y: number, owners?: readonly Element[]) => {
      for (const [place, lines] of heads.entries()) {
        const owner = owners?.[place];
        const top = y + headHeight - 5 - lines.length * type.head.leading;
        if (owner) drawLines(owner, lines, type.head, starts[place] ?? body, top);
        else
          artifact('Pagination', () => {
            for (const [row, set] of lines.entries()) {
              doc
                .font(type.head.face)
                .fontSize(type.head.size)
                .fillColor(type.head.color)
                .text(
                  set.pieces.map(({ text }) => text).join(' '),
                  starts[place] ?? body,
                  top + (row + 0.5) * type.head.leading + type.head.size * 0.36,
                  { lineBreak: false, baseline: 'alphabetic' },
                );
            }
          });
      }
      artifact('Layout', () => rule(body, right, y + headHeight, 1, ink.text));
    };
    const headRow = element('TR', table);
    const headCells = columns.map(() => {
      const cell = doc.struct('TH', { scope: 'Column' } as object);
      headRow.add(cell);
      return cell;
    });
    const rowBoxes = rows.map((row, index): Box => {
      const owner = element('TR', table);
      const cells = columns.map(() => element('TD', owner));
      const lines = row.map((text, place) => cellLines(text, widths[place] ?? 0));
      const most = Math.max(0, ...lines.map(({ length }) => length));
      const isBlank = columns.some(({ blank }, place) => blank > 0 && row[place] === '');
      const height = Math.max(isBlank ? writing : 0, most * type.cell.leading + 9);
      return {
        height,
        staysWithNext: index < rows.length - 1 && (rows.length <= 7 || index === 0),
        again: { height: headHeight, draw: (y) => drawHead(y) },
        draw: (y) => {
          for (const [place, cell] of cells.entries()) {
            const x = starts[place] ?? body;
            const cellText = lines[place] ?? [];
            const { unit = '', blank = 0 } = columns[place] ?? {};
            const offset = (height - cellText.length * type.cell.leading) / 2;
            if (cellText.length > 0) drawLines(cell, cellText, type.cell, x, y + offset);
            if (unit !== '') {
              const end = x + (widths[place] ?? 0) - pad - measure(unit, type.cell) - 2;
              words(cell, unit, { ...type.cell, color: ink.muted }, end, y + height - 5);
            }
            if (blank > 0 && place > 0) {
              artifact('Layout', () => {
                doc
                  .lineWidth(0.4)
                  .strokeColor(ink.line)
                  .moveTo(x - pad + 1, y + 3)
                  .lineTo(x - pad + 1, y + height - 3)
                  .stroke();
              });
            }
          }
          artifact('Layout', () => rule(body, right, y + height, 0.6, ink.text));
        },
      };
    });
    return [
      {
        height: headHeight + 6,
        spaceAbove: 6,
        staysWithNext: true,
        draw: (y) => drawHead(y + 6, headCells),
      },
      ...rowBoxes,
    ];
  }

  const drawBlock = (block: SheetBlock): readonly Box[] => {
    switch (block.kind) {
      case 'heading': {
        const text = textOf(block.inlines);
        return [block.level === 3 ? stepBox(text) : partBox(text)];
      }
      case 'paragraph':
        return textBoxes(element('P'), setLines(block.inlines, type.body, bodyWidth), type.body, 7);
      case 'strong':
        return textBoxes(
          element('P'),
          setLines(block.inlines, type.strong, bodyWidth),
          type.strong,
          10,
        ).map((box) => ({ ...box, staysWithNext: true }));
      case 'emphasis':
        return textBoxes(
          element('P'),
          setLines(block.inlines, type.note, bodyWidth - 12),
          type.note,
          9,
          (y, height) => artifact('Layout', () => doc.rect(body, y, 2, height).fill(ink.accent)),
        );
      case 'bullets':
        return bulletBoxes(block.items);
      case 'checks':
        return checkBoxes(block.items);
      case 'lines':
        return lineBoxes(block.items);
      case 'grid':
        return gridBoxes(block);
      default:
        return block satisfies never;
    }
  };

  return blocks.flatMap((block, place) => {
    const boxes = drawBlock(block);
    const next = blocks[place + 1];
    const isShort = boxes.length < 3 && (block.kind === 'paragraph' || block.kind === 'emphasis');
    const leadsIn = isShort && next !== undefined && !isWords(next);
    // A line that leads in stays with what it leads to, and no list leaves a single line to the next page.
    const isList = !isWords(block) && block.kind !== 'grid';
    return boxes.map((box, at) =>
      leadsIn || (isList && at === boxes.length - 2) ? { ...box, staysWithNext: true } : box,
    );
  });
}
