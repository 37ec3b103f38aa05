import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longText, longTitle, longWord } from '../../testing/samples.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/LinkProvider.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const content = (
  <>
    <Heading level={3} size="sm">
      Tuesday
    </Heading>
    <Text tone="muted">Six classes, two of them full.</Text>
  </>
);

export default {
  title: 'Cards/Card',
  component: Card,
  parameters: {
    usage: {
      when: 'For a block of content that belongs together, such as in a dashboard. For posts, guides, plans and features there are cards of their own.',
      anatomy: `
        <Card>
          <Heading level={3} size="sm">Tuesday</Heading>
          <Text>Six classes</Text>
        </Card>

        // As one link:
        <Card asChild>
          <NextLink href="/classes/tuesday">…</NextLink>
        </Card>
      `,
      keyboard: { Enter: 'follows the link, if the card is one' },
    },
  },
  args: { children: content },
  render: (args) => (
    <Grid columns={3}>
      <Card {...args} />
    </Grid>
  ),
} satisfies Meta<typeof Card>;

type Story = StoryObj<typeof Card>;

export const Default: Story = {};

/** Its one child is the card. */
export const AsLink: Story = {
  args: { asChild: true, children: <Link href="/classes/tuesday">{content}</Link> },
  play: async ({ canvas }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <Heading level={3} size="sm">
          {longTitle}
        </Heading>
        <Text>{`${longText} ${longWord}`}</Text>
      </>
    ),
  },
};
