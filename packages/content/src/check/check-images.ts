import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileFinding, type Finding } from '../load/finding.ts';
import { namesIn } from '../load/read-file.ts';
import { show } from '../load/show.ts';
import { imageLimits } from '../schema/image-limits.ts';

const { types, bytes } = imageLimits;

const form = new RegExp(String.raw`^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:${types.join('|')})$`);

/** Finds files in `images/` with another type or form of name, and those that are too large for a page. */
export function checkImages(folder: string): Finding[] {
  return namesIn(join(folder, 'images')).flatMap((name) => {
    const file = `images/${name}`;
    const { size } = statSync(join(folder, file));
    const wrongName = fileFinding(file, 'image-name', [
      `${show(name)} is not the name of a picture`,
      `name it in lower-case words joined by hyphens, with the ending ${types.join(' or ')}, for example \`ring-at-night.jpg\``,
    ]);
    const tooLarge = fileFinding(file, 'image-size', [
      `The picture has ${Math.ceil(size / 1000)} kB`,
      `make it at most ${bytes / 1000} kB`,
    ]);
    return [...(form.test(name) ? [] : [wrongName]), ...(size > bytes ? [tooLarge] : [])];
  });
}
