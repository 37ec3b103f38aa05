import { join } from 'node:path';

/** Content folders besides the site's own: `recipes` is correct, `drafts` is not. */
export const folders = join(import.meta.dirname, 'folders');
