export { checkedLibrary, type CheckedLibrary, type HeldBack } from './build/checked-library.ts';
export { checkFolder } from './check/check-folder.ts';
export type {
  CheckOptions,
  CheckSource,
  PageLink,
  PageText,
  SiteTexts,
} from './check/check-options.ts';
export { checkSource } from './check/check-source.ts';
export {
  compileLibrary,
  type LoadResult,
  type OwnItem,
  type OwnLibrary,
} from './loader/compile-library.ts';
export type { ExtraFields, LibraryOptions, OwnKinds } from './loader/file-readers.ts';
export type { Facts } from './loader/fill-facts.ts';
export {
  formatFinding,
  rules,
  type Finding,
  type Position,
  type Rule,
  type Severity,
} from './loader/finding.ts';
export type { ListedItem, ListedLink } from './list/listed-item.ts';
export { loadLibrary } from './loader/load-library.ts';
export { loadSite, type LoadedSite } from './loader/load-site.ts';
export type { OpenQuestion } from './schema/site/index.ts';
export { siteOptions } from './loader/site-options.ts';
export type { LibrarySource, SourceFile } from './loader/source-file.ts';
export { countWords, readingMinutes } from './loader/word-count.ts';
export { publishedAt } from './published-at.ts';
export { authorEntry } from './schema/author.ts';
export { guideFrontMatter } from './schema/guide.ts';
export { legalFrontMatter } from './schema/legal-text.ts';
export { postFrontMatter } from './schema/post.ts';
export { questionFrontMatter } from './schema/question.ts';
export { siteFolder } from './site-folder.ts';
