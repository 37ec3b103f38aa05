import { createElement, Fragment } from 'react';
import { matchesQuery, matchParts } from '@cornerbell/content';
import type { SearchMarks } from '../../features/resources/items.tsx';

/** Marks in cards what a query finds; `undefined` where nothing is searched for. */
export function searchMarks(query: string): SearchMarks | undefined {
  if (query.trim() === '') return undefined;
  return {
    finds: (text) => matchesQuery({ title: text, description: '' }, query),
    mark: (text) =>
      createElement(
        Fragment,
        null,
        ...matchParts(text, query).map(({ text: part, isMatch }) =>
          isMatch ? <mark>{part}</mark> : part,
        ),
      ),
  };
}
