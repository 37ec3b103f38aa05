import { Badge, Button, SearchField } from '@cornerbell/ui';
import * as AppShell from '@cornerbell/ui/app-shell';
import { classes } from '../shared/classes.ts';
import * as desk from './Desk.css.ts';
import { DeskBar, StillRail, ViewName } from './Desk.tsx';
import { FrameProvider, type Frame } from './frame.ts';
import { PhoneBar, StillTabs } from './Phone.tsx';
import * as phone from './Phone.css.ts';
import { views } from './views.ts';

interface StillProps extends Pick<Frame, 'samples' | 'state' | 'shown'> {
  /** Whether the live gym takes its place, in the same size. */
  isPreview?: boolean;
}

/** A still: a view of the sample gym without controls. */
export function Still({ samples, state, shown, isPreview = false }: StillProps) {
  const { view } = shown;
  const View = views[view];
  const frame = { samples, state, shown };
  if (view.startsWith('Phone: '))
    return (
      <FrameProvider value={frame}>
        <figure className={classes(phone.frame, isPreview && phone.fixed)} data-device="phone">
          <AppShell.Root className={phone.root}>
            <PhoneBar />
            <StillTabs view={view} />
            <AppShell.Main className={phone.main}>
              <View />
            </AppShell.Main>
          </AppShell.Root>
        </figure>
      </FrameProvider>
    );
  return (
    <FrameProvider value={frame}>
      <figure
        className={desk.frame}
        data-brackets={isPreview || undefined}
        data-preview={isPreview || undefined}
      >
        <AppShell.Root className={desk.shell}>
          <DeskBar>
            {isPreview && (
              <SearchField
                label="Find a member"
                hideLabel
                size="sm"
                placeholder="Find a member"
                suggestions={[]}
                onChoose={() => undefined}
                disabled
                data-control=""
              />
            )}
            {view === 'Messages' && <Badge>Planned</Badge>}
          </DeskBar>
          <StillRail view={view} />
          <AppShell.Main className={classes(desk.main, isPreview && desk.fixed)}>
            {!shown.part && <ViewName view={view} />}
            <View />
          </AppShell.Main>
          {isPreview && (
            <AppShell.Foot className={desk.foot}>
              <p className={desk.message}>{state.message}</p>
              <Button asChild size="sm" variant="ghost" data-control="">
                <span>Start over</span>
              </Button>
            </AppShell.Foot>
          )}
        </AppShell.Root>
      </figure>
    </FrameProvider>
  );
}
