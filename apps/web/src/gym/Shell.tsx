import type { GymView } from '@cornerbell/content/copy';
import * as AppShell from '@cornerbell/ui/app-shell';
import * as Tabs from '@cornerbell/ui/tabs';
import type { ComponentProps, ReactNode } from 'react';
import { tabOf, useFrame } from './frame.ts';
import * as styles from './parts.css.ts';

// What the desk and the phone are made of. In a still, their tabs only look like tabs.

/** The value of a view's tab: ids, which must not hold a space, are made of it. */
const valueOf = (view: GymView) => encodeURIComponent(tabOf(view));

interface ShellProps {
  /**
   * Along which axis the arrow keys move in its tabs.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
  children: ReactNode;
}

/** The shell of a frame. */
export function Shell({ orientation = 'horizontal', children }: ShellProps) {
  const { shown, live } = useFrame();
  const shell = <AppShell.Root className={styles.shell}>{children}</AppShell.Root>;
  if (!live) return shell;
  const open = (value: string) =>
    live.show({ view: decodeURIComponent(value) as GymView, part: undefined });
  return (
    <Tabs.Root value={valueOf(shown.view)} onValueChange={open} orientation={orientation} asChild>
      {shell}
    </Tabs.Root>
  );
}

interface ViewTabsProps {
  /** The name of the tabs for screen readers. */
  label: string;
  views: readonly GymView[];
  /** How many things wait in a view. */
  counts?: Partial<Record<GymView, number>>;
  className?: string | undefined;
}

/** The tabs of a frame. */
export function ViewTabs({ label, views, counts, className }: ViewTabsProps) {
  const { shown, live } = useFrame();
  const Element = live ? 'button' : 'span';
  const tabs = views.map((view) => {
    const count = counts?.[view];
    const tab = (
      <AppShell.Item
        key={view}
        asChild
        count={count === undefined ? undefined : <span aria-hidden="true">{count}</span>}
        current={view === tabOf(shown.view)}
      >
        <Element data-control="">{view.replace('Phone: ', '')}</Element>
      </AppShell.Item>
    );
    if (!live) return tab;
    return (
      <Tabs.Trigger key={view} value={valueOf(view)} asChild>
        {tab}
      </Tabs.Trigger>
    );
  });
  const nav = (
    <AppShell.Nav asChild className={className}>
      <div aria-hidden={!live || undefined}>{tabs}</div>
    </AppShell.Nav>
  );
  if (!live) return nav;
  return (
    <Tabs.List aria-label={label} asChild>
      {nav}
    </Tabs.List>
  );
}

/** The panel of the open view. */
export function ViewPanel(props: ComponentProps<typeof AppShell.Main>) {
  const { shown, live } = useFrame();
  if (!live) return <AppShell.Main {...props} />;
  return (
    <Tabs.Content value={valueOf(shown.view)} asChild>
      <AppShell.Main {...props} />
    </Tabs.Content>
  );
}
