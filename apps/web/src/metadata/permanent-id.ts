import { createHash } from 'node:crypto';

/** The namespace of our ids. Must never change, or feed readers would show every item again. */
const namespace = 'b7a9c7c4-6c1f-4d0e-9d7a-5c0b2f6a1e93';

/**
 * The id of a post or guide in the feeds, a UUID of version 5. It depends only on the item's id, not on its title, address or domain.
 *
 * @example
 * permanentId('post', '1'); // => 'urn:uuid:…', always the same
 */
export function permanentId(kind: 'post' | 'guide' | 'feed', id: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(`${kind}/${id}`)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(bytes.toString('hex')) ?? [];
  return `urn:uuid:${parts.slice(1).join('-')}`;
}
