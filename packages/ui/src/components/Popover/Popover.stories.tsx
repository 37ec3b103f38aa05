import type { Meta, StoryObj } from '@storybook/react-vite';
import * as Popover from '../../popover.ts';
import { Button } from '../Button/Button.tsx';
import { CheckboxField } from '../Field/CheckboxField.tsx';

export default {
  title: 'Feedback/Popover',
  component: Popover.Root,
  subcomponents: { 'Popover.Trigger': Popover.Trigger, 'Popover.Content': Popover.Content },
  parameters: {
    keyboard: { 'Enter, Space': 'opens it', Tab: 'moves through it', Escape: 'closes it' },
    docs: { story: { inline: false, height: '200px' } },
  },
} satisfies Meta<typeof Popover.Root>;

export const Open: StoryObj<typeof Popover.Root> = {
  render: () => (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>
        <Button variant="secondary">Filter</Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Filter">
        <CheckboxField label="Quiet for 10 days" />
      </Popover.Content>
    </Popover.Root>
  ),
};
