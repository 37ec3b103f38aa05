import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

export default {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: {
    usage: {
      when: 'Where something of unknown length is in progress. For content that is about to come, use `Skeleton`.',
    },
  },
} satisfies Meta<typeof Spinner>;

export const Default: StoryObj<typeof Spinner> = {};
