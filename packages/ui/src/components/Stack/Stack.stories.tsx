import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from './Stack.tsx';

export default {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Button>Book a Demo</Button>
        <Button variant="secondary">Apply</Button>
        <Button variant="ghost">Not now</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

type Story = StoryObj<typeof Stack>;

export const Stretched: Story = {};

export const AlignedAtTheStart: Story = { args: { align: 'start' } };

export const Row: Story = { args: { direction: 'row', wrap: true } };
