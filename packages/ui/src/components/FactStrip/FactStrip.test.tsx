import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { facts } from '../../testing/samples.tsx';
import { FactStrip } from './FactStrip.tsx';

test('each label is the term of its number and note', () => {
  render(<FactStrip facts={facts.slice(0, 2)} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Checked in today',
    'Revenue this month',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '41 of 84',
    '+6',
    '$8,420',
    '+4%',
  ]);
});
