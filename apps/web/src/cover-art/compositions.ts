import { between, oneOf, type Random } from './random.ts';
import {
  arc,
  around,
  box,
  curve,
  disc,
  field,
  line,
  polygon,
  type Point,
  type Shape,
} from './shape.ts';

/** Draws one motif, varied by the random numbers. */
export type Composition = (random: Random) => readonly Shape[];

const { width, height } = field;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A ring corner from inside: the post, its three pads, and the ropes to both sides. */
const corner: Composition = (random) => {
  const x = between(random, 260, 380);
  const horizon = 150;
  const near = (y: number) => horizon + (y - horizon) * 2.2;
  const rope = (y: number, side: number) =>
    polygon([x, y - 7], [x, y + 7], [side, near(y + 7)], [side, near(y - 7)]);
  const heights = [84, 150, 216];
  return [
    { d: disc([x, 150], between(random, 122, 144)), fill: 'third' },
    { d: polygon([x, 276], [width, near(276)], [0, near(276)]), fill: 'main' },
    { d: heights.flatMap((y) => [rope(y, 0), rope(y, width)]).join(''), fill: 'second' },
    { d: box([x - 20, 30], 40, 262), fill: 'main' },
    { d: heights.map((y) => box([x - 38, y - 25], 76, 50)).join(''), fill: 'second' },
    { d: heights.map((y) => box([x - 6, y - 25], 12, 50)).join(''), fill: 'main' },
  ];
};

/** The bell, struck, and its sound to both sides. */
const bell: Composition = (random) => {
  const x = width / 2;
  const spread = between(random, 30, 42);
  const wave = (distance: number) =>
    arc([x, 190], distance, 90 - spread, 90 + spread) +
    arc([x, 190], distance, 270 - spread, 270 + spread);
  const dome = curve(
    [x - 112, 256],
    [x - 62, 214],
    [x - 92, 88],
    [x, 88],
    [x + 92, 88],
    [x + 62, 214],
    [x + 112, 256],
  );
  return [
    { d: [176, 222, 268, 314].map(wave).join(''), stroke: 'second', width: 18 },
    { d: disc([x + between(random, -34, 34), 292], 28), fill: 'second' },
    { d: `${dome}z`, fill: 'main' },
    { d: disc([x, 80], 22) + box([x - 132, 256], 264, 32), fill: 'main' },
    { d: box([x - 132, 244], 264, 7), fill: 'third' },
  ];
};

/** The centre lines of the digits 0 to 9, 2 wide and 4 high: points `x,y`, `/` between lines. */
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

/** Block numerals as path data, from their top left corner; `unit` is half a numeral's width. */
const digits = (text: string, [left, top]: Point, unit: number): string =>
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

/** A round card: the number (random by default), three ropes behind it, the rounds so far below. */
export const roundCard =
  (numeral?: string): Composition =>
  (random) => {
    const text = numeral ?? String(between(random, 1, 12));
    const unit = 50;
    const span = (text.length * 3.3 - 1.3) * unit;
    const left = (width - span) / 2 - (text === '1' ? unit * 0.2 : 0);
    const ropes = [110, 166, 222].map((y) => line([0, y], [width, y])).join('');
    const rounds = range(12).map((index) => disc([width / 2 - 198 + index * 36, 328], 7));
    const number = digits(text, [left, 66], unit);
    return [
      { d: ropes, stroke: 'third', width: 14 },
      { d: number, stroke: 'main', width: 48 },
      { d: rounds.join(''), fill: 'third' },
      { d: rounds.slice(0, Math.min(Number(text) || 1, 12)).join(''), fill: 'main' },
    ];
  };

/** A post of the ring, from its foot. */
const post = ([x, foot]: Point) => box([x - 9, foot - 104], 18, 104);

/** The ring from above one corner: apron, canvas, three ropes, four posts. */
const ring: Composition = (random) => {
  const x = width / 2;
  const y = between(random, 206, 222);
  const corners = (half: number, lift: number): readonly [Point, Point, Point, Point] => [
    [x, y - half * 0.54 - lift],
    [x + half, y - lift],
    [x, y + half * 0.54 - lift],
    [x - half, y - lift],
  ];
  const ropes = [28, 56, 84];
  const [back, right, front, left] = corners(212, 0);
  const past = (middle: 0 | 2) => (lift: number) => {
    const points = corners(212, lift);
    return line(points[3], points[middle], points[1]);
  };
  return [
    { d: polygon(...corners(300, -44)), fill: 'third' },
    { d: polygon(...corners(252, -22)), fill: 'main' },
    { d: polygon(...corners(240, 0)), fill: 'second' },
    { d: ropes.map(past(0)).join(''), stroke: 'main', width: 6 },
    { d: [back, left, right].map(post).join(''), fill: 'main' },
    { d: ropes.map(past(2)).join(''), stroke: 'main', width: 9 },
    { d: post(front), fill: 'main' },
  ];
};

/** The round clock, near or far: a thick ring, the time gone, a hand. */
const clock: Composition = (random) => {
  const centre: Point = [width / 2, height / 2];
  const scale = oneOf(random, [1, 1.45]);
  const gone = between(random, 2, 10) * 30;
  const ticks = range(12).map((index) =>
    line(
      around(centre, 94 * scale, index * 30),
      around(centre, (index % 3 === 0 ? 64 : 80) * scale, index * 30),
    ),
  );
  const hand = line(around(centre, 34 * scale, gone + 180), around(centre, 166 * scale, gone));
  return [
    { d: disc(centre, 134 * scale), stroke: 'third', width: 52 * scale },
    { d: arc(centre, 134 * scale, 0, gone), stroke: 'main', width: 52 * scale },
    { d: ticks.join(''), stroke: 'second', width: 9 * scale },
    { d: hand, stroke: 'second', width: 15 * scale },
    { d: disc(centre, 20 * scale), fill: 'second' },
  ];
};

/** A heavy bag in mid-swing, with the swing drawn. */
const heavyBag: Composition = (random) => {
  const side = oneOf(random, [-1, 1]);
  const tilt = side * between(random, 9, 16);
  const anchor: Point = [width / 2 - side * 30, -40];
  const along = (distance: number, across: number): Point => {
    const [x, y] = around(anchor, distance, 180 - tilt);
    const [dx, dy] = around([0, 0], across, 90 - tilt);
    return [x + dx, y + dy];
  };
  const bar = (from: number, to: number, half: number) =>
    polygon(along(from, -half), along(from, half), along(to, half), along(to, -half));
  const swing = (distance: number) =>
    side > 0
      ? arc(anchor, distance, 180 - tilt + 22, 180 - tilt + 62)
      : arc(anchor, distance, 180 - tilt - 62, 180 - tilt - 22);
  return [
    { d: disc([width / 2, 190], 150), fill: 'third' },
    { d: [190, 250, 310].map(swing).join(''), stroke: 'second', width: 12 },
    {
      d: line(along(0, 0), along(112, -46)) + line(along(0, 0), along(112, 46)),
      stroke: 'second',
      width: 7,
    },
    { d: bar(108, 364, 64), fill: 'main' },
    { d: bar(146, 162, 64) + bar(308, 324, 64), fill: 'second' },
  ];
};

/** A mark still open. */
const open = (centre: Point) => disc(centre, 23);

/** The left half of a mark. */
const half = (centre: Point) => `${arc(centre, 26, 180, 359)}z`;

/** A score sheet: four rows of six marks, some made, some still open. */
const scoreSheet: Composition = (random) => {
  const step = 74;
  const cells = range(24).map((index) => ({
    centre: [
      width / 2 + ((index % 6) - 2.5) * step,
      height / 2 + (Math.floor(index / 6) - 1.5) * step,
    ] as const,
    mark: oneOf(random, ['made', 'made', 'half', 'open']),
  }));
  const draw = (mark: string, shape: (centre: Point) => string) =>
    cells
      .filter((cell) => cell.mark === mark)
      .map(({ centre }) => shape(centre))
      .join('');
  return [
    { d: draw('made', (centre) => disc(centre, 27)), fill: 'main' },
    { d: draw('half', open), stroke: 'second', width: 8 },
    { d: draw('half', half), fill: 'second' },
    { d: draw('open', open), stroke: 'third', width: 8 },
  ];
};

/** Every motif that a seed may choose. */
export const compositions: readonly [Composition, ...Composition[]] = [
  corner,
  bell,
  roundCard(),
  ring,
  clock,
  heavyBag,
  scoreSheet,
];
