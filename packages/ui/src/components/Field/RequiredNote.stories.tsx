import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { RequiredNote } from './RequiredNote.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/RequiredNote',
  component: RequiredNote,
  parameters: {
    usage: {
      when: 'Above a form with required fields.',
      anatomy: `
        <RequiredNote />
        <TextField label="Name" required />
      `,
    },
  },
} satisfies Meta<typeof RequiredNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AboveAForm: Story = {
  render: (args) => (
    <Stack>
      <RequiredNote {...args} />
      <TextField label="Name of the gym" required />
      <TextField label="Phone" type="tel" />
    </Stack>
  ),
};
