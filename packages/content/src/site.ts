export {
  aboutApproach,
  aboutClosing,
  aboutPage,
  aboutStory,
  aboutValues,
  roadmap,
  type RoadmapRound,
} from './site/about.ts';
export {
  applyAction,
  callAction,
  demoAction,
  joinAction,
  learnAboutPilotAction,
  pricingAction,
} from './site/actions.ts';
export { announcement } from './site/announcement.ts';
export { articleWords, guidePage, postPage } from './site/article-pages.ts';
export { brand, siteName } from './site/brand.ts';
export { contactLink, faqLink, pilotLink, storyLink } from './site/company-links.ts';
export {
  applicationFields,
  applicationRounds,
  contactPage,
  contactSteps,
  type FormField,
} from './site/contact.ts';
export { demoFields, demoKinds, demoPage } from './site/demo.ts';
export {
  adviceFacts,
  articleFacts,
  claimFacts,
  keptFacts,
  legalFacts,
  libraryFacts,
  offerFacts,
  pilotFacts,
  planFacts,
  sampleFacts,
  siteFacts,
  supportFacts,
} from './site/facts.ts';
export { faqGroups, faqPage, type FaqGroup, type FaqItem } from './site/faq.ts';
export { featureAreas, type FeatureArea } from './site/feature-areas.ts';
export {
  allFeaturesLink,
  businessToolsLink,
  classSchedulingLink,
  featureLinks,
  memberExperienceLink,
  memberManagementLink,
} from './site/feature-links.ts';
export {
  featuresFoundingCall,
  featuresPage,
  statTiles,
  togetherIntro,
  togetherPoints,
} from './site/features-page.ts';
export { businessToolsPage } from './site/features/business-tools.ts';
export { classSchedulingPage } from './site/features/class-scheduling.ts';
export {
  featureBanner,
  featureHeroActions,
  sampleDataLabel,
} from './site/features/feature-banner.ts';
export type { FeaturePage, FeatureSection } from './site/features/feature-page.ts';
export { featureWords } from './site/features/feature-words.ts';
export { memberExperiencePage } from './site/features/member-experience.ts';
export { memberManagementPage } from './site/features/member-management.ts';
export { footerColumns, type FooterColumn } from './site/footer-navigation.ts';
export {
  headerActions,
  headerHelp,
  headerMenus,
  headerTeasers,
  type HeaderMenu,
} from './site/header-navigation.ts';
export {
  builtInTheOpen,
  homeBoardWords,
  homeFeatures,
  homeFeaturesIntro,
  homeFoundingCall,
  homeLibrary,
  homeHero,
  type HomeFeature,
} from './site/home.ts';
export { factsById, ledger, type Fact } from './site/ledger.ts';
export { legalPage } from './site/legal-page.ts';
export type { DescribedLink, Link, TitledText } from './site/link.ts';
export {
  appErrorScreen,
  applicationMessages,
  applicationStatuses,
  demoMessages,
  demoStatuses,
  loadingText,
  newsletterMessages,
  newsletterReasons,
  newsletterStatuses,
  noScriptText,
  notFoundHelp,
  notFoundPage,
  offlinePage,
  notificationsLabel,
  pageErrorScreen,
  refusedFieldText,
  shareMessages,
  type Message,
} from './site/messages.ts';
export { newsletter } from './site/newsletter.ts';
export {
  downgradeText,
  guaranteeText,
  healthDataText,
  monthToMonthText,
  smsText,
  upgradeText,
} from './site/offer.ts';
export { openQuestions, type OpenQuestion } from './site/open-questions.ts';
export { furtherListPage, listPages } from './site/list-pages.ts';
export { pages, type PageMeta } from './site/pages.ts';
export { pilotNumbers } from './site/pilot-numbers.ts';
export {
  pilotAsks,
  pilotBenefits,
  pilotClosing,
  pilotHero,
  pilotPage,
  pilotRounds,
  pilotSupportNumbers,
  pilotTerms,
} from './site/pilot-program.ts';
export { inEveryPlan, plans, type Plan, type PlanPrice } from './site/plans.ts';
export { planRules, pricingClosing, pricingPage } from './site/pricing-page.ts';
export { redirects, type Redirect } from './site/redirects.ts';
export { resourceLinks } from './site/resource-links.ts';
export { resourceListTitles, resourcesClosing, resourcesPage } from './site/resources-page.ts';
export { roundWords } from './site/rounds.ts';
export {
  sampleAchievements,
  sampleAchievementsOwner,
  sampleAchievementsWords,
  sampleNextBadgeSkills,
  type AchievementTier,
  type SampleAchievement,
} from './site/samples/achievements.ts';
export {
  sampleAnalyticsWords,
  sampleClassFill,
  sampleComingAndGoing,
  sampleMetrics,
  sampleRetentionMonths,
  sampleRevenue,
  type SampleClassFill,
  type SampleMetric,
  type SampleRevenueMonth,
} from './site/samples/analytics.ts';
export {
  sampleAttendanceAlerts,
  type SampleAttendanceAlert,
} from './site/samples/attendance-alerts.ts';
export {
  sampleAttendanceWords,
  sampleRetentionPercent,
  sampleVisitKinds,
  type SampleVisitKind,
} from './site/samples/attendance.ts';
export {
  sampleClassSlots,
  sampleTimetableWords,
  type SampleClassSlot,
} from './site/samples/class-slots.ts';
export {
  sampleCommunityWords,
  sampleEventGuests,
  sampleNotices,
  samplePoll,
  type SampleNotice,
} from './site/samples/community.ts';
export {
  sampleClassNotice,
  sampleConversation,
  sampleJuniorTalks,
  sampleMessagesWords,
  type SampleMessage,
} from './site/samples/conversation.ts';
export {
  sampleLeaderboards,
  sampleLeaderboardsWords,
  type SampleLeaderboard,
} from './site/samples/leaderboards.ts';
export {
  sampleMembers,
  sampleProfile,
  sampleRosterWords,
  sampleSparringCounts,
  type SampleMember,
  type SparringStatus,
} from './site/samples/members.ts';
export {
  sampleMembershipPlans,
  sampleMembershipPlansWords,
  sampleRenewals,
  type SampleMembershipPlan,
  type SampleRenewal,
} from './site/samples/membership-plans.ts';
export {
  sampleMobileApp,
  samplePartnerMatch,
  samplePartnerWords,
  type SamplePartnerMatch,
} from './site/samples/mobile-app.ts';
export {
  sampleEvening,
  sampleEveningWords,
  type SampleRecordEntry,
} from './site/samples/one-evening.ts';
export {
  samplePaymentNote,
  samplePayments,
  samplePaymentSources,
  samplePaymentsWords,
  type PaymentState,
  type SamplePayment,
  type SamplePaymentSource,
} from './site/samples/payments.ts';
export { sampleCoaches, sampleNames } from './site/samples/people.ts';
export {
  samplePrivateNote,
  samplePrivateSessions,
  samplePrivateSessionsWords,
  type SamplePrivateSession,
} from './site/samples/private-sessions.ts';
export {
  sampleProgressPhotos,
  sampleProgressPhotosWords,
  type SampleProgressPhoto,
} from './site/samples/progress-photos.ts';
export {
  sampleProgressOwner,
  sampleProgressScores,
  sampleProgressWords,
  type SampleProgressScore,
} from './site/samples/progress-scores.ts';
export {
  sampleOpenReport,
  sampleReports,
  sampleReportsWords,
  type ReportLabel,
  type SampleReport,
} from './site/samples/reports.ts';
export {
  sampleSkillsGrid,
  sampleSkillsOwner,
  sampleSkillsWords,
  skillStates,
  type SampleSkill,
  type SampleSkillGroup,
  type SkillState,
} from './site/samples/skills-grid.ts';
export {
  sampleStaff,
  sampleStaffWords,
  type SampleStaffMember,
  type StaffLabel,
} from './site/samples/staff.ts';
export {
  sampleCoverRequest,
  sampleTrainerHours,
  sampleTrainerHoursWords,
  type SampleCover,
  type SampleTrainerWeek,
} from './site/samples/trainer-hours.ts';
export {
  sampleWaitlistMove,
  sampleWaitlists,
  sampleWaitlistsWords,
  sampleWaitlistWeeks,
  type SampleWaitlist,
} from './site/samples/waitlists.ts';
export { socialLinks } from './site/social-links.ts';
export { sendingMessages, unsentWords } from './site/unsent.ts';
