import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, picture } from '../../testing/samples.ts';
import { Avatar } from './Avatar.tsx';

export default {
  title: 'Reading/Avatar',
  component: Avatar,
  parameters: {
    usage: {
      when: 'For a picture of a person or a team. Where the name stands beside it, add `aria-hidden`.',
    },
  },
  args: { name: 'Ana Ruiz' },
} satisfies Meta<typeof Avatar>;

type Story = StoryObj<typeof Avatar>;

export const Initials: Story = {};

export const Picture: Story = { args: { src: picture } };

/** The initials stay when the picture fails to load. */
export const MissingPicture: Story = { args: { src: 'data:image/png,' } };

export const Small: Story = { args: { size: 'sm', src: picture } };

export const LongName: Story = { args: { name: longTitle } };
