import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, longWord } from '../../testing/samples.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

export default {
  title: 'Reading/Heading',
  component: Heading,
  args: { children: 'Six o’clock is full' },
} satisfies Meta<typeof Heading>;

type Story = StoryObj<typeof Heading>;

export const Default: Story = {};

export const EverySize: Story = {
  render: (args) => (
    <Stack>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const LongText: Story = { args: { children: `${longTitle} ${longWord}` } };
