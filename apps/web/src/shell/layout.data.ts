import { guideCardData, postCardData } from '../library/card-data.ts';
import type { BuildContext } from './page.ts';

/** What every page shares: the header's latest post and featured guide, and the footer's year. Specification §2. */
export const layoutData = ({ library, asOf }: BuildContext) => {
  const [post] = library.posts;
  const guide = library.guides.find(({ featured }) => featured);
  return {
    year: asOf.getUTCFullYear(),
    latestPost: post && postCardData(post, 'small'),
    featuredGuide: guide && guideCardData(guide, 'small'),
  };
};

export type LayoutData = ReturnType<typeof layoutData>;
