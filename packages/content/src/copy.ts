export {
  copyOfPage,
  pagePaths,
  type OpenQuestion,
  type Site,
  type SiteSamples,
} from './schema/site/index.ts';
export type { Fact } from './schema/site/facts.ts';
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
export type { AboutCopy } from './schema/site/about.ts';
export type { ArticlesCopy } from './schema/site/articles.ts';
export type { CompanyCopy } from './schema/site/company.ts';
export type { CompareCopy } from './schema/site/compare.ts';
export type { ContactCopy } from './schema/site/contact.ts';
export type { DemoCopy } from './schema/site/demo.ts';
export type { FaqCopy } from './schema/site/faq.ts';
export type { FeatureAreaCopy, FeatureSection } from './schema/site/feature-area.ts';
export type { FeaturePagesCopy } from './schema/site/feature-pages.ts';
export type { FeaturesCopy } from './schema/site/features.ts';
export type { HomeCopy } from './schema/site/home.ts';
export type { MessagesCopy } from './schema/site/messages.ts';
export type { NavigationCopy } from './schema/site/navigation.ts';
export type { NewsletterCopy } from './schema/site/newsletter.ts';
export type { NotFoundCopy } from './schema/site/not-found.ts';
export type { OfflineCopy } from './schema/site/offline.ts';
export { isPilotCountOld } from './query/is-pilot-count-old.ts';
export type { PilotCount } from './schema/site/pilot.ts';
export type { PilotProgramCopy } from './schema/site/pilot-program.ts';
export type { Plan, PlansCopy } from './schema/site/plans.ts';
export type { PlainPageCopy } from './schema/site/plain-page.ts';
export type { PricingCopy } from './schema/site/pricing.ts';
export type { ResourcesCopy } from './schema/site/resources.ts';
export type { SwitchCopy, SwitchFromCopy } from './schema/site/switch.ts';
export type { AchievementsSample } from './schema/site/samples/achievements.ts';
export type { AnalyticsSample } from './schema/site/samples/analytics.ts';
export type { AttendanceSample } from './schema/site/samples/attendance.ts';
export type { CommunitySample } from './schema/site/samples/community.ts';
export type { EveningSample } from './schema/site/samples/evening.ts';
export type { LeaderboardsSample } from './schema/site/samples/leaderboards.ts';
export type { MembersSample } from './schema/site/samples/members.ts';
export type { MembershipPlansSample } from './schema/site/samples/membership-plans.ts';
export type { MessagesSample } from './schema/site/samples/messages.ts';
export type { PaymentsSample } from './schema/site/samples/payments.ts';
export type { PhoneSample } from './schema/site/samples/phone.ts';
export type { PrivateSessionsSample } from './schema/site/samples/private-sessions.ts';
export type { ProgressSample } from './schema/site/samples/progress.ts';
export type { ProgressPhotosSample } from './schema/site/samples/progress-photos.ts';
export type { ReportsSample } from './schema/site/samples/reports.ts';
export type { SkillsSample } from './schema/site/samples/skills.ts';
export type { StaffSample } from './schema/site/samples/staff.ts';
export type { TimetableSample } from './schema/site/samples/timetable.ts';
export type { TrainersSample } from './schema/site/samples/trainers.ts';
export type { WaitlistsSample } from './schema/site/samples/waitlists.ts';
