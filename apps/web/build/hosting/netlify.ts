import type { Header, HostingRules } from './rules.ts';

// Cloudflare Pages reads the same files and skips a longer line without a word.
const LONGEST_LINE = 2000;

function line([name, value]: Header): string {
  const text = `  ${name}: ${value}`;
  if (text.length <= LONGEST_LINE) return `${text}\n`;
  throw new Error(
    `_headers: ${name} takes a line of ${text.length} characters; hosts read at most ${LONGEST_LINE}. Write fewer distinct inline styles.`,
  );
}

/** The rules as `_headers`, for Netlify, Cloudflare Pages and the local host. By default they revalidate. */
export function headersFile({ headers, immutable, special }: HostingRules): string {
  const everywhere = `/*\n${headers.map(line).join('')}`;
  return [
    everywhere,
    ...immutable.map(({ folder, header }) => `${folder}*\n${line(header)}`),
    ...special.map((rule) => `${rule.path}\n${rule.headers.map(line).join('')}`),
  ].join('\n');
}

/** The redirects as `_redirects`, for the same hosts. */
export const redirectsFile = ({ redirects }: HostingRules): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
