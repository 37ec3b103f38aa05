import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatTile } from '../Card/StatTile.tsx';
import { Grid } from './Grid.tsx';

const tiles = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <StatTile key={index} value={`${index + 1}`} label="Rounds" />
  ));

export default {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: tiles(6) },
} satisfies Meta<typeof Grid>;

type Story = StoryObj<typeof Grid>;

export const AsManyAsFit: Story = {};

export const NarrowColumns: Story = { args: { min: 'narrow', children: tiles(12) } };
