import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileFinding, type Finding } from '../load/finding.ts';
import { pictureSize } from '../load/pictures.ts';
import { namesIn } from '../load/read-file.ts';
import { show } from '../load/show.ts';
import { imageLimits } from '../schema/image-limits.ts';

const { types, bytes } = imageLimits;

const form = new RegExp(String.raw`^\w[\w.-]*\.(?:${types.join('|')})$`, 'i');

/** Files that computers put into folders by themselves. */
const ofComputers = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** Finds files in `images/` with another type or form of name, and those that are no pictures or too large for a page. */
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
