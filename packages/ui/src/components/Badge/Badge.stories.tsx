import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../testing/samples.ts';
import { hues } from '../../tokens/palette.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';

export default {
  title: 'Reading/Badge',
  component: Badge,
  parameters: {
    usage: {
      when: 'For the kind or category of something. For a state such as "Active", use `StatusTag`.',
    },
  },
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
