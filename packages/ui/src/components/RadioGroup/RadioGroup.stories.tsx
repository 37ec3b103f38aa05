import type { Meta, StoryObj } from '@storybook/react-vite';
import * as RadioGroup from '../../radio-group.ts';
import { longText, longTitle } from '../../testing/samples.tsx';

export default {
  title: 'Forms/RadioGroup',
  component: RadioGroup.Root,
  subcomponents: { 'RadioGroup.Item': RadioGroup.Item },
  parameters: {
    keyboard: {
      Tab: 'moves to the chosen item',
      'Arrow keys': 'choose the item before or after',
      Space: 'chooses the focused item',
    },
  },
  args: {
    label: 'Level',
    children: (
      <>
        <RadioGroup.Item value="first" label="First rounds" />
        <RadioGroup.Item value="pads" label="Pads" />
        <RadioGroup.Item value="sparring" label="Sparring" disabled />
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup.Root>;

type Story = StoryObj<typeof RadioGroup.Root>;

export const Chosen: Story = { args: { defaultValue: 'pads' } };

export const WithError: Story = { args: { required: true, error: 'Choose a level.' } };

export const LongText: Story = {
  args: {
    label: longTitle,
    hint: longText,
    children: <RadioGroup.Item value="long" label={longText} />,
  },
};
