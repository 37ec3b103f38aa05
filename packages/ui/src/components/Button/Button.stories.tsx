import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longTitle } from '../../testing/samples.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';
import { buttonSizes, buttonVariants } from './look.ts';

export default {
  title: 'Actions/Button',
  component: Button,
  parameters: {
    usage: {
      when: 'For an action on this page: save, open, send. For another page, use `ButtonLink`.',
      anatomy: `
        <Button variant="secondary" loading={saving}>Save</Button>

        // With a link of your router:
        <Button asChild>
          <NextLink href="/start">Start</NextLink>
        </Button>
      `,
      keyboard: { 'Enter, Space': 'presses the button' },
    },
  },
  args: { children: 'Book a Demo', onClick: fn() },
} satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

export const Primary: Story = {};

/** Every variant, in every size and as a destructive action. */
export const EveryLook: Story = {
  render: (args) => (
    <Stack>
      {buttonVariants.map((variant) => (
        <Stack key={variant} direction="row" wrap>
          {buttonSizes.map((size) => (
            <Button key={size} {...args} variant={variant} size={size} />
          ))}
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
