import type { Site } from '@cornerbell/content/copy';
import { guideCardData, postCardData } from '../library/card-data.ts';
import type { BuildContext } from '../page.ts';
import type { ContactLine, SharedCopy } from '../shared/copy.ts';
import { defaultSettings, type Settings } from '../shared/settings.ts';

/** How to reach the company, of what it has published. */
const contactLines = ({
  legalName,
  address,
  email,
  phone,
}: Site['company']): readonly ContactLine[] => [
  ...[legalName, address].flatMap((text) => (text === undefined ? [] : { text })),
  ...(email === undefined ? [] : [{ text: email, href: `mailto:${email}` }]),
  ...(phone === undefined ? [] : [{ text: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }]),
];

/**
 * The data of the layout: the shared copy, the settings, the latest post and featured guide for the
 * header, and the year of the build.
 */
export const layoutData = (
  { library, asOf }: BuildContext,
  settings: Settings = defaultSettings,
) => {
  const [post] = library.posts;
  const guide = library.guides.find(({ featured }) => featured);
  const { company, navigation, newsletter, messages } = library.site;
  const copy: SharedCopy = {
    company: { name: company.name, tagline: company.tagline, contact: contactLines(company) },
    navigation,
    newsletter,
    messages,
  };
  return {
    copy,
    settings,
    year: asOf.getUTCFullYear(),
    latestPost: post && postCardData(post, library, 'small'),
    featuredGuide: guide && guideCardData(guide, library, 'small'),
  };
};

/** The data of the layout. */
export type LayoutData = ReturnType<typeof layoutData>;
