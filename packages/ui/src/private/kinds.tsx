import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx';

/** The kinds of messages. */
export type Kind = 'info' | 'success' | 'warning' | 'error';

/** The icon of each kind. */
export const kindIcons: Readonly<Record<Kind, ReactNode>> = {
  info: <InfoIcon />,
  success: <CheckIcon />,
  warning: <WarningIcon />,
  error: <WarningIcon />,
};
