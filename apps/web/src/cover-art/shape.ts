/** The role of a colour in a drawing; the drawing's scheme maps roles to colours. */
export type Part = 'main' | 'second' | 'third';

/** One path of a drawing: filled, stroked or both. */
export interface Shape {
  /** SVG path data, in a field of 640 by 360. */
  readonly d: string;
  /** What it is filled with; not at all when left out. */
  readonly fill?: Part;
  /** What its outline is drawn with; none when left out. */
  readonly stroke?: Part;
  /** How wide the stroke is. */
  readonly width?: number;
}

/** A point of the drawing. */
export type Point = readonly [x: number, y: number];

/** The size of the drawing. */
export const field = { width: 640, height: 360 } as const;

const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** The point at a distance from a centre; 0° is up, 90° is right. */
export const around = ([x, y]: Point, distance: number, degrees: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
};

/** A full circle. */
export const disc = ([x, y]: Point, radius: number): string => {
  const half = (way: number) => `a${radius} ${radius} 0 1 0 ${Math.round(way * radius)} 0`;
  return `M${at([x - radius, y])}${half(2)}${half(-2)}z`;
};

/** A closed outline through points. */
export const polygon = (...points: readonly Point[]): string => `M${points.map(at).join('L')}z`;

/** An open line through points. */
export const line = (...points: readonly Point[]): string => `M${points.map(at).join('L')}`;

/** An upright rectangle from its top left corner. */
export const box = ([x, y]: Point, width: number, height: number): string =>
  `M${at([x, y])}h${Math.round(width)}v${Math.round(height)}h${Math.round(-width)}z`;

/** A part of a circle's line, clockwise from one angle to another, less than a full turn. */
export const arc = (centre: Point, radius: number, from: number, to: number): string => {
  const large = to - from > 180 ? 1 : 0;
  return `M${at(around(centre, radius, from))}A${radius} ${radius} 0 ${large} 1 ${at(around(centre, radius, to))}`;
};

/** A smooth curve from a start; then, for each piece, two handles and its end. */
export const curve = (start: Point, ...pieces: readonly Point[]): string =>
  `M${at(start)}C${pieces.map(at).join(' ')}`;
