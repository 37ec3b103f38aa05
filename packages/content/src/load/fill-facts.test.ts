import { describe, expect, it } from 'vitest';
import { fillFacts } from './fill-facts.ts';

const facts = { 'plan.growth.founding': 59, 'site.name': 'Cornerbell' };

describe('fillFacts', () => {
  it.each([
    ['Pay ${{fact:plan.growth.founding}} a month.', 'Pay $59 a month.'],
    ['{{fact:site.name}}, {{ fact:site.name }}', 'Cornerbell, Cornerbell'],
    ['{{fact: site.name }} and {{ fact:\tsite.name}}', 'Cornerbell and Cornerbell'],
    ['{{site.name}} and {fact:site.name}', '{{site.name}} and {fact:site.name}'],
    ['nothing to fill', 'nothing to fill'],
  ])('makes %j %j', (text, filled) => {
    expect(fillFacts({ path: 'a.md', text }, facts)).toEqual({ text: filled, findings: [] });
  });

  it('reports each unknown fact at its position', () => {
    const text = 'One {{fact:plan.growth.foundng}}\nand {{fact:toString}}.';
    expect(fillFacts({ path: 'a.md', text }, facts)).toEqual({
      text,
      findings: [
        {
          file: 'a.md',
          line: 1,
          column: 5,
          rule: 'unknown-fact',
          message:
            'No fact has the id "plan.growth.foundng" → write one of facts.yaml, for example `{{fact:plan.growth.founding}}`.',
        },
        {
          file: 'a.md',
          line: 2,
          column: 5,
          rule: 'unknown-fact',
          message:
            'No fact has the id "toString" → write one of facts.yaml, for example `{{fact:plan.growth.founding}}`.',
        },
      ],
    });
  });

  it('takes a megabyte of openings', () => {
    const text = '{{fact:'.repeat(150_000);
    expect(fillFacts({ path: 'a.md', text }, facts).text).toBe(text);
  });
});
