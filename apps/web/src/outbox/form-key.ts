import type { Lead } from '../shell/send.ts';

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0'));

/** Sixteen bytes as a UUID of version 8, for application-specific content (RFC 9562). */
function uuidOf(bytes: Uint8Array): string {
  const marked = bytes.map((byte, index) =>
    index === 6 ? (byte & 0x0f) | 0x80 : index === 8 ? (byte & 0x3f) | 0x80 : byte,
  );
  return hex(marked)
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A random name for a form that is being filled in. */
export const newFormName = (): string => uuidOf(crypto.getRandomValues(new Uint8Array(16)));

/**
 * The idempotency key of a filled form: a hash of its name and content, so that it is the same after a reload and changes with the
 * content. Without `crypto.subtle` (on a page without HTTPS) it is the form's name.
 */
export async function keyOf(form: string, lead: Lead): Promise<string> {
  if (!globalThis.crypto.subtle) return form;
  const content = new TextEncoder().encode(JSON.stringify([form, lead]));
  const digest = await crypto.subtle.digest('SHA-256', content);
  return uuidOf(new Uint8Array(digest).slice(0, 16));
}
