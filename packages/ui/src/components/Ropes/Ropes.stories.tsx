import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ropes } from './Ropes.tsx';

const meta = {
  title: 'Layout/Ropes',
  component: Ropes,
  parameters: {
    usage: { when: 'To set two parts of a page apart. It only decorates.', anatomy: '<Ropes />' },
  },
} satisfies Meta<typeof Ropes>;

export default meta;

type Story = StoryObj<typeof meta>;

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
