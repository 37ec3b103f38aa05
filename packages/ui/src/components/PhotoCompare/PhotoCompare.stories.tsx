import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle } from '../../testing/samples.ts';
import { PhotoCompare } from './PhotoCompare.tsx';

const meta = {
  title: 'Sample interface/PhotoCompare',
  component: PhotoCompare,
  args: {
    label: 'Progress photos',
    before: { label: 'Week 1', note: 'Hands low, feet square' },
    after: { label: 'Week 12', note: 'Guard closed, knees bent' },
  },
} satisfies Meta<typeof PhotoCompare>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { args: { before: { label: longTitle, note: longText } } };
