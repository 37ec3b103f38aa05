import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle, post } from '../../testing/samples.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { ResourceCard } from './ResourceCard.tsx';

export default {
  title: 'Cards/ResourceCard',
  component: ResourceCard,
  args: post,
  render: (args) => (
    <Grid columns={3}>
      <ResourceCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof ResourceCard>;

type Story = StoryObj<typeof ResourceCard>;

export const Default: Story = {};

/** Has its picture at its side where there is room. */
export const Large: Story = {
  args: { size: 'lg' },
  render: (args) => <ResourceCard {...args} />,
};

export const Small: Story = { args: { size: 'sm' } };

export const WithoutPictureAndFacts: Story = { args: { cover: undefined, facts: undefined } };

export const MissingPicture: Story = { args: { cover: <img src="data:image/png," alt="" /> } };

export const LongText: Story = {
  args: { title: longTitle, excerpt: longText, badges: <Badge hue="violet">{longTitle}</Badge> },
};
