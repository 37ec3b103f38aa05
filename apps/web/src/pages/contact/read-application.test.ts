import { expect, it } from 'vitest';
import { readApplication } from './read-application.ts';
import { testLibrary } from '../../testing/library.ts';

it('reads every field of the form', () => {
  const data = new FormData();
  for (const { name } of testLibrary.site.contact.fields) data.set(name, `The ${name}`);
  expect(readApplication(data)).toEqual({ endpoint: 'application', ...Object.fromEntries(data) });
});
