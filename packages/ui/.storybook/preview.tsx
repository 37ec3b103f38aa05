import type { Preview } from '@storybook/react-vite';
import { createElement, useLayoutEffect, type MouseEvent, type ReactNode } from 'react';
import { LinkProvider, type LinkProps } from '../src/components/Link/LinkProvider.tsx';
import '../src/reset.css.ts';
import { siblingBrand } from '../src/testing/sibling-brand.ts';
import { brandThemeCss } from '../src/theme/brand.ts';
import '../src/theme/theme.css.ts';
import { breakpoints } from '../src/tokens/scale.ts';

/** A link that leads nowhere: there are no pages here. */
const StayingLink = (props: LinkProps) =>
  createElement('a', {
    ...props,
    onClick: (event: MouseEvent) => {
      if (!props.href.startsWith('#')) event.preventDefault();
    },
  });

interface StageProps {
  theme: string;
  brand: string;
  children: ReactNode;
}

const Stage = ({ theme, brand, children }: StageProps) => {
  // On the document, so that the ground and the scroll bars follow too.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <LinkProvider component={StayingLink}>
      {brand === 'sibling' && <style>{brandThemeCss(siblingBrand)}</style>}
      {children}
    </LinkProvider>
  );
};

const viewport = (name: string, width: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: '100%' },
});

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
          { value: 'sibling', title: 'Southpaw, a sibling' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', brand: 'cornerbell' },
  parameters: {
    // With the props' docstrings and defaults.
    controls: { expanded: true },
    viewport: {
      options: {
        small: viewport('Small phone', 320),
        phone: viewport('Phone', 375),
        tablet: viewport('Tablet', breakpoints.tablet),
        desktop: viewport('Desktop', breakpoints.desktop),
        wide: viewport('Wide', breakpoints.wide),
      },
    },
    // Landmarks are a matter of whole pages.
    a11y: { config: { rules: [{ id: 'region', enabled: false }] } },
    options: {
      storySort: {
        order: [
          'Theme',
          ['Tokens', 'Theming'],
          'Layout',
          'Page',
          'Actions',
          'Cards',
          'Reading',
          'Forms',
          'Feedback',
          'Sample interface',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <Stage theme={String(globals.theme)} brand={String(globals.brand)}>
        <Story />
      </Stage>
    ),
  ],
};

export default preview;
