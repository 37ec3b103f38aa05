import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

export default {
  title: 'Page/SkipLink',
  component: SkipLink,
  parameters: {
    keyboard: {
      Tab: 'shows the link, as the first stop of the page',
      Enter: 'moves past the header',
    },
    docs: { story: { inline: false, height: '160px' } },
    layout: 'fullscreen',
  },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">The link is seen only while it has the focus: press Tab.</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

type Story = StoryObj<typeof SkipLink>;

export const Unseen: Story = {};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  },
};
