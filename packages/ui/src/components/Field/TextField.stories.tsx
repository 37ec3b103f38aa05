import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle, longWord } from '../../testing/samples.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from './TextField.tsx';

export default {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Name of the gym' },
} satisfies Meta<typeof TextField>;

type Story = StoryObj<typeof TextField>;

export const Empty: Story = { args: { placeholder: 'Eastside Boxing' } };

/** With a sign at its start and a button at its end. */
export const StartAndEnd: Story = {
  args: {
    label: 'Fee',
    start: '$',
    end: (
      <IconButton size="sm" label="Help">
        ?
      </IconButton>
    ),
  },
};

/** In a toolbar, where the placeholder says what it is. */
export const Small: Story = {
  args: { size: 'sm', hideLabel: true, placeholder: 'Name of the gym' },
};

export const Invalid: Story = {
  args: {
    label: 'Email',
    type: 'email',
    required: true,
    defaultValue: 'ana@',
    error: 'Enter an address with a domain, such as ana@example.org.',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Eastside Boxing' } };

export const LongText: Story = {
  args: {
    label: `${longTitle} ${longWord}`,
    hint: `${longText} ${longWord}`,
    error: `${longText} ${longWord}`,
    required: true,
    defaultValue: longWord,
  },
};
