import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

test('the bar is named by its label and has its value as text', () => {
  render(<ProgressBar label="Revenue goal" value={8420} max={10_000} valueText="$8,420" />);
  const bar = screen.getByRole('progressbar', { name: 'Revenue goal' });
  expect(bar.getAttribute('value')).toBe('8420');
  expect(bar.getAttribute('max')).toBe('10000');
  expect(bar.getAttribute('aria-valuetext')).toBe('$8,420');
  expect(screen.getByText('$8,420')).toBeDefined();
});

test.each([
  ['a countable whole', 40, '40'],
  ['more than can be counted', 41, ''],
  ['a part', 2.5, ''],
])('%s is divided into segments only where these can be counted', (_, max, segments) => {
  render(<ProgressBar label="Places" value={1} max={max} />);
  expect(screen.getByRole('progressbar').style.getPropertyValue('--parts')).toBe(segments);
});

test.each([
  [15, undefined],
  [16, 'full'],
  [17, 'full'],
])('%i of 16 has the state %s', (value, state) => {
  render(<ProgressBar label="Places" value={value} max={16} />);
  expect(screen.getByRole('progressbar').dataset.state).toBe(state);
});
