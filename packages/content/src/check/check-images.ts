import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../load/finding.ts';
import { list } from '../load/read-source.ts';
import { show } from '../load/show.ts';
import { imageLimits } from '../schema/image-limits.ts';

const form = new RegExp(String.raw`^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:${imageLimits.types.join('|')})$`);

/** Finds files in `images/` of another type, with another form of name, or larger than pages should load. */
export function checkImages(folder: string): Finding[] {
  return (list(join(folder, 'images')) ?? []).flatMap((name) => {
    const at = { file: `images/${name}`, line: 1, column: 1 };
    const { size } = statSync(join(folder, 'images', name));
    return [
      ...(form.test(name)
        ? []
        : [
            {
              ...at,
              rule: 'image-name',
              message: `${show(name)} is not the name of a picture → write lower-case words joined by hyphens, and one of ${imageLimits.types.join(', ')}, for example \`ring-at-night.jpg\`.`,
            },
          ]),
      ...(size <= imageLimits.bytes
        ? []
        : [
            {
              ...at,
              rule: 'image-size',
              message: `The picture has ${Math.ceil(size / 1000)} kB → make it at most ${imageLimits.bytes / 1000} kB.`,
            },
          ]),
    ];
  });
}
