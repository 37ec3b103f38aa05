import { describe, expect, it } from 'vitest';
import { readWorksheet } from './read-worksheet.ts';

const texts = (source: string) =>
  readWorksheet(source).map((block) =>
    block.kind === 'grid'
      ? [
          block.columns.map(({ label, unit }) => `${label}${unit}`).join(' | '),
          ...block.rows.map((row) => row.join(' | ')),
        ]
      : block.kind,
  );

describe('readWorksheet', () => {
  it('makes a grid of lines with the same blanks', () => {
    expect(texts('- Start: ____ Class: ________\n- Start: ____ Class: ________')).toEqual([
      ['Start | Class', ' | ', ' | '],
    ]);
  });

  it('puts the text before the blanks in a column named by the heading', () => {
    const source =
      '### Footwork: 2 skills\n- S1 Stance: chin down. Seen: ____ By: ____\n- S2 Step: no crossing. Seen: ____ By: ____';
    expect(texts(source)).toEqual([
      'heading',
      ['Footwork | Seen | By', 'S1 Stance: chin down. |  | ', 'S2 Step: no crossing. |  | '],
    ]);
  });

  it('reads filled-in lines as the same grid', () => {
    const source =
      '- Start: ____ Class: ____\n- Start: ____ Class: ____\n\nFor example:\n\n- Start: 6:00 am Class: Open gym';
    expect(texts(source).at(-1)).toEqual(['Start | Class', '6:00 am | Open gym']);
  });

  it('keeps units and choices', () => {
    const line = '- Kept: ____% Worst: ____ Keep / move';
    expect(texts(`${line}\n${line}`)).toEqual([
      ['Kept% | Worst | ', ' |  | Keep / move', ' |  | Keep / move'],
    ]);
  });

  it.each([
    ['a single line with blanks', '- Gym: ____ City: ____', ['lines']],
    ['lines with one blank each', '- Gym: ____\n- Gym: ____', ['lines']],
    ['lines with different blanks', '- Gym: ____ A: ____\n- Date: ____ B: ____', ['lines']],
    ['a line of text among blanks', '- Gym: ____\n- Stance: left / right', ['lines']],
    ['lines without blanks', '- Gloves\n- Wraps', ['bullets']],
    ['checkboxes', '- [ ] Gloves on: ____ by: ____\n- [x] Wraps on: ____ by: ____', ['checks']],
  ])('does not make a grid of %s', (_what, source, kinds) => {
    expect(texts(source)).toEqual(kinds);
  });

  it('reads a long line like a form in linear time', () => {
    const form = '- A: ____ B: ____\n- A: ____ B: ____\n';
    const start = performance.now();
    readWorksheet(`${form}- A: ${'x B '.repeat(20_000)}`);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
