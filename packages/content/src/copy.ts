export {
  copyOfPage,
  type FeatureSection,
  type PlainPageCopy,
  type Plan,
  type Site,
  type SiteSamples,
} from './schema/site/index.ts';
export type { Redirect } from './schema/site/site-files.ts';
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
export { isPilotCountOld } from './query/is-pilot-count-old.ts';
