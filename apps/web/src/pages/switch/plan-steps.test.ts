import { expect, test } from 'vitest';
import { planSteps } from './plan-steps.ts';
import { testLibrary } from '../../testing/library.ts';

const { switch: copy, switchFrom } = testLibrary.site;
const { planner } = copy;

const stepsFrom = (id: string, start: string) =>
  planSteps(planner, switchFrom.sources.find((source) => source.id === id) ?? planner.other, start);

test.each(['', '2026-02-31x', 'soon'])('steps are in words if the start day is %j', (start) => {
  const steps = stepsFrom('mindbody', start);
  expect(steps.map(({ when }) => when)).toEqual(planner.steps.map(({ when }) => when));
  expect(JSON.stringify(steps)).toContain(planner.undated.start);
});

test('no text keeps a placeholder', () => {
  for (const id of ['other', ...switchFrom.sources.map((source) => source.id)])
    expect(
      JSON.stringify(stepsFrom(id, '2027-01-04').map(({ text, messages }) => [text, messages])),
    ).not.toMatch(/\{(?!")/);
});
