import type { Preview } from '@storybook/react-vite';
import { createElement, useLayoutEffect, type MouseEvent, type ReactNode } from 'react';
import { LinkProvider, type LinkProps } from '../src/components/Link/LinkProvider.tsx';
import '../src/reset.css.ts';
import { brandThemeCss, createBrandTheme } from '../src/theme/brand.ts';
import '../src/theme/theme.css.ts';

/** A link that stays on the page, as Storybook has no other pages. */
const InertLink = (props: LinkProps) =>
  createElement('a', {
    ...props,
    onClick: (event: MouseEvent) => {
      if (!props.href.startsWith('#')) event.preventDefault();
    },
  });

/** The brand of Southpaw, an invented product. */
const sibling = createBrandTheme({
  accent: '#0B5FFF',
  light: { surface: '#F4F7FF', surfaceSunken: '#E9EFFC' },
  radius: { sm: '8px', md: '12px' },
});

interface ThemedProps {
  theme: string;
  brand: string;
  children: ReactNode;
}

const Themed = ({ theme, brand, children }: ThemedProps) => {
  // On the document, so that the background and the scroll bars follow too.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <LinkProvider component={InertLink}>
      {brand === 'sibling' && <style>{brandThemeCss(sibling)}</style>}
      {children}
    </LinkProvider>
  );
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
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        items: [
          { value: 'cornerbell', title: 'Cornerbell' },
          { value: 'sibling', title: 'Southpaw' },
        ],
        dynamicTitle: true,
      },
    },
  },
  // A page of documentation for every component: see docs.tsx.
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', brand: 'cornerbell' },
  parameters: {
    // Shows docstrings and defaults.
    controls: { expanded: true },
    // Stories are parts of pages and have no landmarks.
    a11y: { config: { rules: [{ id: 'region', enabled: false }] } },
    options: { storySort: { method: 'alphabetical', order: ['Theme'] } },
  },
  decorators: [
    (Story, { globals }) => (
      <Themed theme={String(globals.theme)} brand={String(globals.brand)}>
        <Story />
      </Themed>
    ),
  ],
};

export default preview;
