import { describe, expect, it } from 'vitest';
import { fillFacts, fillText, unknownFacts } from './fill-facts.ts';

const facts = { 'plan.growth.founding': 59, 'site.name': 'Cornerbell' };

describe('a text', () => {
  it.each([
    ['Pay ${{fact:plan.growth.founding}} a month.', 'Pay $59 a month.'],
    ['{{fact:site.name}}, {{ fact:site.name }}', 'Cornerbell, Cornerbell'],
    ['{{fact: site.name }} and {{ fact:\tsite.name}}', 'Cornerbell and Cornerbell'],
    ['{{site.name}} and {fact:site.name}', '{{site.name}} and {fact:site.name}'],
    ['Say {{literal:$59}} a month.', 'Say $59 a month.'],
    ['nothing to fill', 'nothing to fill'],
  ])('%j becomes %j', (text, filled) => {
    expect(fillText(text, facts)).toBe(filled);
    expect(fillFacts({ a: [text] }, facts)).toEqual({ a: [filled] });
  });

  it('that is only a fact has its value', () => {
    const price = '{{fact:plan.growth.founding}}';
    expect(fillFacts([price, '{{literal:59}}', null, true], facts)).toEqual([59, '59', null, true]);
    expect(fillText(price, facts)).toBe('59');
  });

  it('may have a megabyte of openings', () => {
    const text = '{{fact:'.repeat(150_000);
    expect(fillText(text, facts)).toBe(text);
  });
});

const message = (id: string) =>
  `No fact has the id "${id}" → write one of facts.yaml, for example \`{{fact:plan.growth.founding}}\`.`;

it('reports each unknown fact at its position', () => {
  const text = 'One {{fact:plan.growth.foundng}}\nand {{fact:toString}}, {{literal:none}}.';
  expect(fillText(text.replace(', {{literal:none}}', ''), facts)).toBe(
    text.replace(', {{literal:none}}', ''),
  );
  expect(unknownFacts('a.md', text, facts)).toEqual([
    {
      file: 'a.md',
      line: 1,
      column: 5,
      severity: 'error',
      rule: 'unknown-fact',
      message: message('plan.growth.foundng'),
    },
    expect.objectContaining({ line: 2, column: 5, message: message('toString') }),
  ]);
});
