import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longTitle } from '../../testing/samples.ts';
import { Button } from './Button.tsx';

const meta = {
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

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Ghost: Story = { args: { variant: 'ghost' } };

export const Small: Story = { args: { size: 'sm' } };

export const Large: Story = { args: { size: 'lg' } };

export const Danger: Story = { args: { children: 'Erase the gym', danger: true } };

export const SecondaryDanger: Story = {
  args: { children: 'Erase the gym', danger: true, variant: 'secondary' },
};

export const GhostDanger: Story = {
  args: { children: 'Erase the gym', danger: true, variant: 'ghost' },
};

/** Its one child is the button. */
export const AsChild: Story = {
  args: { asChild: true, children: <a href="#round-two">Round two</a> },
};

export const Disabled: Story = { args: { disabled: true } };

/** Keeps the focus while its action is in progress, where `disabled` would lose it. */
export const Loading: Story = { args: { children: 'Sending…', loading: true } };

export const Focused: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { children: longTitle } };
