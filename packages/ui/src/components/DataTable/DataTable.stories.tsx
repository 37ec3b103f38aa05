import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longTitle, longWord } from '../../testing/samples.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DataTable, type DataTableRow } from './DataTable.tsx';

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
    rowKey: 'plan' as const,
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
  parameters: {
    keyboard: {
      'Enter, Space (on a header)': 'sorts by the column, and again the other way round',
      'Space (on a checkbox)': 'selects the row, or all of them',
      'Enter (on the name of a row)': 'opens the row',
    },
  },
} satisfies Meta<typeof DataTable<DataTableRow>>;

type Story = StoryObj<typeof DataTable<DataTableRow>>;

export const Default: Story = {};

interface Member {
  name: string;
  visits: number;
  sparring: 'Cleared' | 'Not Ready';
}

const members: readonly Member[] = [
  { name: 'Dana Reyes', visits: 17, sparring: 'Cleared' },
  { name: 'Ana Ruiz', visits: 9, sparring: 'Not Ready' },
  { name: 'Tomas Gill', visits: 12, sparring: 'Not Ready' },
];

const moreOf = ({ name }: Member) => (
  <IconButton size="sm" label={`More about ${name}`}>
    ⋯
  </IconButton>
);

/** Rows that are sorted, selected and opened. */
export const Worked: Story = {
  render: () => (
    <DataTable
      caption="Members"
      showCaption
      density="compact"
      rowKey="name"
      rows={members}
      columns={[
        { key: 'name', label: 'Name', sortBy: ({ name }) => name },
        {
          key: 'sparring',
          label: 'Sparring',
          cell: ({ sparring }) => ({
            label: sparring,
            tone: sparring === 'Cleared' ? 'good' : 'neutral',
          }),
        },
        { key: 'visits', label: 'Visits', align: 'end', sortBy: ({ visits }) => visits },
        { key: 'more', label: 'Actions', cell: moreOf },
      ]}
      defaultSort={{ column: 'visits', direction: 'descending' }}
      defaultSelected={['Ana Ruiz']}
      onRowOpen={fn()}
      currentRow="Dana Reyes"
    />
  ),
};

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No plans yet">Add the first one.</EmptyState> },
};

export const Loading: Story = { args: { rows: [], loading: true } };

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
