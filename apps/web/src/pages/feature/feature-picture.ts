import type { SiteSamples } from '@cornerbell/content/copy';
import type { ReactNode } from 'react';

/** The position of a section's picture: beside the text, or below it in full width. */
export type PicturePosition = 'beside' | 'below';

/** The picture of a section and its position. */
export interface FeaturePicture {
  /** The product picture, from sample data. */
  readonly element: ReactNode;
  /** @default 'beside' */
  readonly position?: PicturePosition;
}

/** The pictures of a feature page, by the ids of their sections. */
export type FeaturePictures = (samples: SiteSamples) => Readonly<Record<string, FeaturePicture>>;
