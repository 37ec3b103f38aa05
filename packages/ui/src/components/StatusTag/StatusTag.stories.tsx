import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, longWord } from '../../testing/samples.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusTag, statusTones } from './StatusTag.tsx';

export default {
  title: 'Data/StatusTag',
  component: StatusTag,
  args: { tone: 'good', children: 'Active' },
} satisfies Meta<typeof StatusTag>;

type Story = StoryObj<typeof StatusTag>;

export const Good: Story = {};

export const EveryTone: Story = {
  render: () => (
    <Stack>
      {statusTones.map((tone) => (
        <StatusTag key={tone} tone={tone}>
          {tone}
        </StatusTag>
      ))}
    </Stack>
  ),
};

export const LongText: Story = { args: { tone: 'warn', children: `${longTitle} ${longWord}` } };
