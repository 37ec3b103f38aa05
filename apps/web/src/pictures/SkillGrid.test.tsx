import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SkillGrid } from './SkillGrid.tsx';

afterEach(cleanup);

const grid = (
  <SkillGrid
    statusLabels={{
      'not-yet': 'Not yet demonstrated',
      demonstrated: 'Demonstrated',
      mastered: 'Mastered',
    }}
    groups={[
      {
        name: 'Footwork',
        skills: [
          { name: 'Stance', status: 'mastered' },
          { name: 'Pivot', status: 'demonstrated' },
        ],
      },
      {
        name: 'Punches',
        skills: [
          { name: 'Jab', status: 'mastered' },
          { name: 'Overhand', status: 'not-yet' },
        ],
      },
    ]}
  />
);

test('each skill is read with its status', () => {
  render(grid);
  const items = within(screen.getByRole('list', { name: 'Footwork' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Stance: Mastered',
    'Pivot: Demonstrated',
  ]);
});

test('the legend counts every status in order', () => {
  render(grid);
  const legend = screen.getAllByRole('list').at(-1);
  expect([...(legend?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '1 Not yet demonstrated',
    '1 Demonstrated',
    '2 Mastered',
  ]);
});

test('each status has its own mark, so that colour is not needed', () => {
  const { container } = render(grid);
  const drawings = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
  expect(new Set(drawings).size).toBe(3);
});
