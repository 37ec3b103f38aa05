import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { RequiredNote } from './RequiredNote.tsx';
import { TextField } from './TextField.tsx';

export default {
  title: 'Forms/RequiredNote',
  component: RequiredNote,
} satisfies Meta<typeof RequiredNote>;

export const AboveAForm: StoryObj<typeof RequiredNote> = {
  render: (args) => (
    <Stack>
      <RequiredNote {...args} />
      <TextField label="Name of the gym" required />
      <TextField label="Phone" type="tel" />
    </Stack>
  ),
};
