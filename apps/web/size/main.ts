import { join } from 'node:path';
import { budgets } from './budgets.ts';
import { measureSite } from './measure.ts';

const root = join(import.meta.dirname, '..');
const sizes = measureSite(join(root, 'dist'), join(root, '.bundle/production'));
const rows = sizes.map(({ what, budget, bytes }) => ({ what, bytes, of: budgets[budget] }));
console.info('Bytes after brotli, fonts as they are');
console.table(rows);
const over = sizes.filter(({ budget, bytes }) => bytes > budgets[budget]);
for (const { what, budget, bytes } of over) {
  console.error(
    `${what} has ${bytes} bytes, but size/budgets.ts allows ${budgets[budget]} (${budget}).`,
  );
}
process.exitCode = over.length > 0 ? 1 : 0;
