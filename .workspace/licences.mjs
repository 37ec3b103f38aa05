// `pnpm licence-list`: writes the licence of everything that reaches a visitor or a user of our packages to
// LICENCES.md, and fails if one is not allowed. `--check` only compares.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const file = join(root, 'LICENCES.md');

/** Licences that require attribution at most. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'MIT AND OFL-1.1',
]);

/** The licences of the packages that pnpm's flags select. */
function list(...flags) {
  const { stdout, status } = spawnSync('pnpm', ['-r', 'licenses', 'list', '--json', ...flags], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return Object.values(JSON.parse(stdout)).flat();
  console.error('The licences could not be read: run this as pnpm licence-list, after an install.');
  process.exit(1);
}

// Fonts are development dependencies, but they are part of the built site.
const fonts = list('--dev').filter(({ name }) => /^@(fontsource|expo-google-fonts)/.test(name));
const packages = [...list('--prod'), ...fonts]
  .flatMap(({ name, versions, license }) => versions.map((version) => ({ name, version, license })))
  .filter(({ name }) => !name.startsWith('@cornerbell/'))
  .toSorted((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1));

const refused = packages.filter(({ license }) => !allowed.has(license));
for (const { name, version, license } of refused) {
  console.error(
    `${name} ${version} is under "${license}": allow it in .workspace/licences.mjs, or replace it.`,
  );
}

const rows = packages.map(({ name, version, license }) => `- ${name} ${version}: ${license}\n`);
const text = `# Licences of the dependencies\n\nWritten by \`pnpm licence-list\`.\n\n${rows.join('')}`;

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('LICENCES.md is out of date: run pnpm licence-list.');
  process.exit(1);
}
process.exit(refused.length > 0 ? 1 : 0);
