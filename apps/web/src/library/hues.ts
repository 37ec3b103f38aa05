import type { BlogCategory, GuideType } from '@cornerbell/content';
import type { Hue } from '@cornerbell/ui/theme';

/** The colour of each blog category. */
export const categoryHues: Readonly<Record<BlogCategory, Hue>> = {
  'building-updates': 'orange',
  educational: 'blue',
  'gym-tips': 'green',
  industry: 'violet',
  news: 'rose',
};

/** The colour of each type of guide. */
export const guideTypeHues: Readonly<Record<GuideType, Hue>> = {
  checklist: 'green',
  template: 'blue',
  ebook: 'violet',
  infographic: 'rose',
};
