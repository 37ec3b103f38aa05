import { line, type Point } from './shape.ts';

/** The centre lines of the digits 0 to 9, in a box 2 wide and 4 high: points `x,y`, with `/` between lines. */
const strokes = [
  '1,0 2,0 2,4 0,4 0,0 1,0',
  '0.1,0 1.1,0 1.1,4.5',
  '0,1.2 0,0 2,0 2,1.7 0,4 2.45,4',
  '0,0.9 0,0 2,0 2,4 0,4 0,3.1 / 0.7,1.95 2,1.95',
  '0,-0.48 0,2.5 2,2.5 / 2,-0.48 2,4.48',
  '2.3,0 0,0 0,1.7 2,1.7 2,4 0,4 0,3.1',
  '2,0.9 2,0 0,0 0,4 2,4 2,1.9 0,1.9',
  '-0.3,0 2,0 2,0.9 0.8,4.45',
  '1,0 2,0 2,4 0,4 0,0 1,0 / 0,1.95 2,1.95',
  '0,3.1 0,4 2,4 2,0 0,0 0,2.1 2,2.1',
];

/** Block numerals as path data: `unit` is half a numeral's width, `left` and `top` where the first begins. */
export const digits = (text: string, [left, top]: Point, unit: number): string =>
  [...text]
    .flatMap((digit, index) => {
      const place = (point: string): Point => {
        const [x = 0, y = 0] = point.split(',').map(Number);
        return [left + (x + index * 3.3) * unit, top + y * unit];
      };
      const lines = strokes[Number.parseInt(digit, 10)]?.split(' / ') ?? [];
      return lines.map((points) => line(...points.split(' ').map(place)));
    })
    .join('');
