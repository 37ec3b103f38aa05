import { pagePaths } from '@cornerbell/content';
import type { Site } from '@cornerbell/content/copy';

/** The data of a feature page, except the sample data of its pictures. */
export const featurePageData = (
  site: Site,
  name: 'memberManagement' | 'classScheduling' | 'businessTools' | 'memberExperience',
) => ({
  path: pagePaths[name],
  copy: site[name],
  /** The copy that all feature pages share. */
  shared: site.featurePages,
});

/** The data of a feature page. */
export type FeaturePageData = ReturnType<typeof featurePageData>;
