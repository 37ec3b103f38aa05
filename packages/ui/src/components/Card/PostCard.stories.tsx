import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle, picture, post } from '../../testing/samples.ts';
import { hues } from '../../tokens/palette.ts';
import { Grid } from '../Grid/Grid.tsx';
import { PostCard } from './PostCard.tsx';

export default {
  title: 'Cards/PostCard',
  component: PostCard,
  parameters: {
    usage: {
      when: 'For a post in a list or beside an article.',
      anatomy: `
        <PostCard
          href="/blog/ten-days-quiet"
          title="Ten days quiet"
          excerpt="The people who cancel stop training first."
          category={{ label: 'Gym tips', hue: 'green' }}
          date={{ iso: '2025-10-14', text: 'October 14, 2025' }}
          readTime={6}
          cover={<img src={picture} alt="" />}
        />

        // With a link of your router, which takes the title:
        <PostCard asChild {...post}>
          <NextLink href="/blog/ten-days-quiet" prefetch={false} />
        </PostCard>
      `,
      keyboard: { Enter: 'follows the link' },
    },
  },
  args: { ...post, cover: <img src={picture} alt="" /> },
  render: (args) => (
    <Grid columns={3}>
      <PostCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof PostCard>;

type Story = StoryObj<typeof PostCard>;

export const Regular: Story = {};

/** Has its picture at its side where there is room. */
export const Feature: Story = {
  args: { size: 'lg' },
  render: (args) => <PostCard {...args} />,
};

export const Small: Story = { args: { size: 'sm' } };

export const WithoutPicture: Story = { args: { cover: undefined } };

export const MissingPicture: Story = { args: { cover: <img src="data:image/png," alt="" /> } };

export const LongText: Story = {
  args: {
    title: longTitle,
    excerpt: longText,
    category: { label: longTitle, hue: 'violet' },
  },
};

export const SideBySide: Story = {
  render: (args) => (
    <Grid columns={3}>
      {hues.map((hue) => (
        <PostCard
          key={hue}
          {...args}
          title={hue === 'rose' ? longTitle : args.title}
          category={{ label: hue, hue }}
          cover={<img src={picture} alt="" />}
        />
      ))}
    </Grid>
  ),
};
