import { join } from 'node:path';
import type { Finding } from '../load/finding.ts';
import { fieldFinding } from '../load/read-document.ts';
import { isFile } from '../load/read-file.ts';
import { show } from '../load/show.ts';
import { textField, type Article } from './article.ts';
import { isImage } from './link-targets.ts';

const fields = [
  { image: 'coverImage', alt: 'coverAlt' },
  { image: 'previewImage', alt: 'previewAlt' },
] as const;

/** Checks that each picture in the front matter exists and has an alternative text, and that each download exists. */
export function checkFiles(article: Article, folder: string): Finding[] {
  const { downloads } = article.raw;
  const names = Array.isArray(downloads)
    ? downloads.map((download: unknown): unknown => Reflect.get(Object(download), 'file'))
    : [];
  const missing = names.flatMap((name, index) =>
    typeof name !== 'string' || isFile(join(folder, 'downloads', name))
      ? []
      : fieldFinding(article, ['downloads', index, 'file'], 'missing-download', [
          `downloads/${name} does not exist`,
          `add the file, or correct ${show(name)}`,
        ]),
  );
  const pictures = fields.flatMap(({ image, alt }): Finding[] => {
    const path = textField(article, image);
    if (path === '') return [];
    const report = (rule: string, wrong: string, instead: string) =>
      fieldFinding(article, [image], rule, [`${image} ${wrong}`, instead]);
    const wrong = `is ${show(path)}, which does not exist`;
    const instead = 'add the picture, or remove the line: a picture is then generated';
    const write = `write \`${alt}: what the picture shows\` under it`;
    return [
      ...(isImage(folder, path) ? [] : [report('missing-image', wrong, instead)]),
      ...(textField(article, alt).trim() === ''
        ? [report('missing-alt', 'has no alternative text', write)]
        : []),
    ];
  });
  return [...missing, ...pictures];
}
