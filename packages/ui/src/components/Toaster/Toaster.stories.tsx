import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { longText, longTitle } from '../../testing/samples.tsx';
import type { MessageKind } from '../../private/kinds.tsx';
import { notify } from './notify.ts';
import { Toaster } from './Toaster.tsx';

export default {
  title: 'Feedback/Toaster',
  component: Toaster,
  parameters: {
    keyboard: {
      'Alt+T': 'moves to the notifications',
      Tab: 'moves between them and their buttons',
      Escape: 'dismisses the focused notification',
    },
    docs: { story: { inline: false, height: '280px' } },
  },
  // Notices are global, so they would stay from the last story.
  beforeEach: () => {
    notify.dismiss();
  },
} satisfies Meta<typeof Toaster>;

type Story = StoryObj<typeof Toaster>;

const show =
  (...notices: readonly [kind: MessageKind, title: string, description: string][]) =>
  async () => {
    for (const [kind, title, description] of notices) notify[kind](title, description);
    for (const [, title] of notices)
      await expect((await screen.findAllByText(title))[0]).toBeVisible();
  };

/** With an action; it stays until it is dismissed. */
export const WithAction: Story = {
  play: async () => {
    notify.info('Ana Ruiz is removed', 'Her visits are kept.', {
      action: { label: 'Undo', onClick: () => undefined },
      duration: Infinity,
    });

    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** As many as are shown at once. */
export const Several: Story = {
  play: show(
    ['success', 'Saved', 'The class starts at 6:00 AM.'],
    ['warning', 'The card expires', 'Ask for another one this week.'],
    ['error', 'Not sent', 'Check your connection and try again.'],
  ),
};

export const LongText: Story = { play: show(['error', longTitle, longText]) };
