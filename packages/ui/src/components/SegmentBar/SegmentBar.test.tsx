import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SegmentBar } from './SegmentBar.tsx';

const groups = [
  { count: 1, tone: 'accent' },
  { count: 2, tone: 'strong' },
] as const;

test('there is a segment for each place, the taken ones first', () => {
  const { container } = render(<SegmentBar total={5} groups={groups} />);

  const segments = [...(container.firstElementChild?.children ?? [])] as HTMLElement[];
  expect(segments.map(({ dataset }) => dataset['tone'] ?? 'free')).toEqual([
    'accent',
    'strong',
    'strong',
    'free',
    'free',
  ]);
});

test('is a picture with a name, or hidden', () => {
  const { rerender } = render(<SegmentBar total={5} groups={groups} label="3 of 5 taken" />);
  expect(screen.getByRole('img', { name: '3 of 5 taken' })).toBeDefined();

  rerender(<SegmentBar total={5} groups={groups} />);
  expect(screen.queryByRole('img')).toBeNull();
});
