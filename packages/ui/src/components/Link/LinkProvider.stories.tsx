import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { LinkProvider, type LinkProps } from './LinkProvider.tsx';

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>;

/** An adapter for the link of a router. */
const RouterLink = ({ href, children, ...rest }: LinkProps) => (
  <a {...rest} href={`#/app${href}`}>
    {children}
  </a>
);

export default {
  title: 'Actions/LinkProvider',
  component: LinkProvider,
  parameters: {
    usage: {
      when: 'Once, around the app, so that every link of the library navigates by your router.',
    },
  },
  args: { component: PlainLink, children: <ButtonLink href="/pricing">Pricing</ButtonLink> },
} satisfies Meta<typeof LinkProvider>;

type Story = StoryObj<typeof LinkProvider>;

export const PlainLinks: Story = {};

export const LinksOfTheHost: Story = {
  args: { component: RouterLink },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#/app/pricing');
  },
};
