import type { ReactNode } from 'react';

/** The heading levels below the page's own. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

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
