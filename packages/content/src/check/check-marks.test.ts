import { describe, expect, it } from 'vitest';
import { proseOf } from '../load/prose.ts';
import { checkMarks, type Allowed } from './check-marks.ts';

const rulesOf = (text: string, allowed: Partial<Allowed> = {}) =>
  checkMarks(proseOf('posts/a.md', text, 0), { form: 'body', ...allowed }).map(({ rule }) => rule);

/** Lines as people paste them from documents, chats and other systems. */
const pasted: Readonly<Record<string, readonly string[]>> = {
  'literal-address': ['See https://example.com/a now.', 'See www.example.com.', 'Mail sam@x.com.'],
  'literal-bullet': ['* Wraps', '+ Wraps', '-Wraps', '-', '• Wraps', '§ Wraps', '- • Wraps'],
  'literal-checkbox': ['- [ ] Wraps', '- [] Wraps', '[x] Wraps', '☐ Wraps'],
  'literal-code': ['```\nstop\n```', '    indented by four', '\tindented by a tab'],
  'literal-definition': ['[1]: /faq'],
  'literal-emoji': ['Hands up :boxing_glove: now'],
  'literal-entity': ['Wraps &amp; gloves', 'Wraps&nbsp;on', '&#8226; Wraps'],
  'literal-heading': [
    '#Hands',
    '#### Hands',
    ' ## Hands',
    '## Hands ##',
    'Hands\n---',
    '##',
    '- # A',
  ],
  'literal-html': ['<b>Hands</b> up.', '<br>', 'Up<br/>down', '<!-- note -->', 'Hands </b>'],
  'literal-image': ['A bag ![A bag](partners) hangs.', '![A bag](bag.jpg)', '- ![A bag](partners)'],
  'literal-link':
    '[rules](rules.md) [rules]() [](/faq) [rules](//example.com) (rules)[/faq] [rules][] [[Rules]]'
      .split(' ')
      .concat('[rules](/a b)', '[rules] (/faq)', '[rules](/faq', 'Hands up.[^1]', '[a](/faq "b")'),
  'literal-list': ['- A\n  - B\n    - C', ' - Wraps', '> - Wraps'],
  'literal-mark': ['**Hands up', 'Hands** up.', '*Hands up', 'Hands ~~down~~ up.', 'A ` backtick.'],
  'literal-number': ['(1) Wrap', 'a) Wrap', '1.Wrap', 'iv. Wrap', '① Wrap', '- a) Wrap'],
  'literal-reference': ['{{fact:pilot.spots}', '{{pilot.spots}}', '{fact:pilot.spots}', 'A {#a}'],
  'literal-linkReference': ['[rules][1]\n\n[1]: /faq'],
  'literal-table': ['| a | b |', 'Monday\tBags\tRing', 'Monday | Bags | Ring'],
  'literal-thematicBreak': ['---', '***', '- - -'],
  'missing-alt': ['![](partners)'],
  'wrapped-paragraph': ['Hands up after\nevery punch.', '- Hands up after\n  every punch'],
};

const lines = Object.entries(pasted).flatMap(([rule, texts]) =>
  texts.map((text) => [text, rule] as const),
);

it.each(lines)('%j is %s', (text, rule) => {
  expect(rulesOf(text)).toContain(rule);
});

it.each([
  '**A whole line in bold.**',
  'A **bold**, an *italic* and a `code` word, [**bold**](/faq) in a link, snake_case_word',
  '## A heading\n\n### And one below',
  '- An item\n- And - another - one\n  - below it',
  '1. First\n  - Below it\n  - And this\n2. Second\n\n3) Third',
  '> A quote\n> in two lines',
  '| a | b |\n| --- | --- |\n| c | **d** |',
  'Name: ________ Date: ____/____',
  '![A bag](partners)\n\n![A bag](/images/bag.jpg)\n\n![A bag](/images/bag.jpg "The new bag")',
  'Rock & roll, 3 < 4 > 2, a|b, #1, C# and ~5, 5 * 3, AT&T; and a [bracket] or two (of them)',
  'A minus: -5, a dash - and a line – of them, five \\* stars',
  '[Words](https://example.com/a_b_c) and [more](mailto:cook@example.com).',
  '2025 was good. 3.5 hours, at 10:30:15.',
  'Up to {{fact:pilot.spots}} gyms, {{literal:$80}} each, {{literal:**}}.',
])('%j is right', (text) => {
  expect(rulesOf(text)).toEqual([]);
});

it('a guide has checkboxes', () => {
  expect(rulesOf('- [ ] Wraps\n- [x] Gloves', { checkboxes: true })).toEqual([]);
  for (const text of ['- [X] Wraps', '- [] Wraps', '- [ ]Wraps', '-[x] Wraps'])
    expect(rulesOf(text, { checkboxes: true })).toContain('literal-checkbox');
});

describe('a field', () => {
  it.each(['1. Wrap', '- Wraps', '# 1', '10:30', '> 5', 'Round 1 - 3'])('%j is right', (text) => {
    expect(rulesOf(text, { form: 'line' })).toEqual([]);
  });

  it('has no marks, is checked line by line, and may have links', () => {
    const prose = proseOf('site/a.yaml', 'One.\n\n  See [rules](/faq) and **this**.', 0);
    const places = (form: Allowed['form']) =>
      checkMarks(prose, { form }).map(({ rule, line, column }) => [rule, line, column]);
    const bold = ['literal-strong', 3, 25];
    expect(places('line')).toEqual([['literal-link', 3, 7], bold]);
    expect(places('with-links')).toEqual([bold]);
  });
});
