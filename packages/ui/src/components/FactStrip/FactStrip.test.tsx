import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FactStrip } from './FactStrip.tsx';

const strip = (
  <FactStrip
    facts={[
      { label: 'Active members', value: '128', unit: 'of 150' },
      { label: 'Retention', value: '94%', note: { label: 'Goal 90%', tone: 'good' } },
    ]}
  />
);

test('each label is the term of its number and note', () => {
  render(strip);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Active members',
    'Retention',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '128 of 150',
    '94%',
    'Goal 90%',
  ]);
});
