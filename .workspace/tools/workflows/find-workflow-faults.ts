import { parse } from 'yaml';

/** What a workflow may call. */
export interface Callable {
  /** The names of the workspace's root scripts. */
  readonly scripts: readonly string[];
  /** Whether the repository has a file or folder. */
  readonly exists: (path: string) => boolean;
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

type Permissions = string | Readonly<Record<string, string>>;

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Permissions;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on?: unknown;
  readonly permissions?: Permissions;
  readonly defaults?: { readonly run?: { readonly shell?: string } };
  readonly jobs?: Readonly<Record<string, Job>>;
  /** Of a composite action. */
  readonly runs?: { readonly steps?: readonly Step[] };
}

/** What pnpm does by itself, without a script. */
const builtIn = new Set(['audit', 'dlx', 'exec', 'install']);

/** What may be written to, and by which step: everything else reads. */
const writers: Readonly<Record<string, RegExp>> = {
  contents: /changesets\/action@/,
  'id-token': /changesets\/action@|actions\/deploy-pages@/,
  pages: /actions\/deploy-pages@/,
  'security-events': /codeql-action\/analyze@/,
  'pull-requests': /changesets\/action@|gh pr comment/,
};

const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;

function findCallFaults(run: string, { scripts, exists }: Callable): string[] {
  const calls = (pattern: RegExp) => [...run.matchAll(pattern)].map(([, name = '']) => name);
  const commands = calls(/\bpnpm (?:run )?((?!-)[\w:-]+)/g).filter((name) => !builtIn.has(name));
  const npm = calls(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g);
  const files = calls(/\bnode (?!-)([\w./-]+)/g);
  return [
    ...[...commands, ...npm]
      .filter((name) => !scripts.includes(name))
      .map((name) => `calls the script "${name}", which package.json does not have`),
    ...files.filter((file) => !exists(file)).map((file) => `calls ${file}, which is not there`),
    ...calls(/\bpnpm dlx (\S+)/g)
      .filter((name) => !/.@\d+\.\d+\.\d+$/.test(name))
      .map((name) => `fetches ${name}. Expected an exact version, such as name@1.2.3`),
    // Whatever others can write, such as a title, would be run by the shell.
    ...(/\$\{\{/.test(run) ? ['puts an expression into a command. Expected it in "env"'] : []),
  ];
}

function findActionFaults(
  { uses = '', with: inputs }: Step,
  text: string,
  job: Job,
  { exists }: Callable,
) {
  if (uses === '') return [];
  if (uses.startsWith('./')) {
    return exists(`${uses.slice(2)}/action.yml`) ? [] : [`uses ${uses}, which is not there`];
  }
  if (!pinned.test(uses)) return [`uses ${uses}. Expected a commit of 40 characters`];
  const comment = text.split(uses)[1]?.split('\n')[0] ?? '';
  const pushes = typeof job.permissions === 'object' && job.permissions['contents'] === 'write';
  const isCheckout = uses.startsWith('actions/checkout@');
  return [
    ...(/^ # v\d+\.\d+\.\d+$/.test(comment)
      ? []
      : [`uses ${uses} without its version. Expected a comment such as # v1.2.3`]),
    ...(isCheckout && !pushes && inputs?.['persist-credentials'] !== false
      ? ['leaves the token in the checkout. Expected persist-credentials: false']
      : []),
  ];
}

function findPermissionFaults(permissions: Permissions | undefined, steps: readonly Step[]) {
  if (permissions === undefined) return [];
  if (typeof permissions === 'string') return [`has the permissions "${permissions}"`];
  const does = steps.map(({ uses = '', run = '' }) => `${uses} ${run}`).join('\n');
  return Object.entries(permissions)
    .filter(([scope, access]) => access === 'write' && !writers[scope]?.test(does))
    .map(([scope]) => `may write ${scope}, which none of its steps needs`);
}

/**
 * Finds what makes a workflow or composite action of GitHub untrustworthy or broken.
 *
 * @param text Its file, in YAML.
 * @returns One sentence for each: an action that no commit pins, a permission beyond what is needed, a job without a time
 * limit, a script or file that is not there, an expression inside a command, a pipe that hides a failure, a trigger that gives
 * strangers the secrets.
 */
export function findWorkflowFaults(text: string, callable: Callable): string[] {
  const { on, permissions, defaults, jobs = {}, runs } = parse(text) as Workflow;
  // Only where bash is asked for does GitHub run it with pipefail.
  const hidesFailures = defaults?.run?.shell !== 'bash';
  const faults = (where: string, job: Job) => {
    const steps = job.steps ?? [];
    return [
      ...steps.flatMap((step) => findActionFaults(step, text, job, callable)),
      ...steps.flatMap(({ run = '' }) => findCallFaults(run, callable)),
      ...findPermissionFaults(job.permissions, steps),
      ...(hidesFailures && steps.some(({ run = '' }) => / \| /.test(run))
        ? ['pipes without "defaults: { run: { shell: bash } }"']
        : []),
    ].map((fault) => `${where} ${fault}.`);
  };
  if (runs) return faults('The action', runs);

  const isReadOnly =
    typeof permissions === 'object' && JSON.stringify(permissions) === '{"contents":"read"}';
  const triggers = typeof on === 'object' && on !== null ? Object.keys(on) : [String(on)];
  return [
    ...(isReadOnly
      ? []
      : ['The workflow may do more than read. Expected permissions: contents: read.']),
    ...triggers
      .filter((name) => ['pull_request_target', 'workflow_run'].includes(name))
      .map(
        (name) => `The workflow runs on ${name}, which gives the code of strangers our secrets.`,
      ),
    ...Object.entries(jobs).flatMap(([name, job]) => [
      ...(job['timeout-minutes'] ? [] : [`Job ${name} has no timeout-minutes.`]),
      ...faults(`Job ${name}`, job),
    ]),
  ];
}
