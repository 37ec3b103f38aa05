import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { roster } from '../../testing/samples.tsx';
import story, { Counts } from './DataList.stories.tsx';
import { DataList } from './DataList.tsx';

const list = <DataList {...story.args} rows={[...roster.slice(0, 1), ...Counts.args.rows]} />;

test('rows are items of a named list and read in order', () => {
  render(list);
  const items = within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'ARAna Ruiz Unlimited, since MarchActive14 visits',
    '21 daysDmitri Kovač ',
    '10 daysSam Whitfield Usually trains on TuesdaysCall',
  ]);
});

test('initials are not read out, as the name follows', () => {
  render(list);
  expect(screen.getByText('AR').getAttribute('aria-hidden')).toBe('true');
});
