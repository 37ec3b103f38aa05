import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BarChart } from './BarChart.tsx';

const propsOf = (...values: readonly number[]) => ({
  label: 'Revenue by week',
  bars: values.map((value, index) => ({ label: `Week ${index}`, value, valueText: `$${value}` })),
});

test('every bar is read with its value', () => {
  render(<BarChart {...propsOf(5, 10)} />);
  expect(screen.getByRole('list', { name: 'Revenue by week' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Week 0 $5',
    'Week 1 $10',
  ]);
});

test.each([
  [
    [5, 10],
    ['0.5', '1'],
  ],
  [[0], ['0']],
])('the longest bar fills its track, the others a share of it: %j', (values, shares) => {
  const { container } = render(<BarChart {...propsOf(...values)} />);
  const bars = [...container.querySelectorAll<HTMLElement>('[style]')];
  expect(bars.map(({ style }) => style.getPropertyValue('--share'))).toEqual(shares);
});

test('only the last bar is highlighted, and only when asked', () => {
  const { container, rerender } = render(<BarChart {...propsOf(5, 10)} />);
  expect(container.querySelectorAll('[data-highlighted]')).toHaveLength(0);
  rerender(<BarChart {...propsOf(5, 10)} highlightLast />);
  expect(container.querySelectorAll('[data-highlighted]')).toHaveLength(1);
});
