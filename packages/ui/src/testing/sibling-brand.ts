import { createBrandTheme, type BrandOptions } from '../theme/brand.ts';

/** What an invented sibling product, Southpaw, says of its look. */
export const siblingOptions: BrandOptions = {
  accent: '#0B5FFF',
  light: { surface: '#F4F7FF', surfaceSunken: '#E9EFFC' },
  radius: { sm: '8px', md: '12px' },
};

/** The look that follows from it. */
export const siblingBrand = createBrandTheme(siblingOptions);
