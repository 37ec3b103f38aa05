export { guideAddress, postAddress, questionAddress } from './addresses/item-addresses.ts';
export { listPathOf, pagePaths } from './addresses/page-paths.ts';
export { blogCategories, categoryLabel, type BlogCategory } from './schema/categories.ts';
export { displayLimits } from './query/display-limits.ts';
export {
  filterResources,
  type ResourceFilter,
  type SearchableGuide,
  type SearchablePost,
} from './query/filter-resources.ts';
export { headLengths } from './schema/head-lengths.ts';
export { guideTypeLabel, type GuideType } from './schema/guide-types.ts';
export { isPost } from './query/is-post.ts';
export { matchParts, type MatchPart } from './query/match-parts.ts';
export {
  publishedAt,
  publishStateAt,
  type Publishable,
  type PublishState,
} from './query/published-at.ts';
export { relatedIn, type Relatable } from './query/related.ts';
export {
  parseResourceParams,
  resourceHref,
  type ResourceParams,
} from './query/resource-address.ts';
export { isResourceType, resourceTypes, type ResourceType } from './query/resource-types.ts';
export type { Author } from './schema/author.ts';
export type { DateTexts, PageDate } from './schema/date-texts.ts';
export type { Guide, GuideCard } from './schema/guide.ts';
export type { LegalText } from './schema/legal-text.ts';
export type { Post, PostCard } from './schema/post.ts';
export type { Status } from './schema/status.ts';
