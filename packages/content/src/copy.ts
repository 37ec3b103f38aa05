export { copyOfPage, type Site, type SiteSamples } from './schema/site/index.ts';
export type { Redirect } from './schema/site/redirect.ts';
export type {
  CallToAction,
  DescribedLink,
  Figure,
  FormField,
  FormStatuses,
  Head,
  Link,
  LinkedText,
  SkillState,
  SparringStatus,
  TitledText,
} from './schema/site/parts.ts';
export type { GymAction, GymView, Still } from './schema/site/stills.ts';
export type { FeatureSection } from './schema/site/feature-area.ts';
export { isPilotCountOld } from './query/is-pilot-count-old.ts';
export type { Plan } from './schema/site/plans.ts';
export type { PlainPageCopy } from './schema/site/plain-page.ts';
