import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle } from '../../testing/samples.tsx';
import { TextareaField } from './TextareaField.tsx';

export default {
  title: 'Forms/TextareaField',
  component: TextareaField,
  args: { label: 'What would you like to see?' },
} satisfies Meta<typeof TextareaField>;

type Story = StoryObj<typeof TextareaField>;

export const Empty: Story = {};

export const LongText: Story = {
  args: { label: longTitle, hint: longText, error: longText, defaultValue: longText },
};
