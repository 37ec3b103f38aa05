import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default {
  title: 'Feedback/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Fundamentals at 5:30 PM' },
} satisfies Meta<typeof VisuallyHidden>;

/** The button is read as “Book Fundamentals at 5:30 PM”. */
export const InAButton: StoryObj<typeof VisuallyHidden> = {
  render: (args) => (
    <Button>
      Book <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Book Fundamentals at 5:30 PM');
  },
};
