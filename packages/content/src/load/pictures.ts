import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { isFile } from './read-file.ts';

/** The width and height of a picture in pixels, as it is shown. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The sizes of the pictures in `images/`, by their address on the site. */
export type Pictures = Readonly<Record<string, PictureSize>>;

/** From this on, a camera was turned when it took the picture. */
const firstTurned = 5;

/** The size of a picture's file; `undefined` if it can't be read as a picture. */
export function pictureSize(path: string): PictureSize | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(path));
    return orientation < firstTurned ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
}

/** The pictures that a text, field or page of a library names. */
export function picturesOf(library: object, folder: string): Pictures {
  const named = JSON.stringify(library).match(/\/images\/[\w.-]+\.\w+/g) ?? [];
  const sizes = [...new Set(named)].toSorted().flatMap((address) => {
    const path = join(folder, address);
    const size = isFile(path) ? pictureSize(path) : undefined;
    return size ? [[address, size] as const] : [];
  });
  return Object.fromEntries(sizes);
}
