import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle, longWord } from '../../testing/samples.tsx';
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
