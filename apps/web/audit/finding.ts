import type { Site } from './site.ts';

/** Something that is wrong with a built site. */
export interface Finding {
  /** The address of the page or file. */
  readonly where: string;
  /** What is wrong, and what was expected. */
  readonly message: string;
}

/** What an audit looks at, and what it finds there. */
export interface Rule {
  readonly name: string;
  /** What the rule looks at, in a few words. */
  readonly looksAt: string;
  /** How many things there were to look at, and what is wrong with them. */
  readonly check: (site: Site) => {
    readonly checked: number;
    readonly findings: readonly Finding[];
  };
}

/** Looks at each of some things and gathers what is wrong with them. */
export function checkEach<Thing>(
  things: Iterable<Thing>,
  check: (thing: Thing) => readonly Finding[],
): ReturnType<Rule['check']> {
  const all = [...things];
  return { checked: all.length, findings: all.flatMap(check) };
}
