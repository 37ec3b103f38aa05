import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longWord } from '../../testing/samples.tsx';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Container/Container.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { sectionTones } from './Section.css.ts';
import { Section } from './Section.tsx';

const content = (id: string, title = 'Who hasn’t trained in ten days') => (
  <Container>
    <Stack align="start">
      <h2 id={id}>{title}</h2>
      <p>{longText}</p>
      <Button>See the list</Button>
    </Stack>
  </Container>
);

export default {
  title: 'Layout/Section',
  component: Section,
  parameters: {
    layout: 'fullscreen',
  },
  args: { labelledBy: 'quiet', children: content('quiet') },
} satisfies Meta<typeof Section>;

type Story = StoryObj<typeof Section>;

export const Bone: Story = {};

export const LongTitle: Story = { args: { children: content('quiet', longWord) } };

/** The space between sections of one tone is not doubled. */
export const Neighbours: Story = {
  render: () => (
    <>
      <Section labelledBy="first">{content('first', 'Round one')}</Section>
      {sectionTones.map((tone) => (
        <Section key={tone} tone={tone} labelledBy={tone}>
          {content(tone, `Then ${tone}`)}
        </Section>
      ))}
    </>
  ),
};
