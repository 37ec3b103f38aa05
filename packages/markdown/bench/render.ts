import { mkdirSync, writeFileSync } from 'node:fs';
import { articles } from './documents.ts';

// React picks its build when it is first loaded, and the development one is several times slower.
process.env.NODE_ENV = 'production';
const { Fragment, createElement } = await import('react');
const { renderToStaticMarkup, renderToString } = await import('react-dom/server');
const { Markdown, parseBlocks, renderToHtml } = await import('../src/index.ts');

const DOCUMENTS = articles(64, 5_000);
const BYTES = DOCUMENTS.reduce((sum, source) => sum + Buffer.byteLength(source), 0);
const ROUNDS = 15;
const ROUND_MS = 80;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

function splitAndEscape(source: string): string {
  return source
    .split('\n')
    .map((line) => `<p>${line.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)}</p>`)
    .join('');
}

function reactLines(source: string): string {
  const lines = source.split('\n').map((line, key) => createElement('p', { key }, line));
  return renderToString(createElement(Fragment, null, lines));
}

const CANDIDATES: Readonly<Record<string, (source: string) => string>> = {
  'split lines and escape': splitAndEscape,
  renderToHtml,
  'parseBlocks, no output': (source) => `${parseBlocks(source).length}`,
  'React renderToString of the same lines': reactLines,
  'React renderToStaticMarkup of <Markdown>': (source) =>
    renderToStaticMarkup(createElement(Markdown, { source })),
};

let read = 0;

/** Returns milliseconds of processor time, which other work on the machine does not lengthen. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Returns MB/s over about `ROUND_MS`; looking into the output makes sure that it is built. */
function measure(render: (source: string) => string): number {
  const start = cpuTime();
  let bytes = 0;
  let elapsed = 0;
  while (elapsed < ROUND_MS) {
    for (const source of DOCUMENTS) {
      const output = render(source);
      read += output.charCodeAt(output.length >> 1);
    }
    bytes += BYTES;
    elapsed = cpuTime() - start;
  }
  return bytes / elapsed / 1_000;
}

// The candidates take turns, so that a slow moment of the machine meets them all; the best round of
// each says what it can do.
const best = new Map(Object.keys(CANDIDATES).map((name) => [name, 0]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, render] of Object.entries(CANDIDATES)) {
    best.set(name, Math.max(best.get(name) ?? 0, measure(render)));
  }
}

const floor = best.get('split lines and escape') ?? Number.NaN;
const rows = [...best].map(([name, speed]) => ({
  name,
  mbPerSecond: Math.round(speed),
  ofSplitAndEscape: Number((speed / floor).toFixed(2)),
}));
const width = Math.max(...rows.map(({ name }) => name.length));
process.stdout.write(`${DOCUMENTS.length} articles of 5 kB, Node ${process.version}\n\n`);
for (const { name, mbPerSecond, ofSplitAndEscape } of rows) {
  process.stdout.write(
    `${name.padEnd(width)}  ${String(mbPerSecond).padStart(5)} MB/s  ${ofSplitAndEscape.toFixed(2)}\n`,
  );
}
mkdirSync('.results', { recursive: true });
writeFileSync('.results/bench.json', `${JSON.stringify({ read, rows }, null, 2)}\n`);
