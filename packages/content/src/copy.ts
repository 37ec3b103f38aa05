export { copyOfPage, type Site, type SiteSamples } from './schema/site/index.ts';
export type { Redirect } from './schema/site/redirect.ts';
export type {
  CallToAction,
  FormField,
  Head,
  Link,
  LinkedText,
  SkillState,
  SparringStatus,
  TitledText,
} from './schema/site/parts.ts';
export type { GymAction, GymView, Still } from './schema/site/stills.ts';
export type { FeatureSection } from './schema/site/features.ts';
export { isPilotCountOld } from './query/is-pilot-count-old.ts';
export type { Plan } from './schema/site/plans.ts';
