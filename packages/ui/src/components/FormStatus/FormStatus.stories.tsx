import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longWord } from '../../testing/samples.tsx';
import { FormStatus } from './FormStatus.tsx';

export default {
  title: 'Forms/FormStatus',
  component: FormStatus,
  args: { state: 'idle' },
} satisfies Meta<typeof FormStatus>;

type Story = StoryObj<typeof FormStatus>;

/** Shows nothing, but is ready to announce the next state. */
export const Idle: Story = {};

export const Submitting: Story = { args: { state: 'submitting', children: 'Sending…' } };

export const Success: Story = {
  args: { state: 'success', children: 'You are on the list. The next letter comes in a week.' },
};

export const LongText: Story = { args: { state: 'error', children: `${longText} ${longWord}` } };
