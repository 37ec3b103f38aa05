/** The pictures in `images/`: their file types and how many bytes one may have; the editor's uploads and `pnpm content check` hold them. */
export const imageLimits = {
  types: ['svg', 'png', 'jpg', 'jpeg', 'webp'],
  bytes: 500_000,
} as const;
