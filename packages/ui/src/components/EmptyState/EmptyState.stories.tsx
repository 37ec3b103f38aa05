import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle, longWord } from '../../testing/samples.tsx';
import { EmptyState } from './EmptyState.tsx';

export default {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'Nobody to call', children: 'Everyone quiet is back.' },
} satisfies Meta<typeof EmptyState>;

type Story = StoryObj<typeof EmptyState>;

export const Default: Story = {};

export const LongText: Story = {
  args: { title: `${longTitle} ${longWord}`, children: longText },
};
