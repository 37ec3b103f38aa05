'use client';

import { LinkProvider } from '@cornerbell/ui';
import NextLink from 'next/link';
import type { ReactNode } from 'react';

export const Links = ({ children }: { children: ReactNode }) => (
  <LinkProvider component={NextLink}>{children}</LinkProvider>
);
