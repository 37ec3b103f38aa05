import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longWord } from '../../testing/samples.tsx';
import { Text } from './Text.tsx';

export default {
  title: 'Reading/Text',
  component: Text,
  args: { children: 'Two of the six classes on Tuesday are full.' },
} satisfies Meta<typeof Text>;

type Story = StoryObj<typeof Text>;

export const Default: Story = {};

export const LongText: Story = { args: { children: `${longText} ${longWord}` } };
