import { join } from 'node:path';

/** Content folders that have nothing to do with the site: `recipes` is correct, `drafts` is not. */
export const folders = join(import.meta.dirname, 'folders');

/** The categories and types of those folders. */
export const options = { categories: ['soups', 'stews'], guideTypes: ['menu'] } as const;
