import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Separator } from './Separator.tsx';

export default {
  title: 'Layout/Separator',
  component: Separator,
} satisfies Meta<typeof Separator>;

type Story = StoryObj<typeof Separator>;

export const Default: Story = {};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Stack direction="row">
      <Text>Day</Text>
      <Separator {...args} />
      <Text>Week</Text>
    </Stack>
  ),
};
