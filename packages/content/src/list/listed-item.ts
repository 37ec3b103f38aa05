import type { Finding } from '../load/finding.ts';
import type { Standing } from '../query/published-at.ts';

/** A link between an item and something else. */
export type ListedLink = {
  /** The address that it leads to, or that it comes from. */
  readonly address: string;
  /** The words of the link, or the title of what it comes from. */
  readonly label: string;
};

/** A text of the content folder, as its author wants to see it. */
export type ListedItem = {
  readonly kind: 'post' | 'guide' | 'question';
  readonly title: string;
  /** What a search result shows under the title. */
  readonly description: string;
  /** The category, type or group. */
  readonly label: string;
  /** The path of the file in the content folder. */
  readonly file: string;
  /** The address of its page, or its place on one. */
  readonly address: string;
  /** How it stands; `broken` where the file has findings that keep it out of the library. */
  readonly standing: Standing | 'broken';
  /** The day of publication, `YYYY-MM-DD`; empty where the file can't be read. */
  readonly date: string;
  readonly words: number;
  /** How long it takes to read, in minutes. */
  readonly minutes: number;
  readonly featured: boolean;
  readonly findings: readonly Finding[];
  readonly linksOut: readonly ListedLink[];
  readonly linksIn: readonly ListedLink[];
  /** The places on the site that show it. */
  readonly usedIn: readonly string[];
};
