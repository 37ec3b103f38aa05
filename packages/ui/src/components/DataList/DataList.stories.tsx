import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle, longWord, roster } from '../../testing/samples.tsx';
import { DataList } from './DataList.tsx';

export default {
  title: 'Data/DataList',
  component: DataList,
  args: { label: 'Members', rows: roster },
} satisfies Meta<typeof DataList>;

type Story = StoryObj<typeof DataList>;

export const Roster: Story = {};

export const Counts = {
  args: {
    label: 'Quiet members',
    rows: [
      { lead: { kind: 'count', text: '21', unit: 'days' }, primary: 'Dmitri Kovač' },
      {
        lead: { kind: 'count', text: '10', unit: 'days' },
        primary: 'Sam Whitfield',
        secondary: 'Usually trains on Tuesdays',
        status: { label: 'Call', tone: 'accent' },
      },
    ],
  },
} satisfies Story;

export const LongText: Story = {
  args: {
    rows: [
      {
        lead: { kind: 'initials', text: 'WW' },
        primary: longTitle,
        secondary: longText,
        status: { label: longTitle, tone: 'bad' },
        value: '$1,234,567',
        unit: 'overdue',
      },
      {
        primary: longWord,
        secondary: longWord,
        status: { label: longWord, tone: 'bad' },
        value: '1',
        unit: 'visit',
      },
      { primary: 'Ana Ruiz', value: longWord, unit: longWord },
    ],
  },
};
