import type { GymView, SiteSamples } from '@cornerbell/content/copy';
import * as AppShell from '@cornerbell/ui/app-shell';
import type { ReactNode } from 'react';
import { useFrame } from './frame.ts';
import * as parts from './parts.css.ts';
import * as styles from './Phone.css.ts';
import { Shell, ViewPanel, ViewTabs } from './Shell.tsx';

const tabs = ['Phone: Today', 'Phone: Book', 'Phone: Skills', 'Phone: You'] as const;

/** Whose phone shows a view. */
const ownerOf = ({ phone, progressPhotos }: SiteSamples, view: GymView): string => {
  if (view === 'Phone: Partners') return phone.partners.decidedBy;
  return view === 'Phone: Photos' ? progressPhotos.owner : phone.app.member;
};

/** The phone of a member, or of a coach, with the view that is open. */
export function Phone({ children }: { children: ReactNode }) {
  const { samples, shown } = useFrame();
  return (
    <Shell>
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
      <ViewTabs label="Views of the phone" views={tabs} className={parts.staticTabs} />
      <ViewPanel className={styles.main}>{children}</ViewPanel>
    </Shell>
  );
}
