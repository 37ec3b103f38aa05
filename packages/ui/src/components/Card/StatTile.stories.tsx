import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../testing/samples.tsx';
import { StatTile } from './StatTile.tsx';

export default {
  title: 'Cards/StatTile',
  component: StatTile,
  args: { value: '50+', label: 'Features built' },
} satisfies Meta<typeof StatTile>;

type Story = StoryObj<typeof StatTile>;

export const Default: Story = {};

export const Poster: Story = { args: { value: 'Ring', size: 'lg' } };

export const LongText: Story = { args: { value: '1,234,567,890', label: longTitle } };
