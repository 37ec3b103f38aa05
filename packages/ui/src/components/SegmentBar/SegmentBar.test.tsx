import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SegmentBar } from './SegmentBar.tsx';

test('there is a segment for each place, the taken ones first', () => {
  const { container } = render(
    <SegmentBar
      total={5}
      groups={[
        { count: 1, tone: 'accent' },
        { count: 2, tone: 'strong' },
      ]}
    />,
  );

  const segments = [...(container.firstElementChild?.children ?? [])] as HTMLElement[];
  expect(segments.map(({ dataset }) => dataset['tone'] ?? 'free')).toEqual([
    'accent',
    'strong',
    'strong',
    'free',
    'free',
  ]);
});
