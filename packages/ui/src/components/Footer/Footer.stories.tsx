import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle, longWord } from '../../testing/samples.tsx';
import { Footer, type FooterColumn } from './Footer.tsx';

const column = (title: string, ...labels: readonly string[]): FooterColumn => ({
  title,
  links: labels.map((label) => ({ label, href: `/${label.toLowerCase().replaceAll(' ', '-')}` })),
});

const columns: readonly FooterColumn[] = [
  column('Features', 'Member management', 'Class scheduling', 'Business tools'),
  column('Resources', 'Blog posts', 'Guides', 'Questions'),
  column('Company', 'Our story', 'Pilot program', 'Contact'),
  {
    title: 'Follow us',
    links: [
      { label: 'X', href: 'https://example.org/x', external: true, icon: 'x' },
      {
        label: 'Instagram',
        href: 'https://example.org/instagram',
        external: true,
        icon: 'instagram',
      },
      { label: 'LinkedIn', href: 'https://example.org/linkedin', external: true, icon: 'linkedin' },
    ],
  },
];

export default {
  title: 'Page/Footer',
  component: Footer,
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    brand: { name: 'Cornerbell', href: '/' },
    tagline: 'Every round counts.',
    columns,
    year: 2025,
    note: 'Cornerbell is not for health data.',
  },
} satisfies Meta<typeof Footer>;

type Story = StoryObj<typeof Footer>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    brand: { name: longWord, href: '/' },
    tagline: `${longTitle} ${longWord}`,
    columns: [column(longTitle, longTitle), column(longWord, longWord), ...columns],
    note: `${longText} ${longWord}`,
  },
};
