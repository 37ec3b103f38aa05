import type { Site } from './site.ts';

/** An error in a built site. */
export interface Finding {
  /** The address of the page or file. */
  readonly where: string;
  /** What is wrong, and what was expected. */
  readonly message: string;
}

/** One rule of the audit. */
export interface Rule {
  readonly name: string;
  /** What the rule checks, in a few words for the report. */
  readonly covers: string;
  /** Returns how many things were checked, and the errors in them. */
  readonly check: (site: Site) => {
    readonly checked: number;
    readonly findings: readonly Finding[];
  };
}

/** Checks each of some things and collects the findings. */
export function checkEach<Thing>(
  things: Iterable<Thing>,
  check: (thing: Thing) => readonly Finding[],
): ReturnType<Rule['check']> {
  const all = [...things];
  return { checked: all.length, findings: all.flatMap(check) };
}
