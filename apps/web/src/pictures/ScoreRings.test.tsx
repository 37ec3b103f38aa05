import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ScoreRings } from './ScoreRings.tsx';

afterEach(cleanup);

const rings = (
  <ScoreRings
    label="Progress scores"
    scores={[
      { label: 'Attendance', value: 92, max: 100 },
      { label: 'Technique', value: 0, max: 100 },
    ]}
  />
);

test('each score is read with its label and its maximum', () => {
  render(rings);
  expect(screen.getByRole('list', { name: 'Progress scores' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Attendance 92 / 100',
    'Technique 0 / 100',
  ]);
});

test.each([
  [-5, 100, 0],
  [0, 100, 0],
  [50, 100, 18],
  [100, 100, 36],
  [140, 100, 36],
  [0, 0, 0],
])('a score of %d of %d fills %d of the 36 marks', (value, max, filled) => {
  const { container } = render(
    <ScoreRings label="Scores" scores={[{ label: 'Power', value, max }]} />,
  );
  const dashes = container.querySelectorAll('circle')[1]?.getAttribute('stroke-dasharray') ?? '';
  expect(dashes.match(/0\.45/g)?.length ?? 0).toBe(filled);
  const length = dashes.split(' ').reduce((sum, part) => sum + Number(part), 0);
  expect(length).toBeCloseTo(36);
});
