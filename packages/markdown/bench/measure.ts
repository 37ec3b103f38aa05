import { mkdirSync, writeFileSync } from 'node:fs';

const ROUNDS = 15;
const ROUND_MS = 80;

let read = 0;

/** Returns milliseconds of processor time, which other work on the machine does not lengthen. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Returns MB/s over about `ROUND_MS`; looking into the output makes sure that it is built. */
function measure(render: (source: string) => string, documents: readonly string[]): number {
  const size = documents.reduce((sum, source) => sum + Buffer.byteLength(source), 0);
  const start = cpuTime();
  let bytes = 0;
  let elapsed = 0;
  while (elapsed < ROUND_MS) {
    for (const source of documents) {
      const output = render(source);
      read += output.charCodeAt(output.length >> 1);
    }
    bytes += size;
    elapsed = cpuTime() - start;
  }
  return bytes / elapsed / 1_000;
}

/**
 * Measures how fast each candidate renders the documents, prints a table beside the first candidate, and keeps it as
 * JSON in `.results`.
 *
 * @param name Names the file, such as `bench`.
 */
export function compare(
  name: string,
  candidates: Readonly<Record<string, (source: string) => string>>,
  documents: readonly string[],
): void {
  // The candidates take turns, so that a slow moment of the machine meets them all; the best round of
  // each says what it can do.
  const best = new Map(Object.keys(candidates).map((candidate) => [candidate, 0]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [candidate, render] of Object.entries(candidates)) {
      best.set(candidate, Math.max(best.get(candidate) ?? 0, measure(render, documents)));
    }
  }

  const [first = ''] = best.keys();
  const floor = best.get(first) ?? Number.NaN;
  const rows = [...best].map(([candidate, speed]) => ({
    name: candidate,
    mbPerSecond: Number(speed.toPrecision(3)),
    ofFirst: Number((speed / floor).toPrecision(2)),
  }));
  const width = Math.max(...rows.map((row) => row.name.length));
  process.stdout.write(`${documents.length} articles of 5 kB, Node ${process.version}\n\n`);
  for (const row of rows) {
    process.stdout.write(
      `${row.name.padEnd(width)}  ${String(row.mbPerSecond).padStart(6)} MB/s  ${row.ofFirst}\n`,
    );
  }
  mkdirSync('.results', { recursive: true });
  writeFileSync(`.results/${name}.json`, `${JSON.stringify({ read, rows }, null, 2)}\n`);
}
