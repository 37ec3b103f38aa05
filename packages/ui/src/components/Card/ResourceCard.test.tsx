import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { post } from '../../testing/samples.tsx';
import { Link } from '../Link/LinkProvider.tsx';
import { ResourceCard } from './ResourceCard.tsx';

test.each(['lg', 'md', 'sm'] as const)(
  'a %s card has one link, its title, with badges and facts',
  (size) => {
    render(<ResourceCard {...post} size={size} />);

    const link = screen.getByRole('link', { name: post.title });
    expect(link.getAttribute('href')).toBe(post.href);
    expect(screen.getByRole('heading', { level: 3 }).contains(link)).toBe(true);
    expect(screen.getByText('Gym tips')).toBeDefined();
    expect(screen.getByText('October 14, 2025').getAttribute('datetime')).toBe('2025-10-14');
    expect(screen.queryByText(post.excerpt) === null).toBe(size === 'sm');
  },
);

test('with asChild its child is the link, with the title as its content', () => {
  const { href, ...rest } = post;
  const card = (
    <ResourceCard {...rest} asChild>
      <Link href={href} className="mine" rel="next" />
    </ResourceCard>
  );
  render(card);

  const link = screen.getByRole('link', { name: post.title });
  expect(link.getAttribute('rel')).toBe('next');
  expect(link.classList).toContain('mine');
  expect(screen.getByRole('heading', { level: 3 }).contains(link)).toBe(true);
});
