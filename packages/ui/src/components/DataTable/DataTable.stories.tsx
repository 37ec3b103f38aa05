import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, longWord } from '../../testing/samples.tsx';
import { DataTable } from './DataTable.tsx';

export default {
  title: 'Data/DataTable',
  component: DataTable,
  args: {
    caption: 'Membership plans',
    columns: [
      { key: 'plan', label: 'Plan' },
      { key: 'members', label: 'Members', align: 'end' },
      { key: 'price', label: 'Monthly', align: 'end' },
      { key: 'state', label: 'State' },
    ],
    rows: [
      {
        plan: 'Fundamentals',
        members: '31',
        price: '$89',
        state: { label: 'Open', tone: 'good' },
      },
      {
        plan: 'Unlimited',
        members: '48',
        price: '$149',
        state: { label: 'Waitlist', tone: 'warn' },
      },
      { plan: 'Youth', members: '5', price: '$59', state: { label: 'Closed', tone: 'neutral' } },
    ],
  },
} satisfies Meta<typeof DataTable>;

type Story = StoryObj<typeof DataTable>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    rows: [
      {
        plan: longTitle,
        members: '1,234,567',
        price: '$1,234,567',
        state: { label: longTitle, tone: 'bad' },
      },
      { plan: longWord, members: '1', price: '$1', state: { label: 'Open', tone: 'good' } },
    ],
  },
};
