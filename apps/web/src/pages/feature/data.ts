import { pagePaths } from '@cornerbell/content';
import type { BuildContext, Params } from '../../page.ts';
import { drawPicture } from '../../samples/draw-html.tsx';
import { businessTools } from './business-tools.tsx';
import { classScheduling } from './class-scheduling.tsx';
import { memberExperience } from './member-experience.tsx';
import { memberManagement } from './member-management.tsx';

const picturesOf = { memberManagement, classScheduling, businessTools, memberExperience };

type Name = keyof typeof picturesOf;

/** The sections whose picture is below the text in full width, not beside it. */
const withWidePicture = new Set([
  'profiles-tracking',
  'class-management',
  'skills-tracking',
  'analytics-dashboard',
  'leaderboards',
]);

/**
 * The copy of a feature page, and its pictures as HTML.
 *
 * @throws Error if a section has no picture.
 */
export const data = ({ library: { site } }: BuildContext, params: Params) => {
  const name = params.name as Name;
  const { sections, ...copy } = site[name];
  const pictures = picturesOf[name];
  return {
    path: pagePaths[name],
    copy,
    /** The copy that all feature pages share. */
    shared: site.featurePages,
    sections: sections.map((section) => {
      const { id } = section;
      const position = withWidePicture.has(id) ? 'below' : 'beside';
      return { ...section, picture: { html: drawPicture(pictures, id, site), position } };
    }),
  };
};

export type FeaturePageData = ReturnType<typeof data>;

/** A section of a feature page with its picture. */
export type FeatureSectionData = FeaturePageData['sections'][number];

export const head = ({ copy }: FeaturePageData) => copy.head;
