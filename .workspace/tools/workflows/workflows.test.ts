import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../root.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly defaults?: { readonly run?: { readonly shell?: string } };
  readonly jobs?: Readonly<Record<string, Job>>;
  /** Of a composite action. */
  readonly runs?: Job;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const isThere = (path: string) => existsSync(join(root, path));
const { scripts } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const files = globSync(['.github/workflows/*.yml', '.github/actions/*/action.yml'], { cwd: root });

/** The commands of pnpm that are not scripts. */
const builtIn = new Set(['audit', 'dlx', 'exec', 'install']);

/** Which steps need permission to write, by scope. */
const writers: Readonly<Record<string, RegExp>> = {
  contents: /changesets\/action@/,
  'id-token': /changesets\/action@|actions\/deploy-pages@/,
  pages: /actions\/deploy-pages@/,
  'security-events': /codeql-action\/analyze@/,
  'pull-requests': /changesets\/action@|gh pr comment/,
};

describe.each(files)('%s', (file) => {
  const text = read(file);
  const { on, permissions, defaults, jobs = {}, runs } = parse(text) as Workflow;
  const all = runs ? [runs] : Object.values(jobs);
  const steps = all.flatMap((job) => job.steps ?? []);
  const commands = steps.map(({ run = '' }) => run).join('\n');
  const called = (pattern: RegExp) => [...commands.matchAll(pattern)].map(([, name = '']) => name);

  it('pins actions to a commit, with the version beside it', () => {
    const used = [...text.matchAll(/\buses: (.+)/g)].map(([, action = '']) => action);
    const local = used.filter((action) => action.startsWith('./'));
    expect(local.filter((action) => !isThere(join(action, 'action.yml')))).toEqual([]);
    for (const action of used.filter((one) => !local.includes(one))) {
      expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it.skipIf(runs)('may only read, and write what a step needs', () => {
    expect(permissions).toEqual({ contents: 'read' });
    // These triggers would run the code of strangers with our secrets.
    expect(Object.keys(on)).not.toContain('pull_request_target');
    expect(Object.keys(on)).not.toContain('workflow_run');
    for (const job of all) {
      const does = (job.steps ?? []).map(({ uses = '', run = '' }) => `${uses} ${run}`).join('\n');
      const unneeded = Object.entries(job.permissions ?? {}).filter(
        ([scope, access]) => access !== 'read' && !writers[scope]?.test(does),
      );
      expect(unneeded).toEqual([]);
      const canPush = job.permissions?.['contents'] === 'write';
      const checkouts = (job.steps ?? []).filter(({ uses }) =>
        uses?.startsWith('actions/checkout@'),
      );
      const keepsToken = checkouts.some((step) => step.with?.['persist-credentials'] !== false);
      expect(keepsToken && !canPush).toBe(false);
    }
  });

  it.skipIf(runs)('limits the time of every job', () => {
    expect(all.filter((job) => !job['timeout-minutes'])).toEqual([]);
  });

  it('calls scripts and files that exist, and packages at exact versions', () => {
    const names = [
      ...called(/\bpnpm (?:run )?((?!-)[\w:-]+)/g).filter((name) => !builtIn.has(name)),
      ...called(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g),
    ];
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
    expect(called(/\bnode (?!-)([\w./-]+)/g).filter((path) => !isThere(path))).toEqual([]);
    expect(called(/\bpnpm dlx (\S+)/g).filter((name) => !/.@\d+\.\d+\.\d+$/.test(name))).toEqual(
      [],
    );
  });

  it('puts no expression into a command, and hides no failure in a pipe', () => {
    // An expression may hold text of others, such as a title, which the shell would run.
    expect(commands).not.toContain('${{');
    // GitHub sets pipefail only if bash is asked for.
    expect(commands.includes(' | ') && defaults?.run?.shell !== 'bash').toBe(false);
  });
});

test('only the environment configures a remote cache', () => {
  const { env } = parse(read('.github/workflows/ci.yml')) as { env: Record<string, string> };

  expect(read('turbo.json')).not.toContain('remoteCache');
  expect(Object.keys(env)).toEqual(
    expect.arrayContaining(['TURBO_API', 'TURBO_TEAM', 'TURBO_TOKEN']),
  );
});
