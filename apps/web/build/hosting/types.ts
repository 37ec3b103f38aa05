import { contentType } from 'mime-types';

/** Endings of text files, which are worth compressing. */
export const textEndings: readonly string[] = [
  'css',
  'csv',
  'html',
  'js',
  'json',
  'md',
  'svg',
  'txt',
  'webmanifest',
  'xml',
];

/**
 * The Content-Type of files with an ending.
 *
 * @example
 * typeOf('svg'); // => 'image/svg+xml; charset=utf-8'
 */
export function typeOf(ending: string): string {
  const type = contentType(`.${ending}`) || 'application/octet-stream';
  return textEndings.includes(ending) && !type.includes(';') ? `${type}; charset=utf-8` : type;
}
