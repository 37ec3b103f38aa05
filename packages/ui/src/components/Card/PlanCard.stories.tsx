import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle } from '../../testing/samples.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { FeatureCard } from './FeatureCard.tsx';
import { PlanCard } from './PlanCard.tsx';

const features = ['Up to 150 members', 'Class scheduling', 'Attendance alerts', 'Billing'];

export default {
  title: 'Cards/PlanCard',
  component: PlanCard,
  args: {
    name: 'Contender',
    price: 89,
    originalPrice: 149,
    period: 'a month',
    priceLabel: 'Founding price',
    description: 'For a gym with a full timetable.',
    features,
    action: (
      <ButtonLink href="/contact" variant="secondary">
        Apply
      </ButtonLink>
    ),
  },
  render: (args) => (
    <Grid columns={3}>
      <PlanCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof PlanCard>;

type Story = StoryObj<typeof PlanCard>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    name: longTitle,
    price: 1_234_567,
    originalPrice: 7_654_321,
    badge: longTitle,
    description: longText,
    features: [longText, ...features],
  },
};

const other = (
  <FeatureCard title="Attendance" description={longText} href="/features" linkLabel="See more" />
);

/** Beside other cards it is as high as they are. */
export const BesideOtherCards: Story = {
  render: (args) => (
    <Grid columns={3}>
      {other}
      <PlanCard {...args} />
      {other}
    </Grid>
  ),
};

/** The prices align, with or without a regular price. */
export const SideBySide: Story = {
  render: (args) => (
    <Grid columns={3}>
      <PlanCard {...args} name="Prospect" price={49} originalPrice={79} />
      <PlanCard {...args} badge="Most Popular" />
      <PlanCard {...args} name="Champion" price={null} originalPrice={null} />
    </Grid>
  ),
};
