import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, tuesday } from '../../testing/samples.ts';
import { ScheduleBoard } from './ScheduleBoard.tsx';

export default {
  title: 'Sample interface/ScheduleBoard',
  component: ScheduleBoard,
  parameters: {
    usage: { when: 'For the classes of one day or a few days, with the places taken.' },
  },
  args: { days: [tuesday] },
} satisfies Meta<typeof ScheduleBoard>;

type Story = StoryObj<typeof ScheduleBoard>;

export const Day: Story = {};

export const Week: Story = {
  args: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((label) => ({
      ...tuesday,
      label,
    })),
  },
};

export const DayWithoutSlots: Story = {
  args: { days: [tuesday, { label: 'Wednesday, October 15', slots: [] }] },
};

export const LongText: Story = {
  args: {
    days: [
      {
        label: tuesday.label,
        slots: [
          {
            time: '10:30 AM',
            title: longTitle,
            coach: longTitle,
            booked: 120,
            capacity: 120,
            waitlist: 1134,
          },
          ...tuesday.slots,
        ],
      },
    ],
  },
};
