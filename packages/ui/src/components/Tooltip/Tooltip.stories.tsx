import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../testing/samples.tsx';
import * as Tooltip from '../../tooltip.ts';
import { Button } from '../Button/Button.tsx';

export default {
  title: 'Feedback/Tooltip',
  component: Tooltip.Root,
  subcomponents: { 'Tooltip.Trigger': Tooltip.Trigger, 'Tooltip.Content': Tooltip.Content },
  parameters: {
    keyboard: { 'Tab (to the trigger)': 'shows the tooltip', Escape: 'hides the tooltip' },
    docs: { story: { inline: false, height: '160px' } },
  },
} satisfies Meta<typeof Tooltip.Root>;

type Story = StoryObj<typeof Tooltip.Root>;

const tooltip = (text: string) => (
  <Tooltip.Root defaultOpen>
    <Tooltip.Trigger asChild>
      <Button>Ring the bell</Button>
    </Tooltip.Trigger>
    <Tooltip.Content side="bottom">{text}</Tooltip.Content>
  </Tooltip.Root>
);

export const Open: Story = { render: () => tooltip('Starts the round for everybody') };

export const LongText: Story = { render: () => tooltip(longText) };
