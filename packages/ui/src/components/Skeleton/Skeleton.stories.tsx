import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Skeleton } from './Skeleton.tsx';

export default {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    usage: {
      when: 'While content loads and its size is known. Say "Loading" beside it for screen readers.',
    },
  },
} satisfies Meta<typeof Skeleton>;

type Story = StoryObj<typeof Skeleton>;

export const OneLine: Story = {};

export const Paragraph: Story = { args: { count: 4 } };

export const CardsOnTheirWay: Story = {
  render: () => (
    <>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Grid columns={3}>
        {['first', 'second', 'third'].map((card) => (
          <Stack key={card}>
            <Skeleton shape="media" />
            <Skeleton shape="title" />
            <Skeleton count={3} />
          </Stack>
        ))}
      </Grid>
    </>
  ),
};
