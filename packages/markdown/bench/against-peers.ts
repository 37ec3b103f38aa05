// `pnpm bench:markdown`: first that all give the same HTML for the same documents, then how fast.
import { ok } from 'node:assert/strict';
import { articles } from './documents.ts';
import { plainHtml, wholeBlocks } from './shared-grammar.ts';

// React picks its build when it is first loaded, and the development one is several times slower.
process.env.NODE_ENV = 'production';
const { ours, peers } = await import('./peers.ts');
const { compare } = await import('./measure.ts');

const documents = articles(64, 5_000).map(wholeBlocks);
const candidates = { ...ours, ...peers };
for (const [name, render] of Object.entries(candidates)) {
  for (const source of documents) {
    const isSame = plainHtml(render(source)) === plainHtml(ours.renderToHtml(source));
    ok(isSame, `${name} gives other HTML for:\n${source}`);
  }
}
process.stdout.write(`${Object.keys(candidates).join(', ')}: the same HTML for each document.\n\n`);
compare('Line renderer, beside others', candidates, documents);
