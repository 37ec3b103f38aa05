import { ok } from 'node:assert/strict';
// @boundaries-ignore one file of figures for all packages, so it belongs to none
import { report } from '../../../.workspace/figures.ts';

const roundCount = 15;
const roundMs = 80;

/** Returns milliseconds of processor time, which other work on the machine does not lengthen. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Returns MB/s over about `roundMs`. */
function measure(render: (source: string) => string, documents: readonly string[]): number {
  const size = documents.reduce((sum, source) => sum + Buffer.byteLength(source), 0);
  const start = cpuTime();
  let bytes = 0;
  let elapsed = 0;
  while (elapsed < roundMs) {
    for (const source of documents) {
      const output = render(source);
      // Reading a letter has the pieces joined that a renderer may have put off.
      ok(output.charCodeAt(output.length >> 1) > 0);
    }
    bytes += size;
    elapsed = cpuTime() - start;
  }
  return bytes / elapsed / 1_000;
}

/**
 * Measures how fast each candidate renders the documents beside the first candidate, and reports it.
 *
 * @param title Heads the table, such as `Markdown renderer`.
 */
export function compare(
  title: string,
  candidates: Readonly<Record<string, (source: string) => string>>,
  documents: readonly string[],
): void {
  // The candidates take turns, so that a slow moment of the machine meets them all; the best round of
  // each says what it can do.
  const best = new Map(Object.keys(candidates).map((candidate) => [candidate, 0]));
  for (let round = 0; round < roundCount; round += 1) {
    for (const [candidate, render] of Object.entries(candidates)) {
      best.set(candidate, Math.max(best.get(candidate) ?? 0, measure(render, documents)));
    }
  }

  const [first = ''] = best.keys();
  const floor = best.get(first) ?? Number.NaN;
  const rows = [...best].map(([candidate, speed]) => ({
    renderer: candidate,
    'MB/s': Number(speed.toPrecision(3)),
    'of the first': Number((speed / floor).toPrecision(2)),
  }));
  report(
    title,
    `${documents.length} articles of 5 kB; the best of ${roundCount} rounds, in processor time.`,
    rows,
  );
}
