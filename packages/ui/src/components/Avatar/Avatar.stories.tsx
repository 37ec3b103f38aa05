import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, picture } from '../../testing/samples.tsx';
import { Avatar } from './Avatar.tsx';

export default {
  title: 'Reading/Avatar',
  component: Avatar,
  args: { name: 'Ana Ruiz' },
} satisfies Meta<typeof Avatar>;

type Story = StoryObj<typeof Avatar>;

export const Picture: Story = { args: { src: picture } };

/** The initials stay when the picture fails to load. */
export const MissingPicture: Story = { args: { src: 'data:image/png,' } };

export const LongName: Story = { args: { name: longTitle, size: 'lg' } };
