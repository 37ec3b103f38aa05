import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longWord } from '../../testing/samples.ts';
import { MessageList, type Message } from './MessageList.tsx';

const messages: readonly Message[] = [
  { from: 'Coach Renée', text: 'Missed you on Tuesday.', time: 'Tue 8:40 PM', side: 'own' },
  { from: 'Dmitri', text: 'Shoulder. Back on Thursday?', time: 'Tue 9:12 PM', side: 'other' },
  {
    from: 'Coach Renée',
    text: 'Footwork only. I’ll book you in.',
    time: 'Wed 7:05 AM',
    side: 'own',
  },
];

export default {
  title: 'Sample interface/MessageList',
  component: MessageList,
  parameters: { usage: { when: 'For a conversation of short messages.' } },
  args: { label: 'Messages with Dmitri', messages },
} satisfies Meta<typeof MessageList>;

type Story = StoryObj<typeof MessageList>;

export const Default: Story = {};

export const Empty: Story = { args: { messages: [] } };

export const LongText: Story = {
  args: {
    messages: [
      { from: 'Dmitri', text: longText, time: 'Mon 6:00 AM', side: 'other' },
      { from: longWord, text: longWord, time: 'Mon 6:01 AM', side: 'own' },
    ],
  },
};
