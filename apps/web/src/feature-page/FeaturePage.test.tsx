import { readLibrary } from '@cornerbell/content/library';
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { featurePageData } from './feature-page-data.ts';
import { FeaturePage } from './FeaturePage.tsx';

const data = featurePageData(readLibrary().site, 'memberManagement');
const { sections } = data.copy;

const pictures = {
  'profiles-tracking': { element: 'A roster', position: 'below' },
  'attendance-management': { element: 'Alerts' },
  'progress-tracking': { element: 'Scores' },
  'membership-plans': { element: 'Plans' },
} as const;

afterEach(cleanup);

it('shows each picture in its section', () => {
  render(<FeaturePage data={data} pictures={pictures} />, { wrapper: MemoryRouter });
  for (const { id, title } of sections) {
    const section = screen.getByRole('region', { name: title });
    expect(within(section).getByText(pictures[id as keyof typeof pictures].element)).toBeTruthy();
  }
});

it('reports a section without a picture', () => {
  const { 'progress-tracking': _, ...others } = pictures;
  expect(() => renderToString(<FeaturePage data={data} pictures={others} />)).toThrow(
    'no picture for its section "progress-tracking"',
  );
});

it('gives adjacent sections different backgrounds', () => {
  const { container } = render(<FeaturePage data={data} pictures={pictures} />, {
    wrapper: MemoryRouter,
  });
  const tones = [...container.querySelectorAll('section')].map(({ dataset }) => dataset.tone);
  expect(tones).toHaveLength(sections.length + 2);
  expect(tones.filter((tone, index) => tone === tones[index + 1])).toEqual([]);
});
