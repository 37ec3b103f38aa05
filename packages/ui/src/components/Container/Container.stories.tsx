import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../testing/samples.tsx';
import { Container } from './Container.tsx';

export default {
  title: 'Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <p>{longText}</p> },
} satisfies Meta<typeof Container>;

export const Default: StoryObj<typeof Container> = {};
