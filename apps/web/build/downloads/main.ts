/** The task `pdfs`: draws the PDFs of all guides, published or not, in `.pdfs`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { loadLibrary, loadSite, siteFolder } from '@cornerbell/content/loader';
import { readOrigin } from '../origin.ts';
import { drawGuide } from './guide-pdf.ts';
import { papers, pdfName } from './list-downloads.ts';

const folder = join(import.meta.dirname, '../../.pdfs');
const loaded = loadLibrary(siteFolder);
const siteName = loadSite(siteFolder).site?.company.name;
if (!loaded.ok || !siteName) {
  throw new Error('The content has errors: run pnpm content check, which lists them.');
}
const origin = readOrigin(process.env['SITE_URL']);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const guide of loaded.library.guides) {
  for (const { id } of papers) {
    const pdf = drawGuide(guide, { paper: id, siteName, origin });
    writeFileSync(join(folder, pdfName(guide.slug, id)), pdf);
  }
}
