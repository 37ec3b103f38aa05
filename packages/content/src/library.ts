export { readAsOf } from './query/as-of.ts';
export { libraryFile, readLibrary } from './load/read-library.ts';
export {
  readSheet,
  type SheetBlock,
  type SheetColumn,
  type SheetGrid,
} from './load/sheet/read-sheet.ts';
export { spreadsheetRows } from './load/sheet/spreadsheet-rows.ts';
export type { Library, PublishedLibrary, SiteLibrary } from './schema/library.ts';
