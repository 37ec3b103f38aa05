import { readLibrary } from '@cornerbell/content/library';
import { layoutData } from '../app/layout-data.ts';

/** The shared copy of the site, for tests. */
export const { copy } = layoutData({
  library: readLibrary(),
  asOf: new Date('2025-08-01'),
  origin: 'https://gym.test',
  cardDesign: '',
});
