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
  /** The URL of the link: a path of this site, another site, or `#anchor`. */
  href: string;
}

type GivenLinkProps = Omit<LinkProps, 'ref'>;

/** Link props as components with exact optional props accept them, such as that of Next. */
type RenderedLinkProps = {
  [Name in keyof GivenLinkProps]: Exclude<GivenLinkProps[Name], undefined>;
};

const PlainLink = (props: RenderedLinkProps) => createElement('a', props);

/** Props of `LinkProvider`. */
export interface LinkProviderProps {
  /** The component that renders links, such as an adapter for a router. It must render an `a`. */
  component: (props: RenderedLinkProps) => ReactNode;
  /** The part of the app whose links it renders. */
  children: ReactNode;
}

const LinkContext = createContext<LinkProviderProps['component']>(PlainLink);

/** Renders the links below it by the host's router; without a provider they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return createElement(LinkContext, { value: component }, children);
}

/** A link, rendered by the nearest `LinkProvider`; also for components of your own. */
export function Link(props: LinkProps): ReactNode {
  // At run time, a prop that is `undefined` is none.
  return createElement(useContext(LinkContext), props as RenderedLinkProps);
}
