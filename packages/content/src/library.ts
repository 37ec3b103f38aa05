export { readAsOf } from './as-of.ts';
export { libraryFile, readLibrary } from './read-library.ts';
export type { Library, PublishedLibrary, SiteLibrary } from './schema/library.ts';
