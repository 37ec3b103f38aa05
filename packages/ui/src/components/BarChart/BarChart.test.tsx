import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BarChart } from './BarChart.tsx';

const chart = (
  <BarChart
    label="Revenue by month"
    highlightLast
    bars={[
      { label: 'Sep', value: 5, valueText: '$5k' },
      { label: 'Oct', value: 10, valueText: '$10k' },
    ]}
  />
);

const sharesIn = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) =>
    style.getPropertyValue('--share'),
  );

test('every bar is read with its value', () => {
  render(chart);
  expect(screen.getByRole('list', { name: 'Revenue by month' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sep $5k',
    'Oct $10k',
  ]);
});

test('the longest bar fills its track, the others a share of it', () => {
  expect(sharesIn(render(chart).container)).toEqual(['0.5', '1']);
});

test('bars of zero have no length', () => {
  const { container } = render(
    <BarChart label="Visits" bars={[{ label: 'Mon', value: 0, valueText: '0' }]} />,
  );
  expect(sharesIn(container)).toEqual(['0']);
});

test('only the last bar is highlighted, and only when asked', () => {
  const { container, rerender } = render(chart);
  expect(container.querySelectorAll('[data-highlighted]')).toHaveLength(1);
  rerender(<BarChart label="Revenue" bars={[{ label: 'Oct', value: 1, valueText: '$1k' }]} />);
  expect(container.querySelectorAll('[data-highlighted]')).toHaveLength(0);
});
