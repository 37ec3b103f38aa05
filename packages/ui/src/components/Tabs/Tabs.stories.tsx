import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle } from '../../testing/samples.tsx';
import * as Tabs from '../../tabs.ts';

export default {
  title: 'Reading/Tabs',
  component: Tabs.Root,
  subcomponents: { ...Tabs },
  parameters: {
    keyboard: {
      Tab: 'moves to the chosen tab, then into its panel',
      'ArrowLeft, ArrowRight': 'shows the panel before or after',
      'Home, End': 'shows the first or the last panel',
    },
  },
} satisfies Meta<typeof Tabs.Root>;

type Story = StoryObj<typeof Tabs.Root>;

const tabs = (title: string, text: string) => (
  <Tabs.Root defaultValue="classes">
    <Tabs.List aria-label="Gym">
      <Tabs.Trigger value="classes">{title}</Tabs.Trigger>
      <Tabs.Trigger value="members">Members</Tabs.Trigger>
      <Tabs.Trigger value="billing" disabled>
        Billing
      </Tabs.Trigger>
    </Tabs.List>
    <Tabs.Content value="classes">{text}</Tabs.Content>
    <Tabs.Content value="members">128 boxers train here.</Tabs.Content>
    <Tabs.Content value="billing">Nothing yet.</Tabs.Content>
  </Tabs.Root>
);

export const Default: Story = {
  render: () => tabs('Classes', 'Six classes on Tuesday, two of them full.'),
};

export const LongText: Story = { render: () => tabs(longTitle, longText) };
