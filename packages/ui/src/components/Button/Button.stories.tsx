import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longTitle } from '../../testing/samples.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Book a Demo', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Secondary: Story = { args: { emphasis: 'secondary' } };

export const Quiet: Story = { args: { emphasis: 'quiet' } };

export const Large: Story = { args: { size: 'large' } };

export const Disabled: Story = { args: { disabled: true } };

/** Keeps the focus while something is on its way, where `disabled` would lose it. */
export const Busy: Story = { args: { children: 'Sending…', 'aria-disabled': true } };

export const Focused: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { children: longTitle } };
