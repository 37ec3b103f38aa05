import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../testing/samples.ts';
import { StatusTag } from './StatusTag.tsx';

const meta = {
  title: 'Sample interface/StatusTag',
  component: StatusTag,
  parameters: {
    usage: {
      when: 'For the state of something. For a category, use `Badge`.',
      anatomy: '<StatusTag tone="good">Active</StatusTag>',
    },
  },
  args: { tone: 'good', children: 'Active' },
} satisfies Meta<typeof StatusTag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Good: Story = {};

export const Warn: Story = { args: { tone: 'warn', children: '10 days quiet' } };

export const Bad: Story = { args: { tone: 'bad', children: 'Card declined' } };

export const Neutral: Story = { args: { tone: 'neutral', children: 'Paused' } };

export const Accent: Story = { args: { tone: 'accent', children: 'Call today' } };

export const LongText: Story = { args: { tone: 'warn', children: longTitle } };
