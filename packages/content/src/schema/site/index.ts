import type * as v from 'valibot';
import { redirectList } from './redirect.ts';
import { aboutCopy } from './about.ts';
import { articlesCopy } from './articles.ts';
import { companyCopy } from './company.ts';
import { compareCopy } from './compare.ts';
import { contactCopy } from './contact.ts';
import { demoCopy } from './demo.ts';
import { faqCopy } from './faq.ts';
import { featureAreaCopy, featurePagesCopy, featuresCopy } from './features.ts';
import { homeCopy } from './home.ts';
import { messagesCopy, notFoundCopy } from './messages.ts';
import { navigationCopy } from './navigation.ts';
import { newsletterCopy, newsletterLinksCopy } from './newsletter.ts';
import { pilotProgramCopy } from './pilot-program.ts';
import type { PlainPageCopy } from './plain-page.ts';
import { plansCopy, pricingCopy } from './plans.ts';
import { resourcesCopy } from './resources.ts';
import type { sampleFiles } from './samples.ts';
import { stillsCopy } from './stills.ts';
import { switchCopy, switchFromCopy } from './switch.ts';

/** The schema of each file of `site/`, by the name of the file. */
export const siteFiles = {
  about: aboutCopy,
  articles: articlesCopy,
  businessTools: featureAreaCopy,
  classScheduling: featureAreaCopy,
  company: companyCopy,
  compare: compareCopy,
  contact: contactCopy,
  demo: demoCopy,
  faq: faqCopy,
  featurePages: featurePagesCopy,
  features: featuresCopy,
  home: homeCopy,
  memberExperience: featureAreaCopy,
  memberManagement: featureAreaCopy,
  messages: messagesCopy,
  navigation: navigationCopy,
  newsletter: newsletterCopy,
  newsletterLinks: newsletterLinksCopy,
  notFound: notFoundCopy,
  pilotProgram: pilotProgramCopy,
  plans: plansCopy,
  pricing: pricingCopy,
  redirects: redirectList,
  resources: resourcesCopy,
  stills: stillsCopy,
  switch: switchCopy,
  switchFrom: switchFromCopy,
};

type Outputs<Schemas extends Readonly<Record<string, v.GenericSchema>>> = {
  readonly [Name in keyof Schemas]: v.InferOutput<Schemas[Name]>;
};

/** The sample data that product pictures show, by the name of its file. */
export type SiteSamples = Outputs<typeof sampleFiles>;

// Not an interface: the API reference would then list every inferred field in place.
/** The YAML copy of a site, by the name of the file in `site/`. */
export type Site = Outputs<typeof siteFiles> & {
  readonly samples: SiteSamples;
  /** The pages without a schema of their own, by their path, the file's name in `site/pages/`. */
  readonly pages: Readonly<Record<string, PlainPageCopy>>;
};

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
