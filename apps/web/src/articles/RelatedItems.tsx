import { Grid } from '@cornerbell/ui';
import { Children, useId, type ReactNode } from 'react';
import { screenOnly } from '../sections/layout.css.ts';
import { TitledSection } from '../sections/TitledSection.tsx';

/** The cards of related posts or guides under an article; nothing if there are none. */
export function RelatedItems({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  if (Children.count(children) === 0) return null;
  return (
    <TitledSection id={titleId} title={title} gap="lg" className={screenOnly}>
      <Grid columns={3} gap="lg">
        {children}
      </Grid>
    </TitledSection>
  );
}
