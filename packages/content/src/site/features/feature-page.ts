import type { Link } from '../link.ts';

/** One section of a feature page. Specification §2. */
export type FeatureSection = {
  /** Unique on the page: the section's address is the page's path, `#` and this. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly points: readonly string[];
  /** Whether the product does not do this yet. */
  readonly isPlanned: boolean;
};

/** The words of one feature page. Specification §2. */
export type FeaturePage = {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  /** The claim of this area, its number apart from what it counts. Specification §9. */
  readonly claim: { readonly value: string; readonly label: string };
  readonly actions: readonly Link[];
  readonly sections: readonly FeatureSection[];
};
