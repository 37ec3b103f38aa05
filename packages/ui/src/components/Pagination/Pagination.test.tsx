import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pagination } from './Pagination.tsx';

const hrefOf = (page: number) => `/members?page=${page}`;

test('links to pages and marks the current one', () => {
  const pagination = <Pagination page={5} count={9} hrefOf={hrefOf} />;
  render(pagination);

  expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeDefined();
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe(hrefOf(5));
  expect(screen.getByRole('link', { name: 'Page 9' }).getAttribute('href')).toBe(hrefOf(9));
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(hrefOf(4));
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(hrefOf(6));
});

test('has no link before the first page or after the last', () => {
  render(<Pagination page={1} count={1} hrefOf={hrefOf} />);

  expect(screen.getAllByRole('link')).toHaveLength(1);
});
