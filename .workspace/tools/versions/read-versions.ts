import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Manifest, Versions } from './find-version-faults.ts';

interface Workspace {
  readonly packages: readonly string[];
  readonly catalog: Readonly<Record<string, string>>;
}

interface Lock {
  readonly importers: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, { readonly version: string }>>>>>
  >;
}

/** Reads what `findVersionFaults` compares from the files of a workspace. */
export function readVersions(root: string): Versions {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const manifestsOf = (patterns: readonly string[]) =>
    Object.fromEntries(
      globSync([...patterns], { cwd: root })
        .toSorted()
        .map((file) => [file, JSON.parse(read(file)) as Manifest]),
    );
  const { packages, catalog } = parse(read('pnpm-workspace.yaml')) as Workspace;
  // A lock file may begin with a document of its own about the package manager.
  const lock = read('pnpm-lock.yaml')
    .split(/^---$/m)
    .map((document) => parse(document) as Lock | null)
    .findLast((document) => document?.importers && '.' in document.importers);

  const locked: Record<string, string[]> = {};
  for (const groups of Object.values(lock?.importers ?? {})) {
    for (const [name, { version }] of Object.values(groups).flatMap((group) =>
      Object.entries(group),
    )) {
      if (!version.startsWith('link:')) (locked[name] ??= []).push(version.replace(/\(.*$/, ''));
    }
  }
  return {
    manifests: manifestsOf([
      'package.json',
      ...packages.map((pattern) => `${pattern}/package.json`),
    ]),
    outside: manifestsOf([
      'packages/ui/consumers/*/package.json',
      '.workspace/tools/rehearsal/apps/*/package.json',
    ]),
    catalog,
    locked,
  };
}
