import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longWord } from '../../testing/samples.tsx';
import { Callout } from './Callout.tsx';

export default {
  title: 'Feedback/Callout',
  component: Callout,
  args: { title: 'The card expires on Friday', children: 'Update it to keep the plan.' },
} satisfies Meta<typeof Callout>;

type Story = StoryObj<typeof Callout>;

export const Default: Story = {};

export const Warning: Story = { args: { tone: 'warning' } };

export const Failure: Story = { args: { tone: 'error', children: `${longText} ${longWord}` } };
