import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle, longWord } from '../../testing/samples.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

export default {
  title: 'Page/ErrorScreen',
  component: ErrorScreen,
  parameters: {
    usage: {
      when: 'In place of a page that failed or does not exist.',
      keyboard: { Tab: 'moves to the actions' },
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'Something went wrong',
    message: 'The page could not be shown. Try refreshing it, or go back to the start.',
    children: (
      <>
        <Button>Refresh Page</Button>
        <ButtonLink href="/" variant="secondary">
          Return to Home
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof ErrorScreen>;

type Story = StoryObj<typeof ErrorScreen>;

export const Failure: Story = {
  args: { detail: 'TypeError: Cannot read properties of undefined (reading "slug")' },
};

export const NotFound: Story = {
  args: {
    numeral: '404',
    title: 'Page not found',
    message: 'It may have moved, or never been here.',
    children: <ButtonLink href="/">Return to Home</ButtonLink>,
  },
};

export const MessageAlone: Story = { args: { children: undefined } };

export const LongText: Story = {
  args: { title: longTitle, message: longText, detail: `${longWord} ${longWord}` },
};
