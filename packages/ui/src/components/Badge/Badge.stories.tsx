import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../testing/samples.tsx';
import { hues } from '../../tokens/palette.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';

export default {
  title: 'Reading/Badge',
  component: Badge,
  args: { children: 'Gym tips' },
} satisfies Meta<typeof Badge>;

type Story = StoryObj<typeof Badge>;

export const Outlined: Story = {};

export const EveryHue: Story = {
  render: () => (
    <Stack align="start">
      {hues.map((hue) => (
        <Badge key={hue} hue={hue}>
          {hue}
        </Badge>
      ))}
    </Stack>
  ),
};

export const LongText: Story = { args: { hue: 'violet', children: longTitle } };
