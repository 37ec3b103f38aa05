import { describe, expect, it } from 'vitest';
import { proseOf } from '../load/prose.ts';
import { checkCharacters } from './check-characters.ts';
import { checkMarks, type Allowed } from './check-marks.ts';

function rulesOf(text: string, allowed: Partial<Allowed> = {}): string[] {
  const prose = proseOf('posts/a.md', text, 0);
  const found = [...checkMarks(prose, { form: 'body', ...allowed }), ...checkCharacters(prose)];
  return [...new Set(found.map(({ rule }) => rule))];
}

/** Lines as people paste them from documents, chats and other systems. */
const pasted: Readonly<Record<string, readonly string[]>> = {
  'literal-bold': [
    'Keep **both hands** up.',
    'Keep __both__ up.',
    '**Hands up.** Always.',
    '## **Hands** up',
    '- **Hands** up',
    'Hands** up.',
    '**Hands up',
    '[**rules**](/faq)',
  ],
  'literal-italic': [
    'Keep *both hands* up.',
    'Keep _both_ up.',
    '*Hands up.* Always.',
    '2*3*4 rounds',
    '*Hands *up',
    '*Three * four* five*',
    'Hands up*, twice.',
  ],
  'literal-strike': ['Hands ~~down~~ up.', 'Hands ~down~ up.', 'Hands ==up== now.', '~~Hands'],
  'literal-code': [
    'Type `sparring`.',
    '```\nstop\n```',
    '~~~\nstop\n~~~',
    '    indented by four',
    '\tindented by a tab',
    'A lone ` backtick.',
  ],
  'literal-heading': [
    '#Hands',
    '##Hands',
    '#### Hands',
    '###### Hands',
    '####### Hands',
    ' ## Hands',
    '   ### Hands',
    '## Hands ##',
    'Hands\n-----',
    'Hands\n=====',
    '=== Hands ===',
    '- ## Hands',
  ],
  'empty-heading': ['##', '#', '### '],
  'literal-bullet': [
    '* Wraps',
    '+ Wraps',
    '-Wraps',
    '*Wraps',
    '-\tWraps',
    '-',
    ...[...'•·–—▪◦●○■‣⁃−✓✔§→➢☐☑'].map((mark) => `${mark} Wraps`),
    '•Wraps',
    '- • Wraps',
  ],
  'literal-number': [
    '1. Wrap',
    '1) Wrap',
    '1.Wrap',
    '1)Wrap',
    '12.Wrap',
    '(1) Wrap',
    '(a) Wrap',
    'a) Wrap',
    'A) Wrap',
    'a. Wrap',
    'iv. Wrap',
    'II. Wrap',
    '① Wrap',
    '- 1.Wrap',
    '- a) Wrap',
  ],
  'literal-nested': [
    '- Wraps\n  - Left',
    '- Wraps\n    - Left',
    '- Wraps\n\t- Left',
    ' - Wraps',
    '- Wraps\n\n  Left first.',
    '- - Wraps',
    '- 1. Wrap',
    '  Hands up.',
  ],
  'literal-checkbox': [
    '- [ ] Wraps',
    '- [x] Wraps',
    '- [ ]Wraps',
    '- [] Wraps',
    '-[ ] Wraps',
    '[ ] Wraps',
    '[x] Wraps',
    '- [✓] Wraps',
  ],
  'literal-quote': ['> Hands up.', '>Hands up.', '- > Hands up.', '» Hands up.'],
  'literal-rule': ['---', '***', '* * *', '- - -', '———', '•••'],
  'literal-table': [
    '| a | b |\n| --- | --- |\n| c | d |',
    'a | b\n--- | ---\nc | d',
    '| a | b |',
    'Monday\tBags\tRing',
    'Monday | Bags | Ring',
  ],
  'literal-html': [
    '<b>Hands</b> up.',
    '<br>',
    'Up<br/>down',
    '<!-- note -->',
    '<div>\nHands\n</div>',
    'Hands </b>',
  ],
  'literal-entity': [
    'Wraps &amp; gloves',
    'Wraps&nbsp;on',
    '&#8226; Wraps',
    '&lt;3 rounds',
    'A&nbsp B',
  ],
  'literal-escape': ['Five \\* stars', 'Hands\\_up', '\\- Wraps', 'One\\\ntwo'],
  'literal-link': [
    '[rules](rules.md)',
    '[rules](faq)',
    '[rules]()',
    '[](/faq)',
    '[rules](/faq "Title")',
    '[rules](</faq>)',
    '[rules](/a b)',
    '[rules](/a(b))',
    '[rules] (/faq)',
    '(rules)[/faq]',
    '[rules](javascript:alert)',
    '[rules](//example.com)',
    '[rules](www.example.com)',
    '[rules](tel:123)',
    '[rules](/faq\u200b)',
  ],
  'literal-address': [
    'See https://example.com/a now.',
    'See <https://example.com>.',
    'See www.example.com.',
    'Write to sam@example.com.',
    '<sam@example.com>',
  ],
  'literal-reference': [
    '[rules][1]\n\n[1]: /faq',
    '[rules][]',
    '[1]: /faq',
    'Hands up.[^1]',
    '[^1]: Both.',
    '[[Rules]]',
    '{{fact:pilot.spots}',
    '{{pilot.spots}}',
    '## Hands {#hands}',
  ],
  'literal-image': ['A bag ![A bag](partners) hangs.', '- ![A bag](partners)'],
  'missing-image': ['![A bag](bag)'],
  'missing-alt': ['![](partners)'],
  'literal-emoji': ['Hands up :boxing_glove: now'],
  'wrapped-paragraph': [
    'Hands up after\nevery punch.',
    'One line.\nAnother line.',
    '- Hands up after\n  every punch',
    '- Hands up after\nevery punch',
    'Hands up  \nnow',
  ],
  'invisible-character': [
    'Hands\u00a0up',
    'Hands\u200bup',
    'Hands\u202eup',
    'Hands\u00adup',
    '\ufeffHands',
    'Hands\u2066up',
    'Hands\u0007up',
    'Don\ufffdt',
  ],
  'unset-character': ['Hands 🥊 up', 'Hands 紧 up', 'Hands ⟦up⟧'],
  'wrong-encoding': ['Donâ€™t', 'cafÃ©', 'Hands Â up'],
};

const lines = Object.entries(pasted).flatMap(([rule, texts]) =>
  texts.map((text) => [text, rule] as const),
);

describe('a pasted text', () => {
  it.each(lines)('%j is %s', (text, rule) => {
    expect(rulesOf(text)).toContain(rule);
  });
});

describe('what the renderer knows', () => {
  it.each([
    '**A whole line in bold.**',
    '*A whole line in italics, [link](/faq) included.*',
    '## A heading\n\n### And one below',
    '- An item\n- And - another - one',
    '- An item\n\n- Another list',
    'Name: ________ Date: ____/____ snake_case_word',
    '________________',
    'Rock & roll, 3 < 4 > 2, a|b, #1, C# and ~5',
    'A minus: -5, a dash - and a line – of them',
    '[Words](https://example.com/a_b_c) and [more](mailto:cook@example.com).',
    'AT&T; and a [bracket] or two (of them).',
    'It costs $5 * 3.',
    '2025 was good. 3.5 hours, at 10:30:15.',
    'Up to {{fact:pilot.spots}} gyms, {{literal:$80}} each, {{literal:**}}.',
    '![A bag](partners)',
    '![A bag](/images/bag.jpg "By the ring")',
    'Hands up. (Both of them.) [See](/faq#how) “this” – and ‘that’…',
    'Smørrebrød, Łódź, Привет, € 5, №, ™, ← → ↓ − ✓ ½ ²',
  ])('%j has no finding', (text) => {
    expect(rulesOf(text)).toEqual([]);
  });

  it('has checkboxes in guides', () => {
    expect(rulesOf('- [ ] Wraps\n- [x] Gloves', { checkboxes: true })).toEqual([]);
    for (const text of ['- [X] Wraps', '- [] Wraps', '- [ ]Wraps', '* [ ] Wraps', '-[x] Wraps'])
      expect(rulesOf(text, { checkboxes: true })).not.toEqual([]);
  });
});

describe('a field', () => {
  it.each(['1. Wrap', '- Wraps', '# 1', '10:30', '> 5', 'Round 1 - 3'])(
    '%j has no blocks',
    (text) => {
      expect(rulesOf(text, { form: 'line' })).toEqual([]);
    },
  );

  it('is checked line by line, and may have links', () => {
    const prose = proseOf('site/a.yaml', 'One.\n\n  See [rules](/faq) and **this**.', 0);
    const places = (form: Allowed['form']) =>
      checkMarks(prose, { form }).map(({ rule, line, column }) => [rule, line, column]);
    expect(places('line')).toEqual([
      ['literal-link', 3, 7],
      ['literal-bold', 3, 25],
    ]);
    expect(places('with-links')).toEqual([['literal-bold', 3, 25]]);
  });
});

it('places a finding behind paragraphs without marks', () => {
  const prose = proseOf(
    'posts/a.md',
    '## One\n\nTwo.\nThree.\n\n- Four\n- Five\n\nSix **seven**.',
    0,
  );
  expect(
    checkMarks(prose, { form: 'body' }).map(({ rule, line, column }) => [rule, line, column]),
  ).toEqual([
    ['wrapped-paragraph', 4, 1],
    ['literal-bold', 9, 5],
  ]);
});

describe('a hostile text', () => {
  it.each(
    [
      ['*', '**a', '[', '[a](', '![', '`', '_a', '<a ', '&', '| ', '\\', '~~', '- ', '> '],
      ['www.', '{{fact:', '(a)[', '1.a\n', '= =', ':a_', '{#'],
    ].flat(),
  )('of many %j takes time in proportion to its length', (part) => {
    const start = performance.now();
    rulesOf(part.repeat(5_000));
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
