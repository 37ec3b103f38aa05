import { join } from 'node:path';
import type { Finding } from '../load/finding.ts';
import { asCode, findingAt, type Prose } from '../load/prose.ts';
import { fieldFinding, type Document } from '../load/read-document.ts';
import { isFile } from '../load/read-file.ts';
import { show } from '../load/show.ts';
import { textField, type Article } from './article.ts';
import { isImage } from './link-targets.ts';

const fields = [
  { image: 'coverImage', alt: 'coverAlt' },
  { image: 'previewImage', alt: 'previewAlt' },
] as const;

/** A line of a text that is a picture of the author. */
const picture = /^!\[([^[\]]*)\]\((\/[^()\s]*)(?: "[^"]*")?\)$/gm;

const missing = (path: string) =>
  [
    `The picture ${show(path)} does not exist`,
    'add it in the editor, or put the file into `images/`',
  ] as const;

/** Finds the pictures of a file's fields that do not exist. */
export const checkPictures = ({ yaml }: Document, folder: string): Finding[] =>
  yaml.texts
    .filter(({ value }) => value.startsWith('/images/') && !isImage(folder, value))
    .map((prose) => findingAt(prose, 0, 'missing-image', missing(prose.value)));

/** Finds the pictures in a text that do not exist, and those without words. */
function checkBody(body: Prose, folder: string): Finding[] {
  return [...body.text.matchAll(picture)].flatMap(({ 1: alt = '', 2: path = '', index }) => {
    if (!isImage(folder, path)) return findingAt(body, index, 'missing-image', missing(path));
    if (alt.trim() !== '') return [];
    const write = `write ${asCode(`![what it shows](${path})`)}`;
    return findingAt(body, index, 'missing-alt', ['The picture has no alternative text', write]);
  });
}

/** Checks that each picture of an article has an alternative text, and that each picture and download of its text exists. */
export function checkFiles(article: Article, folder: string): Finding[] {
  const { downloads } = article.raw;
  const names = Array.isArray(downloads)
    ? downloads.map((download: unknown): unknown => Reflect.get(Object(download), 'file'))
    : [];
  const missingDownloads = names.flatMap((name, index) =>
    typeof name !== 'string' || isFile(join(folder, 'downloads', name))
      ? []
      : fieldFinding(article, ['downloads', index, 'file'], 'missing-download', [
          `downloads/${name} does not exist`,
          `add the file, or correct ${show(name)}`,
        ]),
  );
  const withoutWords = fields.flatMap(({ image, alt }): Finding[] => {
    if (textField(article, image) === '' || textField(article, alt).trim() !== '') return [];
    const write = `write \`${alt}: what the picture shows\` under it`;
    return [
      fieldFinding(article, [image], 'missing-alt', [`${image} has no alternative text`, write]),
    ];
  });
  const unusedPictures = article.yaml.texts
    .filter(
      ({ path, value }) => path[0] === 'pictures' && !article.body.text.includes(`](${value}`),
    )
    .map((prose) => {
      const write = `write ${asCode(`![what it shows](${prose.value})`)} where it belongs`;
      return findingAt(prose, 0, 'unused-picture', ['The text does not show this picture', write]);
    });
  return [
    ...missingDownloads,
    ...withoutWords,
    ...unusedPictures,
    ...checkBody(article.body, folder),
  ];
}
