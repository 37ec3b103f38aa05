import { createHash } from 'node:crypto';
import packageJson from '../package.json' with { type: 'json' };

const [first = 0, second = 0] = createHash('sha256').update(packageJson.version).digest();

/** Two characters, because every class name adds to the bytes of a page; the first is a letter. */
const version = `${(10 + (first % 26)).toString(36)}${(second % 36).toString(36)}`;

/** Names of classes and keyframes, prefixed by the version, so that two versions on a page don't collide. */
export const identifiers = ({ hash }: { readonly hash: string }): string => `${version}${hash}`;
