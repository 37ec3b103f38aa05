import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { LinkProvider, type LinkProps } from './LinkProvider.tsx';

/** An adapter for the link of a router. */
const RouterLink = ({ href, children, ...rest }: LinkProps) => (
  <a {...rest} href={`#/app${href}`}>
    {children}
  </a>
);

export default {
  title: 'Actions/LinkProvider',
  component: LinkProvider,
  args: { component: RouterLink, children: <ButtonLink href="/pricing">Pricing</ButtonLink> },
} satisfies Meta<typeof LinkProvider>;

export const LinksOfTheHost: StoryObj<typeof LinkProvider> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#/app/pricing');
  },
};
