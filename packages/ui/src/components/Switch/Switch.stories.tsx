import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from '../../switch.ts';
import { longText, longTitle } from '../../testing/samples.tsx';

export default {
  title: 'Forms/Switch',
  component: Switch,
  parameters: {
    keyboard: { 'Space, Enter': 'turns it on or off' },
  },
  args: { label: 'Let boxers join the waitlist' },
} satisfies Meta<typeof Switch>;

type Story = StoryObj<typeof Switch>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = { args: { label: longTitle, hint: longText, error: longText } };
