import type { GymView, SiteSamples } from '@cornerbell/content/copy';
import * as AppShell from '@cornerbell/ui/app-shell';
import { useFrame, phoneViews, tabOf } from './frame.ts';
import * as parts from './parts.css.ts';
import * as styles from './Phone.css.ts';

/** The name of a phone's view. */
export const phoneName = (view: GymView): string => view.replace('Phone: ', '');

/** Whose phone shows a view. */
const ownerOf = ({ phone, progressPhotos }: SiteSamples, view: GymView): string => {
  if (view === 'Phone: Partners') return phone.partners.decidedBy;
  return view === 'Phone: Photos' ? progressPhotos.owner : phone.app.member;
};

/** The top of a phone: the time, that all of it is a sample, and whose it is. */
export function PhoneBar() {
  const { samples, shown } = useFrame();
  return (
    <AppShell.Bar className={styles.bar}>
      <span className={styles.status}>
        <span aria-hidden="true">{samples.gym.today.time.split(' ')[0]}</span>
        <span className={parts.label}>Sample data</span>
        <svg viewBox="0 0 34 12" className={styles.signal} aria-hidden="true">
          <path d="M1 11V8M5 11V6M9 11V3" strokeWidth="2" />
          <path d="M16 2.5h14v8H16zM32 5v3M18.500 6.500h9" />
        </svg>
      </span>
      <span className={styles.owner}>{ownerOf(samples, shown.view)}</span>
      <span className={parts.muted}>{samples.gym.name}</span>
    </AppShell.Bar>
  );
}

/** The tabs of a phone in a still. */
export const StillTabs = ({ view }: { view: GymView }) => (
  <AppShell.Nav asChild className={styles.nav}>
    <div aria-hidden="true">
      {phoneViews.map((one) => (
        <AppShell.Item key={one} asChild current={tabOf(view) === one}>
          <span data-control="">{phoneName(one)}</span>
        </AppShell.Item>
      ))}
    </div>
  </AppShell.Nav>
);
