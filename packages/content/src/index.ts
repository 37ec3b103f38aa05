export { settleRedirects } from './addresses/settle-redirects.ts';
export { toGuideCard, toPostCard, type GuideCard, type PostCard } from './cards.ts';
export { blogCategories, categoryLabel, isBlogCategory, type BlogCategory } from './categories.ts';
export { displayLimits } from './display-limits.ts';
export { filterResources, type ResourceFilter } from './filter-resources.ts';
export { formatDate, type DateFormat } from './format-date.ts';
export { guideTypeLabel, guideTypes, type GuideType } from './guide-types.ts';
export { indexResources } from './index-resources.ts';
export { isPost } from './is-post.ts';
export { matchesQuery, type SearchableGuide, type SearchablePost } from './matches-query.ts';
export { matchParts, type MatchPart } from './match-parts.ts';
export { newestFirst, type Dated } from './newest-first.ts';
export { publishedAt, standingAt, type Publishable, type Standing } from './published-at.ts';
export { rankResources } from './rank-resources.ts';
export {
  relatedGuides,
  relatedGuidesIn,
  relatedPosts,
  relatedPostsIn,
  type RelatableGuide,
  type RelatablePost,
} from './related.ts';
export {
  parseResourceParams,
  resourceHref,
  resourceListPath,
  type ResourceParams,
  type ResourceView,
} from './resource-address.ts';
export { isResourceType, resourceTypes, type ResourceType } from './resource-types.ts';
export type { Author } from './schema/author.ts';
export type { Guide } from './schema/guide.ts';
export type { LegalText } from './schema/legal-text.ts';
export type { Library, PublishedLibrary } from './schema/library.ts';
export type { Post } from './schema/post.ts';
export type { Question } from './schema/question.ts';
export type { Status } from './schema/status.ts';
