import { readLibrary } from '@cornerbell/content/library';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { data } from './data.ts';
import { page as FeaturePage } from './FeaturePage.tsx';

const library = readLibrary();
const context = {
  library,
  asOf: new Date('2027-01-01'),
  origin: 'https://gym.test',
  cardDesign: '',
};

afterEach(cleanup);

describe.each([
  'memberManagement',
  'classScheduling',
  'businessTools',
  'memberExperience',
] as const)('the page of %s', (name) => {
  it('shows a picture with sample data in each section', () => {
    const page = data(context, { name });
    render(<FeaturePage data={page} />, { wrapper: MemoryRouter });
    for (const { title } of page.sections) {
      const section = screen.getByRole('region', { name: title });
      expect(within(section).getAllByText('Sample data')).not.toEqual([]);
    }
  });

  it('gives adjacent sections different backgrounds', () => {
    const page = data(context, { name });
    const { container } = render(<FeaturePage data={page} />, { wrapper: MemoryRouter });
    const tones = [...container.querySelectorAll('section[data-tone]')].map((section) =>
      section.getAttribute('data-tone'),
    );
    expect(tones).toHaveLength(page.sections.length + 2);
    expect(tones.filter((tone, index) => tone === tones[index + 1])).toEqual([]);
  });
});

it('reports a section without a picture', () => {
  const { site } = library;
  const sections = site.memberManagement.sections.map((section) => ({ ...section, id: 'renamed' }));
  const renamed = { ...site, memberManagement: { ...site.memberManagement, sections } };
  const changed = { ...context, library: { ...library, site: renamed } };
  expect(() => data(changed, { name: 'memberManagement' })).toThrow(
    'no picture for its section "renamed"',
  );
});
