import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { longText, longWord } from '../../testing/samples.ts';
import { Button } from '../Button/Button.tsx';
import { RequiredNote } from '../Field/RequiredNote.tsx';
import { TextField } from '../Field/TextField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FormStatus } from './FormStatus.tsx';

const meta = {
  title: 'Forms/FormStatus',
  component: FormStatus,
  parameters: {
    usage: {
      when: 'Beside the submit button of a form, from the first render on.',
      anatomy: `
        <Button type="submit" loading={state === 'submitting'}>Send</Button>
        <FormStatus state={state}>{message}</FormStatus>
      `,
    },
  },
  args: { state: 'idle' },
} satisfies Meta<typeof FormStatus>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows nothing, but is ready to announce the next state. */
export const Idle: Story = {};

export const Submitting: Story = { args: { state: 'submitting', children: 'Sending…' } };

export const Success: Story = {
  args: { state: 'success', children: 'You are on the list. The next letter comes in a week.' },
};

export const Failure: Story = {
  args: { state: 'error', children: 'That did not arrive. Check your connection and try again.' },
};

export const LongText: Story = { args: { state: 'error', children: `${longText} ${longWord}` } };

const Newsletter = () => {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const [state, setState] = useState<'idle' | 'success' | 'error'>('idle');
  const error = sent && !email.includes('@') ? 'Enter your email address.' : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        setState(email.includes('@') ? 'success' : 'error');
      }}
    >
      <Stack align="start">
        <RequiredNote />
        <TextField
          label="Email"
          type="email"
          required
          error={error}
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <Button type="submit">Sign up</Button>
        <FormStatus state={state}>
          {state === 'success' ? 'You are on the list.' : 'Fix the marked field and try again.'}
        </FormStatus>
      </Stack>
    </form>
  );
};

export const FormWithErrors: Story = {
  render: () => <Newsletter />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));

    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Enter your email address.',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Fix the marked field');
  },
};

export const FormMended: Story = {
  render: () => <Newsletter />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await userEvent.type(canvas.getByRole('textbox'), 'a@b.co');
    await expect(canvas.getByRole('textbox')).toBeValid();

    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('status')).toHaveTextContent('You are on the list.');
  },
};
