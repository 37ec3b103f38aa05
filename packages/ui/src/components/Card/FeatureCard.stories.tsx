import type { Meta, StoryObj } from '@storybook/react-vite';
import { facts, longText, longTitle } from '../../testing/samples.tsx';
import { FactStrip } from '../FactStrip/FactStrip.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Card } from './Card.tsx';
import { FeatureCard } from './FeatureCard.tsx';

const features = ['Profiles with every visit', 'Alerts after ten quiet days', 'Family accounts'];

export default {
  title: 'Cards/FeatureCard',
  component: FeatureCard,
  args: {
    title: 'Member management',
    description: 'Who trains, who pays and who went quiet, on one screen.',
    href: '/features/member-management',
    linkLabel: 'Explore Member Management',
  },
  render: (args) => (
    <Grid columns={3}>
      <FeatureCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof FeatureCard>;

type Story = StoryObj<typeof FeatureCard>;

export const Plain: Story = {};

export const Full: Story = {
  args: {
    color: 'blue',
    features,
    highlights: ['12 features', 'In the pilot'],
  },
};

const picture = (
  <Card>
    <FactStrip facts={facts} />
  </Card>
);

/** Below the text, or beside it where the card is wide. */
export const WithPicture: Story = { args: { color: 'orange', picture } };

export const WithWidePicture: Story = {
  args: { color: 'blue', picture },
  render: (args) => <FeatureCard {...args} />,
};

export const LongText: Story = {
  args: {
    title: longTitle,
    description: longText,
    linkLabel: longTitle,
    features: [longText],
    highlights: [longTitle],
  },
};
