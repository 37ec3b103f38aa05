// The task `pdfs`: draws the PDFs of all guides, published or not, and a picture of each.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { checkedLibrary } from '@cornerbell/content/loader';
import { contentFolder, readOptions } from '../options.ts';
import { drawGuide, drawPreview } from './guide-pdf.ts';
import { papers, pdfName } from './list-downloads.ts';
import { previewName } from './previews.ts';

const { origin, asOf, downloads } = readOptions(process.argv.slice(2));
const folder = downloads.pdfs;
const checked = checkedLibrary(contentFolder, asOf, { withDrafts: true });
if (!checked.ok) throw new Error('The content has errors: pnpm content check lists them.');
const { guides, unlisted, site } = checked.library;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const guide of [...guides, ...unlisted.guides]) {
  const options = { siteName: site.company.name, origin, contentFolder };
  for (const { id } of papers)
    writeFileSync(
      join(folder, pdfName(guide.slug, id)),
      drawGuide(guide, { ...options, paper: id }),
    );
  writeFileSync(join(folder, previewName(guide)), await drawPreview(guide, options));
}
