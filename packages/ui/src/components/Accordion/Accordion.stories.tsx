import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle, longWord } from '../../testing/samples.tsx';
import * as Parts from '../../accordion.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'cost', question: 'What does it cost?', answer: <p>Founding gyms pay $89 a month.</p> },
  { id: 'data', question: 'Who owns the data?', answer: <p>You do. Export it any time.</p> },
  { id: 'switch', question: 'How long does it take to switch?', answer: <p>{longText}</p> },
];

export default {
  title: 'Reading/Accordion',
  component: Accordion,
  subcomponents: { ...Parts },
  parameters: {
    keyboard: { Tab: 'moves to the next question', 'Enter, Space': 'opens or closes the item' },
  },
  args: { name: 'questions', items },
} satisfies Meta<typeof Accordion>;

type Story = StoryObj<typeof Accordion>;

export const Closed: Story = {};

export const LongText: Story = {
  args: {
    items: [
      { id: 'long', question: longTitle, answer: <p>{longText}</p> },
      { id: 'word', question: longWord, answer: <p>{longWord}</p> },
    ],
  },
};

/** The parts that it is made of, from `@cornerbell/ui/accordion`. */
export const Composed: Story = {
  render: () => (
    <Parts.Root>
      <Parts.Item value="tuesday" open>
        <Parts.Trigger>
          Tuesday <Badge hue="green">6 classes</Badge>
        </Parts.Trigger>
        <Parts.Content>Two of them are full.</Parts.Content>
      </Parts.Item>
      <Parts.Item value="wednesday">
        <Parts.Trigger>Wednesday</Parts.Trigger>
        <Parts.Content>Pads at six.</Parts.Content>
      </Parts.Item>
    </Parts.Root>
  ),
};
