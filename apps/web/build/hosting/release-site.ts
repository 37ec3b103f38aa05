// `pnpm release`: the built site with its compressed variants, in `.release/site`.
import { join } from 'node:path';
import { releaseSite } from './release.ts';

const root = join(import.meta.dirname, '../..');
const { files, compressed } = await releaseSite(join(root, 'dist'), join(root, '.release/site'));
process.stdout.write(`${files} files in .release/site, ${compressed} compressed\n`);
