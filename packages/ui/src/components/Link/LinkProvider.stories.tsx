import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { LinkProvider, type LinkProps } from './LinkProvider.tsx';

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>;

/** What a host would write over its router's own link. */
const RouterLink = ({ href, children, ...rest }: LinkProps) => (
  <a {...rest} href={`#/app${href}`}>
    {children}
  </a>
);

const meta = {
  title: 'Actions/LinkProvider',
  component: LinkProvider,
  args: { component: PlainLink, children: <ButtonLink href="/pricing">Pricing</ButtonLink> },
} satisfies Meta<typeof LinkProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PlainLinks: Story = {};

export const LinksOfTheHost: Story = {
  args: { component: RouterLink },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#/app/pricing');
  },
};
