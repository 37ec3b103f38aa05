import type { Meta, StoryObj } from '@storybook/react-vite';
import { InfoIcon } from '../../private/icons.tsx';
import { IconButton } from './IconButton.tsx';

export default {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Explain', children: <InfoIcon /> },
} satisfies Meta<typeof IconButton>;

type Story = StoryObj<typeof IconButton>;

export const Default: Story = {};

export const Loading: Story = { args: { loading: true } };
