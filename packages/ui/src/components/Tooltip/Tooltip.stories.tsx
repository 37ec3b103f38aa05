import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../testing/samples.tsx';
import * as Tooltip from '../../tooltip.ts';
import { Button } from '../Button/Button.tsx';

const around = (words: string) => (
  <>
    <Tooltip.Trigger asChild>
      <Button>Ring the bell</Button>
    </Tooltip.Trigger>
    <Tooltip.Content side="bottom">{words}</Tooltip.Content>
  </>
);

export default {
  title: 'Feedback/Tooltip',
  component: Tooltip.Root,
  subcomponents: { 'Tooltip.Trigger': Tooltip.Trigger, 'Tooltip.Content': Tooltip.Content },
  parameters: {
    keyboard: { 'Tab (to the trigger)': 'shows the tooltip', Escape: 'hides the tooltip' },
  },
  args: { defaultOpen: true, children: around('Starts the round for everybody') },
} satisfies Meta<typeof Tooltip.Root>;

type Story = StoryObj<typeof Tooltip.Root>;

export const Open: Story = {};

export const LongText: Story = { args: { children: around(longText) } };
