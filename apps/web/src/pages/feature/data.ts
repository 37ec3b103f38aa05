import { pagePaths } from '@cornerbell/content';
import type { BuildContext, Params } from '../../page.ts';
import { drawStill } from '../../gym/draw-still.tsx';

type Name = 'memberManagement' | 'classScheduling' | 'businessTools' | 'memberExperience';

/** The copy of a feature page, and its stills as HTML. */
export const data = ({ library: { site } }: BuildContext, params: Params) => {
  const name = params.name as Name;
  const { sections, ...copy } = site[name];
  return {
    path: pagePaths[name],
    copy,
    /** The copy that all feature pages share. */
    shared: site.featurePages,
    sections: sections.map(({ stills, ...section }) => ({
      ...section,
      stills: stills.map((still) => drawStill(still, site)),
    })),
  };
};

export type FeaturePageData = ReturnType<typeof data>;
