import type { ReactNode } from 'react';
import { StatusTag, type Status } from '../components/StatusTag/StatusTag.tsx';

const isStatus = (content: Status | ReactNode): content is Status =>
  typeof content === 'object' && content !== null && 'tone' in content;

/** A node, or a status as data. */
export const StatusOrNode = ({ children }: { children: Status | ReactNode }) =>
  isStatus(children) ? <StatusTag tone={children.tone}>{children.label}</StatusTag> : children;
