import { createHash } from 'node:crypto';
import packageJson from '../package.json' with { type: 'json' };

const [first = 0, second = 0] = createHash('sha256').update(packageJson.version).digest();

/** Two signs of the version, as every name of every class is in the documents of its users; the first is a letter. */
const version = `${(10 + (first % 26)).toString(36)}${(second % 36).toString(36)}`;

/** Names of classes and of keyframes: short, and of one version of the package, so that two on a page don't meet. */
export const identifiers = ({ hash }: { readonly hash: string }): string => `${version}${hash}`;
