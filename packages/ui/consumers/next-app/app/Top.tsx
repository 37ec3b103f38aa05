'use client';

import { Header, type HeaderProps } from '@cornerbell/ui';
import { usePathname } from 'next/navigation';

/** The header, which marks the page that is shown. */
export const Top = (props: Omit<HeaderProps, 'currentPath'>) => (
  <Header {...props} currentPath={usePathname()} />
);
