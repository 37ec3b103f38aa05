import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ropes } from './Ropes.tsx';

export default {
  title: 'Layout/Ropes',
  component: Ropes,
  parameters: {
    usage: { when: 'To set two parts of a page apart. It only decorates.', anatomy: '<Ropes />' },
  },
} satisfies Meta<typeof Ropes>;

type Story = StoryObj<typeof Ropes>;

export const Default: Story = {};

export const BetweenTwoParts: Story = {
  render: (args) => (
    <>
      <p>Round one</p>
      <Ropes {...args} />
      <p>Round two</p>
    </>
  ),
};
