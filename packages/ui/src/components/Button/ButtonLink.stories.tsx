import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longTitle } from '../../testing/samples.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  parameters: {
    usage: {
      when: 'For the one or two links of a view that should stand out. For an action, use `Button`.',
      anatomy: '<ButtonLink href="/contact" size="lg">Apply</ButtonLink>',
      keyboard: { Enter: 'follows the link' },
    },
  },
  args: { href: '/demo', children: 'Book a Demo' },
} satisfies Meta<typeof ButtonLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Quiet: Story = { args: { variant: 'ghost' } };

export const Large: Story = { args: { size: 'lg' } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const LongText: Story = { args: { children: longTitle } };
