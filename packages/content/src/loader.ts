export {
  checkedLibrary,
  type CheckedLibrary,
  type UnpublishedCounts,
} from './build/checked-library.ts';
export { checkFolder } from './check/check-folder.ts';
export type {
  CheckOptions,
  CheckSource,
  PageLink,
  PageText,
  SiteCopy,
} from './check/check-options.ts';
export { checkSource } from './check/check-source.ts';
export {
  compileLibrary,
  type LoadResult,
  type OwnItem,
  type OwnLibrary,
} from './load/compile-library.ts';
export type { ExtraFields, LibraryOptions, OwnKinds } from './load/file-readers.ts';
export type { Facts } from './load/fill-facts.ts';
export {
  formatFinding,
  rules,
  type Finding,
  type Position,
  type Rule,
  type Severity,
} from './load/finding.ts';
export type { ListedItem, ListedLink } from './list/listed-item.ts';
export { loadLibrary } from './load/load-library.ts';
export { loadSite, type LoadedSite } from './load/load-site.ts';
export type { OpenQuestion } from './schema/site/index.ts';
export { siteOptions } from './load/site-options.ts';
export type { LibrarySource, SourceFile } from './load/source-file.ts';
export { countWords, readingMinutes } from './load/word-count.ts';
export { authorEntry } from './schema/author.ts';
export { guideFrontMatter } from './schema/guide.ts';
export { legalFrontMatter } from './schema/legal-text.ts';
export { postFrontMatter } from './schema/post.ts';
export { questionFrontMatter } from './schema/question.ts';
export { siteFolder } from './load/site-folder.ts';
