import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GuideCard, type GuideCardProps } from './GuideCard.tsx';

const props = {
  href: '/resources/guides/gym-management-checklist',
  title: 'The 10-point checklist',
  excerpt: 'Walk the gym with a pen.',
  type: { label: 'Checklist', hue: 'green' },
} satisfies GuideCardProps;

test('has one link, its type, date, downloads and the mark of featured guides', () => {
  const card = (
    <GuideCard
      {...props}
      featured
      downloads={1134}
      date={{ iso: '2025-01-03', text: 'Jan 3, 2025' }}
    />
  );
  render(
    <main>
      <h2>Guides</h2>
      {card}
    </main>,
  );

  expect(screen.getByRole('link', { name: props.title }).getAttribute('href')).toBe(props.href);
  expect(screen.getByText('Checklist')).toBeDefined();
  expect(screen.getByText('Featured')).toBeDefined();
  expect(screen.getByText('Jan 3, 2025').getAttribute('datetime')).toBe('2025-01-03');
  expect(screen.getByText('1,134 downloads')).toBeDefined();
});

test.each([
  [0, '0 downloads'],
  [1, '1 download'],
])('writes %d downloads as text', (downloads, text) => {
  render(<GuideCard {...props} downloads={downloads} />);

  expect(screen.getByText(text)).toBeDefined();
});

test('leaves out the facts that it is not given', () => {
  render(<GuideCard {...props} />);

  expect(screen.queryByText(/download|Featured/)).toBeNull();
  expect(document.querySelector('time')).toBeNull();
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    props.excerpt,
  ]);
});
