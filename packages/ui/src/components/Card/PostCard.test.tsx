import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { picture } from '../../testing/samples.ts';
import { Link } from '../Link/LinkProvider.tsx';
import { PostCard, type PostCardProps } from './PostCard.tsx';

const props = {
  href: '/resources/blog/ten-days-quiet',
  title: 'Ten days quiet',
  excerpt: 'Call members before they quit.',
  category: { label: 'Educational', hue: 'blue' },
  date: { iso: '2025-06-30', text: 'Jun 30, 2025' },
  readTime: 7,
  cover: <img src={picture} alt="" />,
} satisfies PostCardProps;

test.each(['lg', 'md', 'sm'] as const)(
  'a %s card has one link, its category, date and read time',
  (size) => {
    render(
      <main>
        <h2>Articles</h2>
        <PostCard {...props} size={size} />
      </main>,
    );

    const link = screen.getByRole('link');
    expect(link.textContent).toBe('Ten days quiet');
    expect(link.getAttribute('href')).toBe(props.href);
    expect(screen.getByRole('heading', { level: 3 }).contains(link)).toBe(true);
    expect(screen.getByText('Educational')).toBeDefined();
    expect(screen.getByText('Jun 30, 2025').getAttribute('datetime')).toBe('2025-06-30');
    expect(screen.getByText('7 min read')).toBeDefined();
  },
);

test('only a small card leaves the excerpt out', () => {
  const { rerender } = render(<PostCard {...props} />);
  expect(screen.getByText(props.excerpt)).toBeDefined();

  rerender(<PostCard {...props} size="sm" />);
  expect(screen.queryByText(props.excerpt)).toBeNull();
});

test('takes a heading level and needs no cover', () => {
  render(<PostCard {...props} cover={undefined} headingLevel={2} />);

  expect(screen.getByRole('heading', { level: 2 })).toBeDefined();
});

test('shows the matches of a search in its title and tags', () => {
  render(
    <PostCard
      {...props}
      title={
        <>
          Ten <mark>days</mark> quiet
        </>
      }
      tags={[<mark key="front desk">front desk</mark>]}
    />,
  );

  expect(screen.getByRole('link', { name: 'Ten days quiet' })).toBeDefined();
  expect(screen.getByText('days', { selector: 'mark' })).toBeDefined();
  expect(screen.getByText('front desk', { selector: 'mark' })).toBeDefined();
});

test('with asChild its child is the link, with the title as its content', () => {
  const { href, ...rest } = props;
  const card = (
    <PostCard {...rest} asChild>
      <Link href={href} rel="next" />
    </PostCard>
  );
  render(
    <main>
      <h2>Articles</h2>
      {card}
    </main>,
  );

  const link = screen.getByRole('link', { name: 'Ten days quiet' });
  expect(link.getAttribute('rel')).toBe('next');
  expect(screen.getByRole('heading', { level: 3 }).contains(link)).toBe(true);
});
