import { Stack } from '@cornerbell/ui';
import { useId, type ReactNode } from 'react';
import * as styles from './ResourcesPage.css.ts';

/** A titled list of cards. */
export function ResourceList({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="lg">
        <h2 id={titleId} className={styles.listTitle}>
          {title}
        </h2>
        {children}
      </Stack>
    </section>
  );
}
