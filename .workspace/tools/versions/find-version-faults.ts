/** What a package.json says of its dependencies. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** What is compared: the manifests by their paths, the catalog, and the versions that the lock file gives each name. */
export interface Versions {
  readonly manifests: Readonly<Record<string, Manifest>>;
  /** Manifests of apps outside the workspace, which state exact versions. */
  readonly outside: Readonly<Record<string, Manifest>>;
  readonly catalog: Readonly<Record<string, string>>;
  readonly locked: Readonly<Record<string, readonly string[]>>;
}

const namesOf = ({ dependencies, devDependencies }: Manifest) =>
  Object.entries({ ...dependencies, ...devDependencies });

/**
 * Finds what keeps a workspace from having one version of each dependency.
 *
 * @returns One sentence for each: a version outside the catalog, a pinned peer, a name locked at two versions, an entry
 * of the catalog that nobody uses, and an app outside the workspace that is tried with another version.
 */
export function findVersionFaults({ manifests, outside, catalog, locked }: Versions): string[] {
  const faults: string[] = [];
  const used = new Set<string>();
  for (const [file, manifest] of Object.entries(manifests)) {
    for (const [name, range] of namesOf(manifest)) {
      used.add(name);
      if (range === 'catalog:' || range === 'workspace:^') continue;
      faults.push(
        `${file}: ${name} is "${range}". Expected "catalog:", with the version in pnpm-workspace.yaml.`,
      );
    }
    for (const [name, range] of Object.entries(manifest.peerDependencies ?? {})) {
      if (/^(\^|>=)/.test(range)) continue;
      faults.push(
        `${file}: the peer ${name} is "${range}". Expected a range such as "^18.3.0 || ^19.0.0".`,
      );
    }
  }
  for (const name of Object.keys(catalog)) {
    if (!used.has(name)) faults.push(`pnpm-workspace.yaml: nothing uses ${name} of the catalog.`);
  }
  for (const [name, versions] of Object.entries(locked)) {
    const different = new Set(versions);
    if (different.size > 1) {
      faults.push(`pnpm-lock.yaml: ${name} is locked at ${[...different].join(' and ')}.`);
    }
  }
  for (const [file, manifest] of Object.entries(outside)) {
    for (const [name, version] of namesOf(manifest)) {
      const [expected = version] = locked[name] ?? [];
      if (/^\d/.test(version) && version !== expected) {
        faults.push(`${file}: ${name} is "${version}". Expected "${expected}", as locked.`);
      }
    }
  }
  return faults;
}
