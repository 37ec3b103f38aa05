import type { Finding } from '../load/finding.ts';
import type { PublishState } from '../query/published-at.ts';

/** A link between an item and something else. */
export interface ListedLink {
  /** The address of its target, or of its source. */
  readonly address: string;
  /** The text of the link, or the title of its source. */
  readonly label: string;
}

/** A text of the content folder in the list for authors. */
export interface ListedItem {
  readonly kind: 'post' | 'guide' | 'question';
  readonly title: string;
  /** The description in search results. */
  readonly description: string;
  /** The category, type or group. */
  readonly label: string;
  /** The path of the file in the content folder. */
  readonly file: string;
  /** The address of its page, or of its place on one. */
  readonly address: string;
  /** Its status as of the day; `broken` if findings keep it out of the library. */
  readonly publishState: PublishState | 'broken';
  /** The day of publication, `YYYY-MM-DD`; empty if the file is broken. */
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
}
