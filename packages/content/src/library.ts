export { readAsOf } from './query/as-of.ts';
export { libraryFile, readLibrary } from './load/read-library.ts';
export {
  readWorksheet,
  type WorksheetBlock,
  type WorksheetColumn,
  type WorksheetGrid,
} from './load/worksheet/read-worksheet.ts';
export { spreadsheetRows } from './load/worksheet/spreadsheet-rows.ts';
export type { Library, PublishedLibrary, SiteLibrary } from './schema/library.ts';
