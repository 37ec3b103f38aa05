import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseBlocks } from './parse-blocks.ts';
import { featureSets, htmlOf, sources } from './testing.ts';

it.each([
  ['', ''],
  ['\n \n\t\n', ''],
  ['one\n\n\ntwo', '<p>one</p><p>two</p>'],
  ['one\r\ntwo\rthree', '<p>one</p><p>two</p><p>three</p>'],
  ['trailing \t', '<p>trailing</p>'],
  ['<b onclick=x> & "c"', '<p>&lt;b onclick=x&gt; &amp; &quot;c&quot;</p>'],
  ['&lt;', '<p>&amp;lt;</p>'],
  ['a\0b\ud800', '<p>a\ufffdb\ufffd</p>'],
  ['# A', '<h1 id="a">A</h1>'],
  ['## A\n## A', '<h2 id="a">A</h2><h2 id="a-2">A</h2>'],
  ["### Don't & do", '<h3 id="dont-do">Don&#x27;t &amp; do</h3>'],
  ['## See [plans](/pricing)', '<h2 id="see-plans">See <a href="/pricing">plans</a></h2>'],
  ['**a** ', '<p data-line="strong"><strong>a</strong></p>'],
  ['**a * b**', '<p data-line="strong"><strong>a * b</strong></p>'],
  ['** a **', '<p data-line="strong"><strong> a </strong></p>'],
  ['__a__', '<p data-line="strong"><strong>a</strong></p>'],
  ['*a [b](/c) d*', '<p data-line="emphasis"><em>a <a href="/c">b</a> d</em></p>'],
  ['* a*', '<p data-line="emphasis"><em> a</em></p>'],
  ['***a***', '<p data-line="emphasis"><em><strong>a</strong></em></p>'],
  ['**a** and **b**', '<p><strong>a</strong> and <strong>b</strong></p>'],
  ['*Prices may change\\*', '<p>*Prices may change*</p>'],
  ['![A bag](/IMG_2024.JPG)', '<img src="/IMG_2024.JPG" alt="A bag" loading="lazy"/>'],
  ['![A bag](/bag.png "Old")', '<img src="/bag.png" alt="A bag" title="Old" loading="lazy"/>'],
  ['![A bag](heavy-bag)', '<p>A bag</p>'],
  ['![](bag) ', '<p></p>'],
  ['![A bag](https://b.test/c.png)', '<p>!<a href="https://b.test/c.png">A bag</a></p>'],
  ['![A [not](/a) link](b)', '<p>![A <a href="/a">not</a> link](b)</p>'],
])('renders the lines %j', (source, html) => {
  expect(htmlOf(source)).toBe(html);
});

it.each([
  ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['- a\n\n- b', '<ul><li>a</li></ul><ul><li>b</li></ul>'],
  ['- a\nb\n# c', '<ul><li>a</li></ul><p>b</p><h1 id="c">c</h1>'],
  ['- - a', '<ul><li>- a</li></ul>'],
  ['- [ ] a', '<ul><li>[ ] a</li></ul>'],
  ['1) a\n5) b', '<ol><li>a</li><li>b</li></ol>'],
  ['3. a\n\n4. b', '<ol start="3"><li>a</li></ol><ol start="4"><li>b</li></ol>'],
  ['- a\n1. b\n2. c', '<ul><li>a</li></ul><ol><li>b</li><li>c</li></ol>'],
  ['- a\n  - b\n  - c\n- d', '<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>'],
  ['1. a\n   - b\n2. c', '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>'],
  ['- a\n\t1. b', '<ul><li>a<ol><li>b</li></ol></li></ul>'],
  ['- a\n  - b\n    - c', '<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>'],
  ['- a\n\n  - b', '<ul><li>a</li></ul><p>  - b</p>'],
  ['- a\n  b', '<ul><li>a</li></ul><p>  b</p>'],
  ['> a\n>*b*', '<blockquote><p>a</p><p><em>b</em></p></blockquote>'],
  ['> a\n>\n> b', '<blockquote><p>a</p><p>b</p></blockquote>'],
  ['> a\n\n> b', '<blockquote><p>a</p></blockquote><blockquote><p>b</p></blockquote>'],
  ['> a\nb', '<blockquote><p>a</p></blockquote><p>b</p>'],
  ['> > a', '<blockquote><p>&gt; a</p></blockquote>'],
  ['>', '<p>&gt;</p>'],
])('renders the lists and quotes %j', (source, html) => {
  expect(htmlOf(source)).toBe(html);
});

const head = '<table><thead><tr><th>a</th><th>b</th></tr></thead>';

it.each([
  ['| a | b |\n| --- | --- |', `${head}</table>`],
  ['a|b\n-|-\nc|d', `${head}<tbody><tr><td>c</td><td>d</td></tr></tbody></table>`],
  [
    '| a | b |\n| - | - |\n| c |\n| d | | e |',
    `${head}<tbody><tr><td>c</td><td></td></tr><tr><td>d</td><td></td></tr></tbody></table>`,
  ],
  ['| a | b |\n| - | - |\n\n| c | d |', `${head}</table><p>| c | d |</p>`],
  ['| a | b |\n| - | - |\nc', `${head}</table><p>c</p>`],
  [
    '| a |\n| --: |\n| **b** |',
    '<table><thead><tr><th data-align="right">a</th></tr></thead>' +
      '<tbody><tr><td data-align="right"><strong>b</strong></td></tr></tbody></table>',
  ],
  ['| a |\n| :-- |', '<table><thead><tr><th data-align="left">a</th></tr></thead></table>'],
  ['|a\\|b|\n|:-:|', '<table><thead><tr><th data-align="center">a|b</th></tr></thead></table>'],
  ['| a | b |\n| --- |', '<p>| a | b |</p><p>| --- |</p>'],
  ['| a | b |\n| - - | --- |', '<p>| a | b |</p><p>| - - | --- |</p>'],
  ['| a |\n---', '<p>| a |</p><p>---</p>'],
])('renders the table %j', (source, html) => {
  expect(htmlOf(source)).toBe(html);
});

it.each(
  [
    ['#### A', '#A', ' # A', '#', '**a', '****', '** **', '*', '**', '***', '* *', '* a'],
    ['![A bag](bag) hangs', '![A bag](//b.test/bag.png)', '![A bag](/a b.png)', '![A bag](Bag)'],
    ['-a', '-', ' - a', '1.a', '1.', '2,000. a', 'a | b', '[ ] a'],
  ].flat(),
)('leaves %j as it was typed', (line) => {
  expect(htmlOf(`${line} `)).toBe(`<p>${line}</p>`);
});

it('renders checkboxes where they are enabled, each named by its text, and marks their list', () => {
  const features = { checkboxes: true };
  expect(htmlOf('- [ ] a\n- [x] [b](/c)\n- d', { features })).toBe(
    '<ul data-checklist="">' +
      '<li><label><input type="checkbox" disabled=""/><span>a</span></label></li>' +
      '<li><label><input type="checkbox" disabled="" checked=""/>' +
      '<span><a href="/c">b</a></span></label></li>' +
      '<li>d</li></ul>',
  );
});

it.each(['[ ]', '[ ]a', '[X] a', '[] a'])('takes %j for no checkbox', (text) => {
  expect(htmlOf(`- ${text} `, { features: { checkboxes: true } })).toBe(
    `<ul><li>${text}</li></ul>`,
  );
});

const blank = '<span data-blank="4">____</span>';
const field = (label: string) => `<span data-field="">${label}${blank}</span>`;

it.each([
  ['- From: ____ to: ____ pm', `<li>${field('From: ')}${field(' to: ')} pm</li>`],
  ['- [ ] From: ____', `<span>${field('From: ')}</span></label>`],
  ['| Day |\n| - |\n| ____ |', `<td>${blank}</td>`],
  ['Call ____ [a___b](/c___d)', `<p>Call ${blank} <a href="/c___d">a___b</a></p>`],
])('renders the blanks of %j where they are enabled, those of items as fields', (source, html) => {
  expect(htmlOf(source, { features: { checkboxes: true, blanks: true } })).toContain(html);
  expect(htmlOf(source)).not.toContain('data-blank');
});

it('has no empty run and no two runs of text side by side', () => {
  fc.assert(
    fc.property(sources, featureSets, (source, features) => {
      const blocks = JSON.stringify(parseBlocks(source, features));
      expect(blocks).not.toMatch(/"text":""|"(?:inlines|lines|items)":\[\]/);
      expect(blocks).not.toMatch(/"kind":"text","text":"(?:[^"\\]|\\.)*"\},\{"kind":"text"/);
    }),
  );
});

// A step more than linear would run for minutes and meet the time-out.
it.each(
  [
    ['*', '**', '[', '](', '[a](/', '[]', '![', '# ', '- [ ] a\n', '> ', '|', '\\'],
    ['*\n', '[\n', ' ', '&', '\0', '`', '`a', '``a`', 'a *b', '_a ', '_a *b', 'a* b_ '],
    ['# a\n', '- a\n  - b\n', '1. a\n', '> a\n', '|-', '| a |\n', '|-|\n', ' :', '[`'],
  ].flat(),
)('reads 200,000 characters of %j in linear time', (part) => {
  const source = part.repeat(Math.ceil(200_000 / part.length));
  for (const whole of [source, `# ${source}x`, `*${source})`, `**${source}](/)**`]) {
    expect(parseBlocks(whole, { checkboxes: true }).length).toBeGreaterThanOrEqual(0);
  }
});
