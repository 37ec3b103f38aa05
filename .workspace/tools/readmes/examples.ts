import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** A program of a README and what the README says that it prints. */
export interface Example {
  readonly code: string;
  readonly output: string;
}

const block = (languages: string) => `^\`\`\`(?:${languages})\\n((?:(?!\`\`\`).*\\n)*)\`\`\`$`;
const sentence = '(?:[^`#\\n].*\\n+)?';
const pair = new RegExp(`${block('tsx?')}\\n\\n${sentence}${block('text|html')}`, 'gm');

/** The examples of a package's README that stand before their output. */
export function examplesOf(folder: string): Example[] {
  const readme = readFileSync(join(root, 'packages', folder, 'README.md'), 'utf8');
  return [...readme.matchAll(pair)].map(([, code = '', output = '']) => ({ code, output }));
}
