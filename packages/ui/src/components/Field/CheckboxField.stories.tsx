import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle, longWord } from '../../testing/samples.tsx';
import { CheckboxField } from './CheckboxField.tsx';

export default {
  title: 'Forms/CheckboxField',
  component: CheckboxField,
  args: { label: 'Send me one letter a month' },
} satisfies Meta<typeof CheckboxField>;

type Story = StoryObj<typeof CheckboxField>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const LongText: Story = {
  args: {
    label: `${longTitle}. ${longText} ${longWord}`,
    required: true,
    hint: `${longText} ${longWord}`,
    error: `${longText} ${longWord}`,
  },
};
