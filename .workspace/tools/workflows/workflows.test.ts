import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../root.ts';
import { findWorkflowFaults, type Callable } from './find-workflow-faults.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const repository: Callable = {
  scripts: Object.keys(scripts),
  exists: (path) => existsSync(join(root, path)),
};
const files = globSync(['.github/workflows/*.yml', '.github/actions/*/action.yml'], {
  cwd: root,
}).toSorted();
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe.each(files)('%s', (file) => {
  it('is pinned, limited, and calls what is there', () => {
    expect(findWorkflowFaults(read(file), repository)).toEqual([]);
  });
});

test('a remote cache is named by the environment alone', () => {
  const { env } = parse(read('.github/workflows/ci.yml')) as { env: Record<string, string> };

  expect(read('turbo.json')).not.toContain('remoteCache');
  expect(Object.keys(env)).toEqual(
    expect.arrayContaining(['TURBO_API', 'TURBO_TEAM', 'TURBO_TOKEN']),
  );
});

const sound = `
on: { push: {} }
permissions:
  contents: read
defaults: { run: { shell: bash } }
jobs:
  check:
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with: { persist-credentials: false }
      - uses: ./.github/actions/setup
      - run: pnpm check
      - run: pnpm exec prettier --check .
      - run: npm test && node tool.ts
      - run: pnpm dlx linkinator@8.1.0 dist | tee links.txt
`;
const small: Callable = {
  scripts: ['check', 'test'],
  exists: (path) => ['tool.ts', '.github/actions/setup/action.yml'].includes(path),
};

test('a sound workflow has no faults', () => {
  expect(findWorkflowFaults(sound, small)).toEqual([]);
});

test.each<[goal: string, from: string, to: string, fault: RegExp]>([
  [
    'a tag',
    '11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2',
    'v4',
    /uses actions\/checkout@v4\./,
  ],
  [
    'a short commit',
    '11bd71901bbe5b1630ceea73d27597364c9af683',
    '11bd719',
    /Expected a commit of 40/,
  ],
  ['a pin without its version', ' # v4.2.2', '', /without its version/],
  ['a token that stays', 'persist-credentials: false', '', /leaves the token/],
  [
    'an action that is not there',
    'actions/setup',
    'actions/start',
    /uses \.\/\.github\/actions\/start/,
  ],
  ['permission to write', 'contents: read', 'contents: write', /may do more than read/],
  ['no permissions', 'permissions:\n  contents: read', '', /may do more than read/],
  [
    'a job with a permission that it does not need',
    'timeout-minutes: 5',
    'timeout-minutes: 5\n    permissions: { issues: write }',
    /Job check may write issues/,
  ],
  [
    'all permissions',
    'timeout-minutes: 5',
    'timeout-minutes: 5\n    permissions: write-all',
    /has the permissions "write-all"/,
  ],
  ['a job without a limit', '    timeout-minutes: 5\n', '', /Job check has no timeout-minutes/],
  ['a script that is not there', 'pnpm check', 'pnpm chekc', /calls the script "chekc"/],
  ['a script of npm that is not there', 'npm test', 'npm run tset', /calls the script "tset"/],
  ['a file that is not there', 'tool.ts', 'tools.ts', /calls tools\.ts, which is not there/],
  ['a package at any version', '@8.1.0', '', /fetches linkinator\. Expected an exact version/],
  [
    'an expression in a command',
    'pnpm check',
    'pnpm check ${{ github.head_ref }}',
    /into a command/,
  ],
  ['a pipe that hides a failure', 'defaults: { run: { shell: bash } }\n', '', /pipes without/],
  ['secrets for strangers', 'push', 'pull_request_target', /gives the code of strangers/],
])('finds %s', (_goal, from, to, fault) => {
  expect(sound).toContain(from);
  const faults = findWorkflowFaults(sound.replace(from, to), small);

  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(fault);
});
