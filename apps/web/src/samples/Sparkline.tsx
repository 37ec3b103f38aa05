import * as styles from './Sparkline.css.ts';

interface SparklineProps {
  /** What is measured. */
  label: string;
  /** The measurements, oldest first; at least two. */
  points: readonly number[];
  /** The summary of the line as text, such as "94%, up 3 since May". */
  summary: string;
}

const width = 100;
const height = 40;

const pointsOf = (points: readonly number[]): readonly (readonly [x: number, y: number])[] => {
  const least = Math.min(...points);
  const range = Math.max(...points) - least || 1;
  const step = width / (points.length - 1);
  return points.map((point, index) => [
    Math.round(index * step * 100) / 100,
    Math.round((height - 4 - ((point - least) / range) * (height - 8)) * 100) / 100,
  ]);
};

/** A line of measurements with its summary as text. */
export function Sparkline({ label, points, summary }: SparklineProps) {
  const placed = pointsOf(points);
  const path = placed.map(([x, y]) => `${x} ${y}`).join('L');
  const [x, y] = placed.at(-1) ?? [0, height];
  return (
    <div className={styles.root}>
      <p className={styles.head}>
        {label} <span className={styles.summary}>{summary}</span>
      </p>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.area} d={`M0 ${height}L${path}L${width} ${height}Z`} />
        <path className={styles.line} d={`M${path}`} />
        <path className={styles.end} d={`M${x} ${y}h0`} />
      </svg>
    </div>
  );
}
