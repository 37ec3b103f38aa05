import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { longText, longWord, post } from '../../testing/samples.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { ResourceCard } from '../Card/ResourceCard.tsx';
import { Container } from '../Container/Container.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Header } from './Header.tsx';
import type { HeaderMenu } from './menu.ts';

const menus: readonly HeaderMenu[] = [
  {
    id: 'features',
    label: 'Features',
    tone: 'white',
    links: [
      { label: 'All features', href: '/features', description: 'Everything on one page.' },
      {
        label: 'Member management',
        href: '/features/member-management',
        description: 'Who trains, who pays, who went quiet.',
      },
      {
        label: 'Business tools',
        href: '/features/business-tools',
        description: 'Billing and reports that add up.',
      },
    ],
  },
  {
    id: 'resources',
    label: 'Resources',
    links: [
      { label: 'Blog posts', href: '/resources?type=blog' },
      { label: 'Guides', href: '/resources?type=guides' },
    ],
    aside: <ResourceCard {...post} size="sm" />,
  },
  {
    id: 'about',
    label: 'About',
    links: [
      { label: 'Our story', href: '/about' },
      { label: 'Contact', href: '/contact' },
    ],
  },
];

export default {
  title: 'Page/Header',
  component: Header,
  parameters: {
    keyboard: {
      'Enter, Space': 'opens or closes a menu',
      'ArrowLeft, ArrowRight, Home, End': 'moves along the bar',
      ArrowDown: 'moves into the open panel',
      Escape: 'closes the menu and returns the focus to its trigger',
    },
    docs: { story: { inline: false, height: '480px' } },
    layout: 'fullscreen',
  },
  args: {
    brand: { name: 'Cornerbell', href: '/', logo: <Logo /> },
    menus,
    actions: (
      <>
        <ButtonLink href="/contact" variant="secondary">
          Apply
        </ButtonLink>
        <ButtonLink href="/demo">Book a Demo</ButtonLink>
      </>
    ),
    currentPath: '/',
  },
  // As tall as a page, for the menus to open over and the bar to stick to.
  render: (args) => (
    <div>
      <Header {...args} />
      <Container>
        {Array.from({ length: 8 }, (_, index) => (
          <p key={index}>{longText}</p>
        ))}
      </Container>
    </div>
  ),
} satisfies Meta<typeof Header>;

type Story = StoryObj<typeof Header>;

const bar = () => screen.getByRole('banner');

export const Default: Story = {};

/** The bar turns white while this menu is open. */
export const WhiteMenuOpen: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Features' }).click();

    await waitFor(() => expect(bar()).toHaveAttribute('data-theme', 'light'));
  },
};

/** With the latest post beside its links. */
export const InkMenuOpen: Story = {
  play: async ({ canvas }) => {
    const label = canvas.getByRole('button', { name: 'Resources' });
    label.click();

    await waitFor(() => expect(label).toHaveAttribute('aria-expanded', 'true'));
    await expect(bar()).toHaveAttribute('data-theme', 'ink');
  },
};

export const MobileMenuOpen: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    canvas.getByText('Menu', { selector: 'button' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Menu' });
    within(sheet).getByText('Resources').click();

    await expect(within(sheet).getByText('Guides').closest('details')).toHaveAttribute('open');
  },
};

export const LongText: Story = {
  args: {
    menus: menus.map((menu) => ({
      ...menu,
      links: menu.links.map((link) => ({ ...link, description: `${longText} ${longWord}` })),
    })),
  },
};
