import { memberManagementPage as content } from '@cornerbell/content/site';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FeaturePage } from './FeaturePage.tsx';

const pictures = {
  'profiles-tracking': { element: 'A roster', place: 'below' },
  'attendance-management': { element: 'Alerts' },
  'progress-tracking': { element: 'Scores' },
  'membership-plans': { element: 'Plans' },
} as const;

it('puts each picture to its section', () => {
  render(<FeaturePage content={content} pictures={pictures} />);
  for (const { id, title } of content.sections) {
    const section = screen.getByRole('region', { name: title });
    expect(within(section).getByText(pictures[id].element)).toBeTruthy();
  }
});

it('sets no two neighbours on one ground', () => {
  const { container } = render(<FeaturePage content={content} pictures={pictures} />);
  const tones = [...container.querySelectorAll('section')].map(({ dataset }) => dataset.tone);
  expect(tones).toHaveLength(content.sections.length + 2);
  expect(tones.filter((tone, index) => tone === tones[index + 1])).toEqual([]);
});
