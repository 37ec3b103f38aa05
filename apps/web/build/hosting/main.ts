// Part of the task `compress`: writes the site with its compressed copies to `.release/site`.
import { join } from 'node:path';
import process from 'node:process';
import { releaseSite } from './release.ts';

const root = join(import.meta.dirname, '../..');
const { files, compressed } = await releaseSite(join(root, 'dist'), join(root, '.release/site'));
process.stdout.write(`${files} files in .release/site, ${compressed} compressed\n`);
