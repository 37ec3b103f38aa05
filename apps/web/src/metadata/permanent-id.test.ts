import { expect, it } from 'vitest';
import { permanentId } from './permanent-id.ts';

it('never changes, because feed readers have stored the ids', () => {
  expect(permanentId('post', '1')).toBe('urn:uuid:a12c0c59-ad48-52b1-b4ba-63d150066a6b');
  expect(permanentId('guide', '1')).toBe('urn:uuid:ed6bb660-6527-58d0-92a4-bc54accafee0');
});
