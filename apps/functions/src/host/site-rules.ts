import { StartError } from './start-error.ts';

/** A line of `_redirects`. */
export interface Redirect {
  readonly to: string;
  readonly status: 301 | 302 | 303 | 307 | 308;
}

/** A block of `_headers`: paths that match `path` get `headers`. */
export interface HeaderRule {
  readonly path: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

const statuses = [301, 302, 303, 307, 308] as const;

/**
 * Reads the part of Netlify's `_redirects` format that the build writes: a path, a target and a status
 * (301 by default) on each line. Throws a `StartError` with the number of any other line.
 *
 * @example
 * parseRedirects('/old /new 308').get('/old');
 * // => { to: '/new', status: 308 }
 */
export function parseRedirects(text: string): ReadonlyMap<string, Redirect> {
  return new Map(
    linesOf(text).map(({ line, number }) => {
      const [from = '', to, code = '301', ...rest] = line.trim().split(/\s+/);
      const status = statuses.find((known) => String(known) === code);
      if (!/^\/[^*:]*$/.test(from) || to === undefined || !status || rest.length > 0) {
        throw mistake('_redirects', number, '/old /new 301', line);
      }
      return [from, { to, status }];
    }),
  );
}

/**
 * Reads Netlify's `_headers` format: a line with a path, in which `*` matches anything, then indented
 * lines `Name: value`. Throws a `StartError` with the number of any other line.
 *
 * @example
 * parseHeaders('/*\n  X-Frame-Options: DENY')[0]?.headers;
 * // => [['X-Frame-Options', 'DENY']]
 */
export function parseHeaders(text: string): readonly HeaderRule[] {
  const rules: { path: RegExp; headers: [string, string][] }[] = [];
  for (const { line, number } of linesOf(text)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (/^\/\S*\s*$/.test(line)) rules.push({ path: patternOf(line.trim()), headers: [] });
    else if (rule && name !== undefined && value !== undefined) rule.headers.push([name, value]);
    else throw mistake('_headers', number, '/path, or below it an indented Name: value', line);
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

function linesOf(text: string) {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => !/^\s*(#|$)/.test(line));
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.split('*').map(RegExp.escape).join('.*')}$`);
}

function mistake(file: string, number: number, wanted: string, line: string): StartError {
  return new StartError(`${file}:${number}: expected ${wanted}, received "${line.trim()}".`);
}
