import { createBrandTheme, type BrandOptions } from '../theme/brand.ts';

/** The brand of Southpaw, an invented product. */
export const siblingOptions: BrandOptions = {
  accent: '#0B5FFF',
  light: { surface: '#F4F7FF', surfaceSunken: '#E9EFFC' },
  radius: { sm: '8px', md: '12px' },
};

/** Its theme. */
export const siblingBrand = createBrandTheme(siblingOptions);
