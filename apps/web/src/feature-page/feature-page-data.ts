import { pagePaths, type Site } from '@cornerbell/content/copy';

/** The data of a feature page but for the sample data of its pictures. */
export const featurePageData = (
  site: Site,
  name: 'memberManagement' | 'classScheduling' | 'businessTools' | 'memberExperience',
) => ({
  path: pagePaths[name],
  copy: site[name],
  /** What the feature pages share. */
  shared: site.featurePages,
});

export type FeaturePageData = ReturnType<typeof featurePageData>;
