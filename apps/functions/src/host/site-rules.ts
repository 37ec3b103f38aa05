import { StartError } from './start-error.ts';

/** One line of `_redirects`. */
export type Redirect = { readonly to: string; readonly status: number };

/** One block of `_headers`: what `path` matches gets `headers`. */
export type HeaderRule = {
  readonly path: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
};

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/**
 * Reads a `_redirects` file as Netlify does, as far as a static site needs it: a path, the address
 * it leads to, and a status (301 unless given) on each line; `#` starts a comment. Throws a
 * `StartError` with the line of anything else, wildcards among it.
 *
 * @example
 * parseRedirects('/old /new 308').get('/old');
 * // => { to: '/new', status: 308 }
 */
export function parseRedirects(text: string): ReadonlyMap<string, Redirect> {
  const redirects = new Map<string, Redirect>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [from, to, status = '301', ...rest] = line
      .replace(/(^|\s)#.*/, '')
      .split(/\s+/)
      .filter(Boolean);
    if (from === undefined) continue;
    const code = Number(status);
    const plain = from.startsWith('/') && !/[*:]/.test(from);
    if (!plain || to === undefined || !REDIRECT_STATUSES.has(code) || rest.length > 0) {
      throw mistake('_redirects', index, '/old /new 301', line);
    }
    redirects.set(from, { to, status: code });
  }
  return redirects;
}

/**
 * Reads a `_headers` file as Netlify does: a line with a path, `*` in it standing for anything,
 * then indented lines `Name: value`; `#` starts a comment. Throws a `StartError` with the line of
 * anything else.
 *
 * @example
 * parseHeaders('/*\n  X-Frame-Options: DENY')[0]?.headers;
 * // => [['X-Frame-Options', 'DENY']]
 */
export function parseHeaders(text: string): readonly HeaderRule[] {
  const rules: { path: RegExp; headers: [string, string][] }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const header = /^\s+([\w-]+)\s*:\s*(.*?)\s*$/.exec(line);
    if (header) {
      const [, name = '', value = ''] = header;
      const rule = rules.at(-1);
      if (!rule) throw mistake('_headers', index, 'a path such as /* above it', line);
      rule.headers.push([name, value]);
    } else if (/^\/\S*\s*$/.test(line)) {
      rules.push({ path: glob(line.trim()), headers: [] });
    } else {
      throw mistake('_headers', index, '/path, or an indented Name: value', line);
    }
  }
  return rules;
}

/** The headers of every rule that matches a path; values of the same name are joined by a comma. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const rule of rules) {
    if (!rule.path.test(path)) continue;
    for (const [name, value] of rule.headers) headers.append(name, value);
  }
  return headers;
}

function glob(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`);
}

function mistake(file: string, index: number, wanted: string, line: string): StartError {
  return new StartError(`${file}:${index + 1}: expected ${wanted}, received "${line.trim()}".`);
}
