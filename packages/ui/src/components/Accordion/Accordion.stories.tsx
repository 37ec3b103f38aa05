import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longText, longTitle, longWord } from '../../testing/samples.ts';
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
  subcomponents: {
    'Parts.Root': Parts.Root,
    'Parts.Item': Parts.Item,
    'Parts.Trigger': Parts.Trigger,
    'Parts.Content': Parts.Content,
  },
  parameters: {
    usage: {
      when: 'For questions and answers, or details that most readers skip. It opens without JavaScript, and find-in-page finds what is closed.',
      anatomy: `
        <Accordion name="faq" items={[{ id: 'cost', question: 'What does it cost?', answer: '$89' }]} />

        // Or its parts:
        import * as Parts from '@cornerbell/ui/accordion';

        <Parts.Root defaultValue="monday">
          <Parts.Item value="monday">
            <Parts.Trigger>Monday</Parts.Trigger>
            <Parts.Content>Sparring</Parts.Content>
          </Parts.Item>
        </Parts.Root>
      `,
      keyboard: { Tab: 'moves to the next question', 'Enter, Space': 'opens or closes the item' },
    },
  },
  args: { name: 'questions', items, onValueChange: fn() },
} satisfies Meta<typeof Accordion>;

type Story = StoryObj<typeof Accordion>;

export const Closed: Story = {};

export const OpenAtFirst: Story = { args: { defaultValue: 'data' } };

export const LongText: Story = {
  args: {
    items: [
      { id: 'long', question: longTitle, answer: <p>{longText}</p> },
      { id: 'word', question: longWord, answer: <p>{longWord}</p> },
      ...items,
    ],
    defaultValue: 'long',
  },
};

/** The parts that it is made of, from `@cornerbell/ui/accordion`. */
export const Composed: Story = {
  render: () => (
    <Parts.Root defaultValue="tuesday">
      <Parts.Item value="tuesday">
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
