import { expect, it } from 'vitest';
import { permanentId } from './permanent-id.ts';

it('never changes, because feed readers have stored the ids', () => {
  expect(permanentId('post', '1')).toBe('urn:uuid:a12c0c59-ad48-52b1-b4ba-63d150066a6b');
  expect(permanentId('guide', '1')).toBe('urn:uuid:ed6bb660-6527-58d0-92a4-bc54accafee0');
});

it('is a UUID of version 5, unique for each item', () => {
  const ids = ['1', '2', '11'].flatMap((id) => [permanentId('post', id), permanentId('guide', id)]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(id).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  }
});
