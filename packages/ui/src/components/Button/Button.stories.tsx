import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longTitle } from '../../testing/samples.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

export default {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Book a Demo', onClick: fn() },
} satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

export const Primary: Story = {};

/** Every variant, in every size and as a destructive action. */
export const EveryLook: Story = {
  render: (args) => (
    <Stack>
      {(['primary', 'secondary', 'ghost'] as const).map((variant) => (
        <Stack key={variant} direction="row" wrap>
          <Button {...args} variant={variant} size="sm" />
          <Button {...args} variant={variant} />
          <Button {...args} variant={variant} size="lg" />
          <Button {...args} variant={variant} danger />
        </Stack>
      ))}
    </Stack>
  ),
};

/** Its one child is the button. */
export const AsChild: Story = {
  args: { asChild: true, children: <a href="#round-two">Round two</a> },
};

export const Disabled: Story = { args: { disabled: true } };

/** Keeps the focus while its action is in progress, where `disabled` would lose it. */
export const Loading: Story = { args: { children: 'Sending…', loading: true } };

export const LongText: Story = { args: { children: longTitle } };
