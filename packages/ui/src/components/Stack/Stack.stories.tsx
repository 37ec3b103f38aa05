import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from './Stack.tsx';

export default {
  title: 'Layout/Stack',
  component: Stack,
  parameters: {
    usage: {
      when: 'For children below each other, or in a row, with an even gap. For columns of one width, use `Grid`.',
    },
  },
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

/** A column on phones, a row where there is room. */
export const RowFromTablet: Story = { args: { direction: { tablet: 'row' } } };

export const AsList: Story = {
  args: {
    as: 'ul',
    gap: 'xs',
    align: 'start',
    children: ['Scheduling', 'Billing', 'Attendance'].map((word) => (
      <li key={word}>
        <Badge>{word}</Badge>
      </li>
    )),
  },
};
