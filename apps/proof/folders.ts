import { join } from 'node:path';

/** Content folders for the examples: `recipes` is correct, `drafts` is not. */
export const folders = join(import.meta.dirname, 'folders');
