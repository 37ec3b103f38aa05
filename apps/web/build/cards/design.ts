import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fontFiles } from '../font-files.ts';

const require = createRequire(import.meta.url);

/** A hash of everything that determines the look of cards besides their content. */
export function readCardDesign(): string {
  const ui = dirname(require.resolve('@cornerbell/ui/package.json'));
  const coverArt = join(import.meta.dirname, '../../src/cover-art');
  const files = [
    ...globSync('*.ts', { cwd: import.meta.dirname })
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => join(import.meta.dirname, name)),
    join(import.meta.dirname, '../../src/metadata/card.ts'),
    ...Object.values(fontFiles),
    ...globSync('dist/{theme,tokens}/*.js', { cwd: ui }).map((name) => join(ui, name)),
    ...globSync('*.ts', { cwd: coverArt }).map((name) => join(coverArt, name)),
    require.resolve('@resvg/resvg-js/package.json'),
    require.resolve('satori/package.json'),
  ];
  const hashes = files.map((file) => hash('sha256', readFileSync(file)));
  return hash('sha256', hashes.toSorted().join('\n'));
}
