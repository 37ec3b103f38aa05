import type { HeadingLevel } from '@cornerbell/ui';
import type { ReactNode } from 'react';

interface TitleProps {
  level: HeadingLevel | undefined;
  className: string;
  children: ReactNode;
}

/** A heading of the given level, or a paragraph without one. */
export function Title({ level, ...rest }: TitleProps) {
  const Element = level ? (`h${level}` as const) : 'p';
  return <Element {...rest} />;
}
