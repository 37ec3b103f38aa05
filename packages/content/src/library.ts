export { readAsOf } from './as-of.ts';
export { outlineOf } from './library/library-lines.ts';
export { libraryFile, readLibrary } from './library/read-library.ts';
export type { Library, PublishedLibrary } from './schema/library.ts';
