import type { Meta, StoryObj } from '@storybook/react-vite';
import { facts, longTitle } from '../../testing/samples.tsx';
import { FactStrip } from './FactStrip.tsx';

export default {
  title: 'Data/FactStrip',
  component: FactStrip,
  args: { facts },
} satisfies Meta<typeof FactStrip>;

type Story = StoryObj<typeof FactStrip>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    facts: [
      {
        label: longTitle,
        value: '$1,234,567,890',
        unit: 'since the gym opened',
        note: { label: longTitle, tone: 'bad' },
      },
      ...facts,
    ],
  },
};
