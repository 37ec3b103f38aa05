import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle, picture } from '../../testing/samples.ts';
import { Grid } from '../Grid/Grid.tsx';
import { GuideCard } from './GuideCard.tsx';

export default {
  title: 'Cards/GuideCard',
  component: GuideCard,
  parameters: {
    usage: {
      when: 'For a guide or another download in a list.',
      anatomy: `
        <GuideCard
          href="/guides/first-thirty-days"
          title="The first thirty days"
          excerpt="A checklist."
          type={{ label: 'Checklist', hue: 'blue' }}
          downloads={1134}
        />

        // With a link of your router, which takes the title:
        <GuideCard asChild {...guide}>
          <NextLink href="/guides/first-thirty-days" />
        </GuideCard>
      `,
      keyboard: { Enter: 'follows the link' },
    },
  },
  args: {
    href: '/guides/first-thirty-days',
    title: 'The first thirty days',
    excerpt: 'A checklist for the month that decides whether a new member stays.',
    type: { label: 'Checklist', hue: 'blue' },
    date: { iso: '2025-09-02', text: 'September 2, 2025' },
    downloads: 1134,
    cover: <img src={picture} alt="" />,
  },
  render: (args) => (
    <Grid columns={3}>
      <GuideCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof GuideCard>;

type Story = StoryObj<typeof GuideCard>;

export const Default: Story = {};

export const Featured: Story = { args: { featured: true } };

export const WithoutFacts: Story = { args: { date: undefined, downloads: undefined } };

export const WithoutPicture: Story = { args: { cover: undefined } };

export const LongText: Story = {
  args: { title: longTitle, excerpt: longText, type: { label: longTitle, hue: 'blue' } },
};
