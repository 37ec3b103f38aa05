import type { Preview } from '@storybook/react-vite';
import { createElement, useLayoutEffect, type MouseEvent, type ReactNode } from 'react';
import { LinkProvider, type LinkProps } from '../src/components/Link/LinkProvider.tsx';
import '../src/reset.css.ts';
import '../src/theme/theme.css.ts';

/** A link that stays on the page, as Storybook has no other pages. */
const InertLink = (props: LinkProps) =>
  createElement('a', {
    ...props,
    onClick: (event: MouseEvent) => {
      if (!props.href.startsWith('#')) event.preventDefault();
    },
  });

interface ThemedProps {
  theme: string;
  children: ReactNode;
}

const Themed = ({ theme, children }: ThemedProps) => {
  // On the document, so that the background and the scroll bars follow too.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <LinkProvider component={InertLink}>{children}</LinkProvider>;
};

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'ink', title: 'Ink' },
        ],
        dynamicTitle: true,
      },
    },
  },
  // A page of documentation for every component: see docs.tsx.
  tags: ['autodocs'],
  initialGlobals: { theme: 'light' },
  parameters: {
    // Shows docstrings and defaults.
    controls: { expanded: true },
    // Stories are parts of pages and have no landmarks.
    a11y: { config: { rules: [{ id: 'region', enabled: false }] } },
    options: { storySort: { method: 'alphabetical', order: ['Theme'] } },
  },
  decorators: [
    (Story, { globals }) => (
      <Themed theme={String(globals.theme)}>
        <Story />
      </Themed>
    ),
  ],
};

export default preview;
