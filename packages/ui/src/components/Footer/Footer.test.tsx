import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkProvider } from '../Link/LinkProvider.tsx';
import { Footer, type FooterProps } from './Footer.tsx';

const props: FooterProps = {
  brand: { name: 'Cornerbell', href: '/' },
  tagline: 'Every round counts.',
  year: 2031,
  columns: [
    { title: 'Company', links: [{ label: 'Our Story', href: '/about' }] },
    {
      title: 'Follow Us',
      links: [
        { label: 'Instagram', href: 'https://instagram.com/c', external: true, icon: 'instagram' },
      ],
    },
  ],
  note: 'Not for health data.',
};

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('shows the tagline, the columns and the copyright of the given year', () => {
  render(<Footer {...props} />);
  const footer = within(screen.getByRole('contentinfo'));

  expect(footer.getByText('Every round counts.')).toBeDefined();
  expect(footer.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Company',
    'Follow Us',
  ]);
  expect(footer.getByText('© 2031 Cornerbell')).toBeDefined();
  expect(footer.getByText('Not for health data.')).toBeDefined();
});

test('a link to another site is a plain link; the others come from the LinkProvider', () => {
  render(
    <LinkProvider component={({ href, children }) => <a href={`/app${href}`}>{children}</a>}>
      <Footer {...props} />
    </LinkProvider>,
  );

  expect(hrefOf('Instagram')).toBe('https://instagram.com/c');
  expect(hrefOf('Our Story')).toBe('/app/about');
});
