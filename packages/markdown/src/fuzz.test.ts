import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderToHtml } from './render-to-html.ts';
import { featureSets, sources } from './testing.ts';

const documentCount = Number(process.env.FUZZ_DOCUMENTS ?? 100_000);
const fuzzSeed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

const tagPattern = new RegExp(
  [
    '<(?<open>p|strong|em|li|label|span)>',
    '<(?<blank>span) data-blank="\\d+">',
    '<(?<list>ul)(?: data-checklist="")?>',
    '<(?<heading>h[123]) id="[^\\s&<>"\']+">',
    '<(?<link>a) href="(?:https?://|mailto:|/(?!/)|#)[^\\s<>"\'\\\\]*">',
    '</(?<close>p|strong|em|li|label|span|ul|h[123]|a)>',
    '<input type="checkbox" disabled=""(?: checked="")?/>',
  ].join('|'),
  'g',
);

/** What is wrong with a rendered document; `undefined` where it holds nothing but our elements, well nested. */
function faultIn(html: string): string | undefined {
  const open: string[] = [];
  let text = '';
  let from = 0;
  for (const match of html.matchAll(tagPattern)) {
    text += html.slice(from, match.index);
    from = match.index + match[0].length;
    const { close, ...opened } = match.groups ?? {};
    const name = Object.values(opened).find(Boolean);
    if (name) open.push(name);
    else if (close && open.pop() !== close) return `</${close}> closes nothing`;
  }
  text += html.slice(from);
  if (open.length > 0) return `<${open.join('> <')}> is never closed`;
  return /[<>"']/.exec(text) ? `an element that is not ours in ${text}` : undefined;
}

it.each([
  ['<p>a</p>', undefined],
  ['<p>a', '<p> is never closed'],
  ['<p><em>a</p></em>', '</p> closes nothing'],
  ['<p><img src=x></p>', 'an element that is not ours in <img src=x>'],
  ['<p><a href="javascript:x">a</a></p>', '</a> closes nothing'],
])('finds the fault in %j', (html, fault) => {
  expect(faultIn(html)).toBe(fault);
});

it(`renders ${documentCount} documents to nothing but our elements (FUZZ_SEED=${fuzzSeed})`, () => {
  fc.assert(
    fc.property(sources, featureSets, (source, features) => {
      expect(faultIn(renderToHtml(source, features))).toBeUndefined();
    }),
    { numRuns: documentCount, seed: fuzzSeed },
  );
}, 300_000);
