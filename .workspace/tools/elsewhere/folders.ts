import { join } from 'node:path';

/** Content folders that have nothing to do with the site: `recipes` is sound, `drafts` is not. */
export const folders = join(import.meta.dirname, 'folders');

/** What the files of those folders may name. */
export const options = { categories: ['soups', 'stews'], guideTypes: ['menu'] } as const;
