import { layoutData } from '../app/layout-data.ts';
import { testLibrary } from './library.ts';

/** The shared copy of the site, for tests. */
export const { copy } = layoutData({
  library: testLibrary,
  asOf: new Date('2025-08-01'),
  origin: 'https://gym.test',
  cardDesign: '',
});
