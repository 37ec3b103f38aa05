'use client';

import {
  createContext,
  createElement,
  useContext,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';

/** Props of every link: those of an `a`, whose `href` may not be left out. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Where the link leads: a path of this site, an address elsewhere, or `#anchor`. */
  href: string;
}

const PlainLink = (props: LinkProps) => createElement('a', props);

/** Props of `LinkProvider`. */
export interface LinkProviderProps {
  /** The component that draws links, such as one over the host's router. It must render an `a`. */
  component: (props: Omit<LinkProps, 'ref'>) => ReactNode;
  /** The part of the page whose links it draws. */
  children: ReactNode;
}

const LinkContext = createContext<LinkProviderProps['component']>(PlainLink);

/** Lets the host's router draw every link below it; without one, links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** A link drawn by the nearest `LinkProvider`. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
