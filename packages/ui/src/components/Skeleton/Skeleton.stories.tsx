import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Skeleton } from './Skeleton.tsx';

export default { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

type Story = StoryObj<typeof Skeleton>;

export const Paragraph: Story = { args: { count: 4 } };

export const FormOnItsWay: Story = {
  args: { shape: 'control', count: 3 },
  render: (args) => (
    <>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton {...args} />
    </>
  ),
};
