import { Container, Grid, Section, Stack } from '@cornerbell/ui';
import { Children, useId, type ReactNode } from 'react';
import { screenOnly } from '../sections/layout.css.ts';
import * as styles from './RelatedItems.css.ts';

/** The cards of related posts or guides under an article; nothing if there are none. */
export function RelatedItems({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  if (Children.count(children) === 0) return null;
  return (
    <Section labelledBy={titleId} className={screenOnly}>
      <Container>
        <Stack gap="lg">
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <Grid columns={3} gap="lg">
            {children}
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}
