import type { ReactNode } from 'react';

/** The levels a title may take below the page's own. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

interface TitleProps {
  level: HeadingLevel | undefined;
  className: string;
  children: ReactNode;
}

/** A heading of the level the page needs, or a plain paragraph where it needs none. */
export function Title({ level, ...rest }: TitleProps) {
  const Element = level ? (`h${level}` as const) : 'p';
  return <Element {...rest} />;
}
