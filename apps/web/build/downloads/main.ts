/** The task `pdfs`: draws the PDFs of all guides, published or not, in `.pdfs`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readAsOf } from '@cornerbell/content/library';
import { checkedLibrary, siteFolder } from '@cornerbell/content/loader';
import { readOrigin } from '../origin.ts';
import { drawGuide } from './guide-pdf.ts';
import { papers, pdfName } from './list-downloads.ts';

const folder = join(import.meta.dirname, '../../.pdfs');
const checked = checkedLibrary(siteFolder, readAsOf(undefined, new Date()), { withDrafts: true });
if (!checked.ok) throw new Error('The content has errors: pnpm content check lists them.');
const { guides, unlisted, site } = checked.library;
const origin = readOrigin(process.env['SITE_URL']);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const guide of [...guides, ...unlisted.guides]) {
  for (const { id } of papers) {
    const pdf = drawGuide(guide, {
      paper: id,
      siteName: site.company.name,
      origin,
      contentFolder: siteFolder,
    });
    writeFileSync(join(folder, pdfName(guide.slug, id)), pdf);
  }
}
