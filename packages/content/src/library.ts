export { readAsOf } from './query/as-of.ts';
export { libraryFile, readLibrary } from './load/read-library.ts';
export type { Library, PublishedLibrary, SiteLibrary } from './schema/library.ts';
