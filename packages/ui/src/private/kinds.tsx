import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx';

/** The kinds of messages. */
export type MessageKind = 'info' | 'success' | 'warning' | 'error';

export const kindIcons: Readonly<Record<MessageKind, ReactNode>> = {
  info: <InfoIcon />,
  success: <CheckIcon />,
  warning: <WarningIcon />,
  error: <WarningIcon />,
};
