import type * as v from 'valibot';
import { pagePaths } from '../../addresses/page-paths.ts';
import type { openQuestions } from './facts.ts';
import type { sampleFiles } from './samples.ts';
import type { plainPage, siteFiles } from './site-files.ts';

type Outputs<Schemas extends Readonly<Record<string, v.GenericSchema>>> = {
  readonly [Name in keyof Schemas]: v.InferOutput<Schemas[Name]>;
};

/** The sample data that product pictures show, by the name of its file. */
export type SiteSamples = Outputs<typeof sampleFiles>;

/** What a file of `site/pages/` says. */
export type PlainPageCopy = v.InferOutput<typeof plainPage>;

// Not an interface: the API reference would then list every inferred field in place.
/** The YAML copy of a site, by the name of the file in `site/`. */
export type Site = Outputs<typeof siteFiles> & {
  readonly samples: SiteSamples;
  /** The pages without a schema of their own, by the name of the file in `site/pages/`, which is their path too. */
  readonly pages: Readonly<Record<string, PlainPageCopy>>;
};

/** A plan with its price and features. */
export type Plan = Site['plans']['plans'][number];

/** One feature of a feature page. */
export type FeatureSection = Site['memberManagement']['sections'][number];

/** A decision for the founders. */
export type OpenQuestion = v.InferOutput<typeof openQuestions>[number];

/** The paths of all pages with YAML copy. */
export const pathsOf = ({ pages = {}, switchFrom }: Partial<Site>): string[] => [
  ...Object.values(pagePaths),
  ...(switchFrom?.sources ?? []).map(({ id }) => `${pagePaths.switch}/${id}`),
  ...Object.keys(pages).map((name) => `/${name}`),
];

/**
 * The copy of a page without a schema of its own.
 *
 * @param name - Its file in `site/pages/`, without the extension.
 * @throws Error with the file name if it is missing.
 */
export function copyOfPage({ pages }: Site, name: string): PlainPageCopy {
  const copy = pages[name];
  if (copy === undefined)
    throw new Error(
      `site/pages/${name}.yaml is missing. Write it, because a page reads its copy from it.`,
    );
  return copy;
}
