import { readLibrary } from '@cornerbell/content/library';
import { layoutData } from '../shell/layout.data.ts';

/** The copy that pages share, as the site has it. */
export const { copy } = layoutData({
  library: readLibrary(),
  asOf: new Date('2025-08-01'),
  origin: 'https://gym.test',
  cardDesign: '',
});
