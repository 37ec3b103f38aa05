/** What `pnpm outdated --json` says of a package. */
export interface Outdated {
  readonly current?: string;
  readonly latest?: string;
}

/** A package that stays behind on purpose, with the reason. */
export type Exceptions = Readonly<Record<string, string>>;

const majorOf = (version: string) => Number(version.split('.')[0]);

/**
 * Finds the packages that are more than one major version behind, and the exceptions that no longer are.
 *
 * @example
 * findOldMajors({ vite: { current: '6.0.0', latest: '8.1.0' } }, {})
 * // => ['vite is at 6.0.0, two or more majors behind 8.1.0. Expected at least 7, or a reason in .workspace/tools/versions/exceptions.json.']
 */
export function findOldMajors(
  outdated: Readonly<Record<string, Outdated>>,
  exceptions: Exceptions,
): string[] {
  const old = new Map<string, string>();
  for (const [name, { current, latest }] of Object.entries(outdated)) {
    if (!current || !latest || majorOf(latest) - majorOf(current) < 2) continue;
    old.set(
      name,
      `${name} is at ${current}, two or more majors behind ${latest}. Expected at least ${majorOf(latest) - 1}, or a reason in .workspace/tools/versions/exceptions.json.`,
    );
  }
  const needless = Object.keys(exceptions)
    .filter((name) => !old.has(name))
    .map(
      (name) =>
        `${name} is an exception in .workspace/tools/versions/exceptions.json, but needs none.`,
    );
  return [
    ...[...old].filter(([name]) => !(name in exceptions)).map(([, fault]) => fault),
    ...needless,
  ];
}
