import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longWord } from '../../testing/samples.ts';
import { Callout } from './Callout.tsx';

export default {
  title: 'Feedback/Callout',
  component: Callout,
  parameters: {
    usage: {
      when: 'For a message that stays in the page. For the result of a form, use `FormStatus`; for one that comes and goes, `notify`.',
    },
  },
  args: { title: 'The card expires on Friday', children: 'Update it to keep the plan.' },
} satisfies Meta<typeof Callout>;

type Story = StoryObj<typeof Callout>;

export const Default: Story = {};

export const Success: Story = { args: { tone: 'success' } };

export const Warning: Story = { args: { tone: 'warning' } };

export const Failure: Story = { args: { tone: 'error', children: `${longText} ${longWord}` } };
