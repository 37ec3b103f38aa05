export { readAsOf } from './as-of.ts';
export { libraryFile, readLibrary } from './read-library.ts';
export {
  readSheet,
  type SheetBlock,
  type SheetColumn,
  type SheetGrid,
} from './sheet/read-sheet.ts';
export { spreadsheetRows } from './sheet/spreadsheet-rows.ts';
export type { Library, PublishedLibrary, SiteLibrary } from './schema/library.ts';
