import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle } from '../../testing/samples.tsx';
import * as Tabs from '../../tabs.ts';

export default {
  title: 'Reading/Tabs',
  component: Tabs.Root,
  subcomponents: {
    'Tabs.List': Tabs.List,
    'Tabs.Trigger': Tabs.Trigger,
    'Tabs.Content': Tabs.Content,
  },
  parameters: {
    keyboard: {
      Tab: 'moves to the chosen tab, then into its panel',
      'ArrowLeft, ArrowRight': 'shows the panel before or after',
      'Home, End': 'shows the first or the last panel',
    },
  },
} satisfies Meta<typeof Tabs.Root>;

type Story = StoryObj<typeof Tabs.Root>;

export const Default: Story = {
  render: () => (
    <Tabs.Root defaultValue="classes">
      <Tabs.List aria-label="Gym">
        <Tabs.Trigger value="classes">Classes</Tabs.Trigger>
        <Tabs.Trigger value="members">Members</Tabs.Trigger>
        <Tabs.Trigger value="billing" disabled>
          Billing
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="classes">Six classes on Tuesday, two of them full.</Tabs.Content>
      <Tabs.Content value="members">128 boxers train here.</Tabs.Content>
      <Tabs.Content value="billing">Nothing yet.</Tabs.Content>
    </Tabs.Root>
  ),
};

export const LongText: Story = {
  render: () => (
    <Tabs.Root defaultValue="long">
      <Tabs.List aria-label="Gym">
        <Tabs.Trigger value="long">{longTitle}</Tabs.Trigger>
        <Tabs.Trigger value="short">Members</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="long">{longText}</Tabs.Content>
      <Tabs.Content value="short">128 boxers train here.</Tabs.Content>
    </Tabs.Root>
  ),
};
