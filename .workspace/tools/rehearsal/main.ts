// `pnpm rehearsal`: releases a copy of the packages to a local registry, installs them from it in new folders,
// and builds, runs and tests those. `--keep` keeps the folders.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
// @boundaries-ignore every package uses it, so it belongs to none
import { report } from '../../figures.ts';
import { copyWorkspace, inFolder } from '../throw-away/copy.ts';
import { consumers, driveApps, useRelease } from './consumers.ts';
import { startRegistry } from './registry.ts';
import { release } from './release.ts';

const began = performance.now();
const say = (line: string) =>
  console.info(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`);

/** How many tests of each project of a Playwright report passed. */
function countTests(results: string): [project: string, passed: number][] {
  interface Suite {
    readonly suites?: readonly Suite[];
    readonly specs?: readonly {
      readonly tests: readonly { readonly projectName: string; readonly status: string }[];
    }[];
  }
  const testsOf = ({ suites = [], specs = [] }: Suite): [string, string][] => [
    ...specs.flatMap(({ tests }) =>
      tests.map(({ projectName, status }): [string, string] => [projectName, status]),
    ),
    ...suites.flatMap(testsOf),
  ];
  const counts = new Map<string, number>();
  for (const [project, status] of testsOf(JSON.parse(results) as Suite)) {
    if (status === 'expected') counts.set(project, (counts.get(project) ?? 0) + 1);
  }
  return [...counts].filter(([project]) => !project.startsWith('install '));
}

const names: Readonly<Record<string, string>> = {
  next: 'Next App Router app: ui, React 19',
  vite: 'Vite app and dashboard with Tailwind and react-hook-form: ui, React 19',
  jest: 'Jest project on jsdom: ui, React 19',
};

await inFolder('rehearsal', async (folder) => {
  const copy = join(folder, 'workspace');
  const rows: { what: string; outcome: string }[] = [];
  mkdirSync(copy);
  await copyWorkspace(copy);
  say('the workspace is copied and installed');
  const registry = await startRegistry(join(folder, 'registry'));
  try {
    say(`the registry listens on ${registry.url}`);
    const releases = await release(copy, registry);
    for (const { name, version, bytes, changes } of releases) {
      rows.push({
        what: `\`${name}\` ${version}`,
        outcome: `published, ${Math.round(bytes / 1000)} kB, ${changes} changes in its changelog`,
      });
      say(`${name} ${version} is published`);
    }
    for (const [index, consumer] of consumers.entries()) {
      await useRelease(consumer, join(folder, `consumer-${index}`), registry, releases);
      rows.push({ what: consumer.name, outcome: 'installs and runs' });
      say(`${consumer.name}: installs and runs`);
    }
    const results = await driveApps(copy, join(folder, 'apps'), registry, releases);
    for (const [project, passed] of countTests(results)) {
      const what = names[project] ?? project;
      rows.push({ what, outcome: `installs, builds, ${passed} browser tests pass` });
      say(`${what}: ${passed} browser tests pass`);
    }
  } finally {
    registry.close();
  }
  report(
    'Release rehearsal',
    'Packages in a local registry, and the projects that install them.',
    rows,
  );
});
