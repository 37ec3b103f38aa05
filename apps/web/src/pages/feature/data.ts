import { pagePaths } from '@cornerbell/content';
import type { BuildContext, Params } from '../../page.ts';
import { drawHtml } from '../../samples/draw-html.tsx';
import { businessToolsPictures } from './business-tools/pictures.tsx';
import { classSchedulingPictures } from './class-scheduling/pictures.tsx';
import type { FeaturePictures } from './feature-picture.ts';
import { memberExperiencePictures } from './member-experience/pictures.tsx';
import { memberManagementPictures } from './member-management/pictures.tsx';

const picturesOf = {
  memberManagement: memberManagementPictures,
  classScheduling: classSchedulingPictures,
  businessTools: businessToolsPictures,
  memberExperience: memberExperiencePictures,
} satisfies Record<string, FeaturePictures>;

type Name = keyof typeof picturesOf;

const noPicture = (path: string, section: string, known: readonly string[]) =>
  `${path} has no picture for its section "${section}". Expected one of ${known.join(', ')}: add a picture, or rename the section.`;

/**
 * The copy of a feature page, and its pictures as HTML.
 *
 * @throws Error if a section has no picture.
 */
export const data = ({ library: { site } }: BuildContext, params: Params) => {
  const name = params.name as Name;
  const path = pagePaths[name];
  const { sections, ...copy } = site[name];
  const pictures = picturesOf[name](site.samples);
  return {
    path,
    copy,
    /** The copy that all feature pages share. */
    shared: site.featurePages,
    sections: sections.map((section) => {
      const picture = pictures[section.id];
      if (!picture) throw new Error(noPicture(path, section.id, Object.keys(pictures)));
      const { element, position = 'beside' } = picture;
      return { ...section, picture: { html: drawHtml(element, site, section.id), position } };
    }),
  };
};

export type FeaturePageData = ReturnType<typeof data>;

/** A section of a feature page with its picture. */
export type FeatureSectionData = FeaturePageData['sections'][number];

export const head = ({ copy }: FeaturePageData) => copy.head;
