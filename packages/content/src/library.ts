export { libraryFile, readLibrary } from './library/read-library.ts';
export type { Library } from './schema/library.ts';
