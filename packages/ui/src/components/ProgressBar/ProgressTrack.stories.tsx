import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressTrack } from './ProgressTrack.tsx';

export default {
  title: 'Data/ProgressTrack',
  component: ProgressTrack,
  parameters: {
    usage: { when: 'Where a text beside it says the same. Otherwise use `ProgressBar`.' },
  },
  args: { value: 9, max: 14, 'aria-label': 'Places taken' },
} satisfies Meta<typeof ProgressTrack>;

export const Default: StoryObj<typeof ProgressTrack> = {};
