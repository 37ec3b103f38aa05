export {
  checkedLibrary,
  type CheckedLibrary,
  type UnpublishedCounts,
} from './build/checked-library.ts';
export type { LoadedLibrary, LoadResult } from './load/compile-library.ts';
export { formatFinding, type Finding, type Position, type Severity } from './load/finding.ts';
export { loadLibrary } from './load/load-library.ts';
export { loadSite, type LoadedSite } from './load/load-site.ts';
export type { OpenQuestion } from './schema/site/index.ts';
export { siteFolder } from './load/site-folder.ts';
