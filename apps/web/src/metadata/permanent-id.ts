import { v5 } from 'uuid';

/** The namespace of our ids. Must never change, or feed readers would show every item again. */
const namespace = 'b7a9c7c4-6c1f-4d0e-9d7a-5c0b2f6a1e93';

/**
 * The id of a post or guide in the feeds, a UUID of version 5. It depends only on the item's id, not on its title, address or domain.
 *
 * @example
 * permanentId('post', '1'); // => 'urn:uuid:…', always the same
 */
export const permanentId = (kind: 'post' | 'guide' | 'feed', id: string): string =>
  `urn:uuid:${v5(`${kind}/${id}`, namespace)}`;
