import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle, longWord } from '../../testing/samples.tsx';
import { AnnouncementBanner } from './AnnouncementBanner.tsx';

export default {
  title: 'Page/AnnouncementBanner',
  component: AnnouncementBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    children: 'Fifty founding gyms get 40% off for life.',
    linkLabel: 'See the pilot program',
    href: '/pilot-program',
  },
} satisfies Meta<typeof AnnouncementBanner>;

type Story = StoryObj<typeof AnnouncementBanner>;

export const Default: Story = {};

export const LongText: Story = {
  args: { children: `${longText} ${longWord}`, linkLabel: `${longTitle} ${longWord}` },
};
