import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileFinding, type Finding } from '../load/finding.ts';
import { pictureSize } from '../load/pictures.ts';
import { asCode, findingAt, type Prose } from '../load/prose.ts';
import { fieldFinding, type Document } from '../load/read-document.ts';
import { isFile, namesIn } from '../load/read-file.ts';
import { show } from '../load/show.ts';
import { imageLimits } from '../schema/fields.ts';
import { downloadsOf, textField, type Article } from './article.ts';
import { isImage } from './link-targets.ts';

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

/** Finds pictures of an article without words or use, and missing pictures and downloads. */
export function checkFiles(article: Article, folder: string): Finding[] {
  const missingDownloads = downloadsOf(article)
    .filter(({ value }) => !isFile(join(folder, 'downloads', value)))
    .map((prose) =>
      findingAt(prose, 0, 'missing-download', [
        `downloads/${prose.value} does not exist`,
        `add the file, or correct ${show(prose.value)}`,
      ]),
    );
  const part = article.kind === 'posts' ? 'cover' : 'preview';
  const withoutWords =
    textField(article, `${part}Image`) === '' || textField(article, `${part}Alt`).trim() !== ''
      ? []
      : fieldFinding(article, [`${part}Image`], 'missing-alt', [
          `${part}Image has no alternative text`,
          `write \`${part}Alt: what the picture shows\` under it`,
        ]);
  const unusedPictures = article.yaml.texts
    .filter(
      ({ path, value }) =>
        article.fields && path[0] === 'pictures' && !article.body.text.includes(`](${value}`),
    )
    .map((prose) => {
      const write = `write ${asCode(`![what it shows](${prose.value})`)} where it belongs`;
      return findingAt(prose, 0, 'unused-picture', ['The text does not show this picture', write]);
    });
  return [missingDownloads, withoutWords, unusedPictures, checkBody(article.body, folder)].flat();
}

const { types, bytes } = imageLimits;

const form = new RegExp(String.raw`^\w[\w.-]*\.(?:${types.join('|')})$`, 'i');

/** Files that computers put into folders by themselves. */
const ofComputers = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** Finds files in `images/` that are misnamed, too large, or not pictures. */
export function checkImages(folder: string): Finding[] {
  return namesIn(join(folder, 'images')).flatMap((name) => {
    if (ofComputers.has(name)) return [];
    const file = `images/${name}`;
    const path = join(folder, file);
    const { size } = statSync(path);
    if (!form.test(name))
      return fileFinding(file, 'image-name', [
        `${show(name)} is not the name of a picture`,
        `name it in letters, digits, hyphens and underscores, with the ending ${types.join(' or ')}, for example \`ring-at-night.jpg\``,
      ]);
    if (size > bytes)
      return fileFinding(file, 'image-size', [
        `The picture has ${Math.ceil(size / 1000)} kB`,
        `make it at most ${bytes / 1000} kB, or choose it in the editor, which makes it smaller`,
      ]);
    if (pictureSize(path) === undefined)
      return fileFinding(file, 'image-form', [
        'The file can’t be read as a picture',
        'save the picture again as JPEG, PNG, WebP or SVG',
      ]);
    return [];
  });
}
