import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkProvider } from '../Link/LinkProvider.tsx';
import story from './Footer.stories.tsx';
import { Footer } from './Footer.tsx';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('shows the tagline, the columns and the copyright of the given year', () => {
  render(<Footer {...story.args} />);
  const footer = within(screen.getByRole('contentinfo'));

  expect(footer.getByText('Every round counts.')).toBeDefined();
  expect(footer.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Features',
    'Resources',
    'Company',
    'Follow us',
  ]);
  expect(footer.getByText('© 2025 Cornerbell')).toBeDefined();
  expect(footer.getByText('Cornerbell is not for health data.')).toBeDefined();
});

test('a link to another site is a plain link; the others come from the LinkProvider', () => {
  render(
    <LinkProvider component={({ href, children }) => <a href={`/app${href}`}>{children}</a>}>
      <Footer {...story.args} />
    </LinkProvider>,
  );

  expect(hrefOf('Instagram')).toBe('https://example.org/instagram');
  expect(hrefOf('Our story')).toBe('/app/our-story');
});
