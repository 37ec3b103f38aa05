export { checkedLibrary, type CheckedLibrary } from './build/checked-library.ts';
export type { LoadResult } from './load/load-library.ts';
export { formatFinding, type Finding, type Position, type Severity } from './load/finding.ts';
export { loadFolder, type FolderItem, type FolderResult } from './load/load-folder.ts';
export { loadLibrary } from './load/load-library.ts';
export { siteFolder } from './load/read-library.ts';
export { fieldAt } from './load/field-at.ts';
