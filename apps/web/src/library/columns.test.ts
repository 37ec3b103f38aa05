import { expect, it } from 'vitest';
import { fromColumns, toColumns } from './columns.ts';

it('restores the items, whichever fields each has', () => {
  const items = [
    { id: '1', tags: ['a', 'b'], featured: false, count: 0 },
    { id: '2', tags: [], image: '/a.svg' },
  ];
  const columns = JSON.parse(JSON.stringify(toColumns<object>(items)));
  expect(columns).toMatchObject({ id: ['1', '2'], image: [null, '/a.svg'] });
  expect(fromColumns(columns)).toEqual(items);
});

it('writes the name of each field once', () => {
  const text = JSON.stringify(
    toColumns(Array.from({ length: 50 }, (_, id) => ({ id, title: '' }))),
  );
  expect(text.match(/title/g)).toHaveLength(1);
});

it('supports an empty list', () => {
  expect(fromColumns(toColumns([]))).toEqual([]);
});
