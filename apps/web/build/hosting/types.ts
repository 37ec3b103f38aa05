/** Endings of text files, which are worth compressing, with their types. */
export const textTypes = {
  html: 'text/html',
  ics: 'text/calendar',
  css: 'text/css',
  csv: 'text/csv',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
} as const;

/** Endings of files that are compressed by themselves, with their types. */
export const binaryTypes = {
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
} as const;

/** Names of the encodings that files are written in ahead of time, best first, with their endings. */
export const encodings = { br: '.br', zstd: '.zst', gzip: '.gz' } as const;

/** Name of an encoding in `Accept-Encoding`. */
export type Encoding = keyof typeof encodings;
