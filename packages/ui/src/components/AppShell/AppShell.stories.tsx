import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import * as AppShell from '../../app-shell.ts';
import * as Tabs from '../../tabs.ts';
import { longTitle } from '../../testing/samples.tsx';
import { Container } from '../Container/Container.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Text } from '../Text/Text.tsx';

export default {
  title: 'Page/AppShell',
  component: AppShell.Root,
  subcomponents: { ...AppShell },
} satisfies Meta<typeof AppShell.Root>;

type Story = StoryObj<typeof AppShell.Root>;

const frame = (text: string, items: ReactNode, view: ReactNode) => (
  <>
    <AppShell.Bar>{text}</AppShell.Bar>
    <AppShell.Nav aria-label="Views">{items}</AppShell.Nav>
    <AppShell.Main>
      <Container>{view}</Container>
    </AppShell.Main>
    <AppShell.Foot>{text}</AppShell.Foot>
  </>
);

/** Views with addresses, as links. */
export const Links: Story = {
  args: {
    children: frame(
      'Eastside Boxing',
      <>
        <AppShell.Item href="/today" count={2} current>
          Today
        </AppShell.Item>
        <AppShell.Item href="/members" count={97}>
          Members
        </AppShell.Item>
      </>,
      <EmptyState title="Nobody to call">Everyone quiet is back.</EmptyState>,
    ),
  },
};

const views = ['Today', 'Members', 'Classes'];

/** Views of one page, as tabs. */
export const WithTabs: Story = {
  render: () => (
    <Tabs.Root defaultValue="Today" asChild>
      <AppShell.Root>
        <AppShell.Bar>Eastside Boxing</AppShell.Bar>
        <Tabs.List aria-label="Views" asChild>
          <AppShell.Nav asChild>
            <div>
              {views.map((view, index) => (
                <Tabs.Trigger key={view} value={view} asChild>
                  <AppShell.Item asChild count={index + 2}>
                    <button type="button">{view}</button>
                  </AppShell.Item>
                </Tabs.Trigger>
              ))}
            </div>
          </AppShell.Nav>
        </Tabs.List>
        {views.map((view) => (
          <Tabs.Content key={view} value={view} asChild>
            <AppShell.Main>
              <Container>
                <EmptyState title={view}>Nothing waits here.</EmptyState>
              </Container>
            </AppShell.Main>
          </Tabs.Content>
        ))}
      </AppShell.Root>
    </Tabs.Root>
  ),
};

export const LongText: Story = {
  args: {
    children: frame(
      longTitle,
      <>
        <AppShell.Item href="/today" count="1,000">
          Yesterday and today
        </AppShell.Item>
        <AppShell.Item href="/members">Members</AppShell.Item>
      </>,
      <Text>{longTitle}</Text>,
    ),
  },
};
