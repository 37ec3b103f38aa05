import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellIcon } from '../../private/icons.tsx';
import { IconButton } from './IconButton.tsx';

export default {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: {
    usage: {
      when: 'For a well-known action in little room, such as closing or searching. Where a word fits, use `Button`.',
      keyboard: { 'Enter, Space': 'presses the button' },
    },
  },
  args: { label: 'Ring the bell', children: <BellIcon /> },
} satisfies Meta<typeof IconButton>;

type Story = StoryObj<typeof IconButton>;

export const Default: Story = {};

export const Small: Story = { args: { size: 'sm' } };

export const Large: Story = { args: { size: 'lg', variant: 'primary' } };
