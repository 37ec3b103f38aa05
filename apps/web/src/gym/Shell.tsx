import type { GymView } from '@cornerbell/content/copy';
import * as AppShell from '@cornerbell/ui/app-shell';
import * as Tabs from '@cornerbell/ui/tabs';
import type { ComponentProps } from 'react';
import { tabOf, useFrame } from './frame.ts';

// What the desk and the phone are made of. Their tabs are tabs in the live gym, and the same boxes in a still.

/** The value of a view's tab: ids, which must not hold a space, are made of it. */
const valueOf = (view: GymView) => encodeURIComponent(tabOf(view));

type ShellProps = ComponentProps<typeof AppShell.Root> &
  Pick<ComponentProps<typeof Tabs.Root>, 'orientation'>;

/** The shell of a frame, and along which axis the arrow keys move in its tabs. */
export function Shell({ orientation = 'horizontal', ...rest }: ShellProps) {
  const { shown, live } = useFrame();
  if (!live) return <AppShell.Root {...rest} />;
  return (
    <Tabs.Root
      value={valueOf(shown.view)}
      onValueChange={(value) =>
        live.show({ view: decodeURIComponent(value) as GymView, part: undefined })
      }
      orientation={orientation}
      asChild
    >
      <AppShell.Root {...rest} />
    </Tabs.Root>
  );
}

interface ViewTabProps {
  view: GymView;
  /** How many things wait in it. */
  count: number | undefined;
}

function ViewTab({ view, count }: ViewTabProps) {
  const { shown, live } = useFrame();
  const Element = live ? 'button' : 'span';
  const tab = (
    <AppShell.Item
      asChild
      count={count === undefined ? undefined : <span aria-hidden="true">{count}</span>}
      current={view === tabOf(shown.view)}
    >
      <Element data-control="">{view.replace('Phone: ', '')}</Element>
    </AppShell.Item>
  );
  if (!live) return tab;
  return (
    <Tabs.Trigger value={valueOf(view)} asChild>
      {tab}
    </Tabs.Trigger>
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
  const { live } = useFrame();
  const tabs = (
    <AppShell.Nav asChild className={className}>
      <div aria-hidden={!live || undefined}>
        {views.map((view) => (
          <ViewTab key={view} view={view} count={counts?.[view]} />
        ))}
      </div>
    </AppShell.Nav>
  );
  if (!live) return tabs;
  return (
    <Tabs.List aria-label={label} asChild>
      {tabs}
    </Tabs.List>
  );
}

/** The place of the view that is open. */
export function ViewPanel(props: ComponentProps<typeof AppShell.Main>) {
  const { shown, live } = useFrame();
  if (!live) return <AppShell.Main {...props} />;
  return (
    <Tabs.Content value={valueOf(shown.view)} asChild>
      <AppShell.Main {...props} />
    </Tabs.Content>
  );
}
