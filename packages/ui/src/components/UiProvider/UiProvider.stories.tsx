import type { Meta, StoryObj } from '@storybook/react-vite';
import { post } from '../../testing/samples.ts';
import { PostCard } from '../Card/PostCard.tsx';
import { RequiredNote } from '../Field/RequiredNote.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { UiProvider } from './UiProvider.tsx';

export default {
  title: 'Page/UiProvider',
  component: UiProvider,
  parameters: {
    usage: {
      when: 'Once, around the app, to translate or change the built-in texts of components.',
    },
  },
  args: {
    locale: 'de-DE',
    labels: {
      readTime: '# Min. Lesezeit',
      requiredNote: 'Mit * markierte Felder müssen ausgefüllt werden.',
    },
    children: (
      <Stack>
        <PostCard {...post} />
        <RequiredNote />
      </Stack>
    ),
  },
} satisfies Meta<typeof UiProvider>;

type Story = StoryObj<typeof UiProvider>;

export const German: Story = {};

/** With `dir` on the page too. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  decorators: (Inner) => <div dir="rtl">{Inner()}</div>,
};
