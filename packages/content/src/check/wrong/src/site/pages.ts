import { siteName } from '../../../../site/brand.ts';

export const pages = {
  '/': {
    title: `${siteName}: the software for independent boxing gyms that want to keep members`,
    description: 'Too short.',
  },
};
