export { readAsOf } from './as-of.ts';
export { libraryFile, readLibrary } from './library/read-library.ts';
export type { Library, PublishedLibrary } from './schema/library.ts';
