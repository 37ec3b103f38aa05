import { extname } from 'node:path';
import { textEndings } from '../../build/hosting/types.ts';
import { checkEach, type Rule } from '../finding.ts';
import type { SiteFiles } from '../site.ts';

const endings: ReadonlySet<string> = new Set([...textEndings.map((ending) => `.${ending}`), '']);

const textsOf = (files: SiteFiles) =>
  [...files]
    .filter(([address]) => endings.has(extname(address)))
    .map(([where, bytes]) => ({ where, text: bytes.toString('utf8') }));

/** What must not be in a public site. */
const secrets: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['a secret key', /\b(sk|rk)_(live|test)_\w{10,}|\bsb_secret_\w+/],
  ['a key of a cloud provider', /\bAKIA[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b/],
  ['a token of GitHub or npm', /\b(ghp|gho|ghs|github_pat)_\w{20,}|\bnpm_\w{30,}/],
  ['the service role of the database', /service_role/],
  ['the address of a database', /\bpostgres(ql)?:\/\/\S+:\S+@/],
  ['a path of the machine that built it', /(?<![\w.])\/(home|root|Users|tmp)\/[\w.-]+\//],
];

/** No file has a secret, a path of the build machine or a source map. */
export const secretsRule: Rule = {
  name: 'secrets',
  covers: 'no key, token, path of the build machine or source map in any file',
  check: ({ files }) => {
    const maps = [...files.keys()]
      .filter((address) => address.endsWith('.map'))
      .map((where) => ({ where, message: 'is a source map' }));
    const { checked, findings } = checkEach(textsOf(files), ({ where, text }) => [
      ...secrets
        .filter(([, pattern]) => pattern.test(text))
        .map(([what]) => ({ where, message: `contains ${what}` })),
      ...(/[#@] ?sourceMappingURL=/.test(text)
        ? [{ where, message: 'links to a source map' }]
        : []),
    ]);
    return { checked, findings: [...maps, ...findings] };
  },
};

/** No file mentions an item that is not published. */
export const draftsRule: Rule = {
  name: 'drafts',
  covers: 'no title or address of a draft or scheduled item in any file',
  check: ({ files, hidden }) => {
    const texts = textsOf(files);
    return checkEach(hidden, (phrase) => {
      const pattern = new RegExp(
        `${phrase.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}(?![\\w-])`,
      );
      return texts
        .filter(({ where, text }) => pattern.test(text) || pattern.test(where))
        .map(({ where }) => ({ where, message: `mentions "${phrase}", which is not published` }));
    });
  },
};
