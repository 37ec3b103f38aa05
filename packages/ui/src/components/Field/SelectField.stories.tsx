import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle } from '../../testing/samples.tsx';
import { SelectField } from './SelectField.tsx';

const options = ['Choose a range', 'Up to 50', '51 to 150', 'More than 150'].map((text, index) => (
  <option key={text} value={index === 0 ? '' : text}>
    {text}
  </option>
));

export default {
  title: 'Forms/SelectField',
  component: SelectField,
  args: { label: 'Members', children: options },
} satisfies Meta<typeof SelectField>;

type Story = StoryObj<typeof SelectField>;

export const NothingChosen: Story = {};

export const LongText: Story = {
  args: {
    label: longTitle,
    hint: longText,
    error: longText,
    children: <option>{longText}</option>,
  },
};
