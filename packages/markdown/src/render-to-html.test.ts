import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderToHtml } from './render-to-html.ts';
import { featureSets, renderByReact, sources } from './testing.ts';

const runOptions = { numRuns: 10_000 };

it.each([
  ['', ''],
  ['one\n\ntwo', '<p>one</p><p>two</p>'],
  ['# One', '<h1 id="one">One</h1>'],
  ['## One\n## One', '<h2 id="one">One</h2><h2 id="one-2">One</h2>'],
  ["### Don't & do", '<h3 id="dont-do">Don&#x27;t &amp; do</h3>'],
  ['**a**', '<p><strong>a</strong></p>'],
  ['*a [b](/c) d*', '<p><em>a <a href="/c">b</a> d</em></p>'],
  ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['- [ ] a', '<ul><li>[ ] a</li></ul>'],
  ['[a](https://b.test/?c&d="e")', '<p><a href="https://b.test/?c&amp;d=&quot;e&quot;">a</a></p>'],
  ['<b onclick=x>', '<p>&lt;b onclick=x&gt;</p>'],
  ['&lt;', '<p>&amp;lt;</p>'],
  ['a\0', '<p>a\ufffd</p>'],
])('renders %j', (source, html) => {
  expect(renderToHtml(source)).toBe(html);
});

it('renders blanks where they are enabled, and underscores as text where not', () => {
  const source = '- Start: ____ to: ___\nsnake__case [a___b](/c___d)';
  expect(renderToHtml(source, { blanks: true })).toBe(
    '<ul><li>Start: <span data-blank="4">____</span> to: <span data-blank="3">___</span></li></ul><p>snake__case <a href="/c___d">a___b</a></p>',
  );
  expect(renderToHtml('- Start: ____')).toBe('<ul><li>Start: ____</li></ul>');
});

it('renders checkboxes where they are enabled, and marks their list', () => {
  expect(renderToHtml('- [ ] a\n- [x] [b](/c)\n- d', { checkboxes: true })).toBe(
    '<ul data-checklist="">' +
      '<li><label><input type="checkbox" disabled=""/><span>a</span></label></li>' +
      '<li><label><input type="checkbox" disabled="" checked=""/>' +
      '<span><a href="/c">b</a></span></label></li>' +
      '<li>d</li></ul>',
  );
});

it('prints what React prints', () => {
  fc.assert(
    fc.property(sources, featureSets, (source, features) => {
      expect(renderToHtml(source, features)).toBe(renderByReact(source, features));
    }),
    runOptions,
  );
});

it('emits no element or attribute outside its list, and closes what it opens', () => {
  const innermost = [
    /<(p|strong|em|li|label|span)>([^<]*)<\/\1>/g,
    /<(span) data-blank="\d+">([^<]*)<\/span>/g,
    /<(ul)(?: data-checklist="")?>([^<]*)<\/ul>/g,
    /<(h[123]) id="[^\s&<>"']+">([^<]*)<\/\1>/g,
    /<(a) href="(?:https?:\/\/|mailto:|\/(?!\/)|#)[^\s<>"'\\]*">([^<]*)<\/a>/g,
    /<(input) type="checkbox" disabled=""(?: checked="")?\/>()/g,
  ];
  fc.assert(
    fc.property(sources, featureSets, (source, features) => {
      let rest = renderToHtml(source, features);
      for (let before = ''; before !== rest;) {
        before = rest;
        for (const element of innermost) rest = rest.replace(element, '$2');
      }
      expect(rest).not.toMatch(/[<>"']/);
    }),
    runOptions,
  );
});

const repeated = [
  '*',
  '**',
  '[',
  ']',
  '(',
  '[a](/',
  '](',
  '[]',
  '# ',
  '- [ ] a\n',
  '*\n',
  '[\n',
  ' ',
  '&',
  '\0',
];

// A step more than linear would run for minutes and meet the time-out.
it.each(repeated)('renders a megabyte of %j in linear time', (part) => {
  const source = part.repeat(Math.ceil(1_000_000 / part.length));
  for (const whole of [source, `# ${source}x`, `*${source})`, `**${source}](/)**`]) {
    expect(typeof renderToHtml(whole, { checkboxes: true })).toBe('string');
  }
});
