import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../testing/samples.ts';
import { Ropes } from '../Ropes/Ropes.tsx';
import { Container } from './Container.tsx';

export default {
  title: 'Layout/Container',
  component: Container,
  parameters: {
    usage: {
      when: 'Inside every full-width band, so that content keeps clear of the edges of the page.',
    },
    layout: 'fullscreen',
  },
  args: {
    children: (
      <>
        <Ropes />
        <p>{longText}</p>
      </>
    ),
  },
} satisfies Meta<typeof Container>;

type Story = StoryObj<typeof Container>;

export const Page: Story = {};

export const Narrow: Story = { args: { width: 'narrow' } };

export const Text: Story = { args: { width: 'text' } };
