import { Container, Section } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import * as styles from './PageHero.css.ts';

interface PageHeroProps {
  /** Breadcrumbs, above everything else. */
  breadcrumbs?: ReactNode;
  /** A short line above the title. */
  eyebrow?: string;
  title: string;
  /** One or two sentences under the title. */
  lead: string;
  /** Buttons, tabs or facts under the lead. */
  children?: ReactNode;
  /** Content beside the text, or below it on phones. */
  aside?: ReactNode;
  /** Content in full width, below everything else. */
  foot?: ReactNode;
}

/** The top of a page: its `h1`, its lead and its actions, in the ink tone. */
export function PageHero({
  breadcrumbs,
  eyebrow,
  title,
  lead,
  children,
  aside,
  foot,
}: PageHeroProps) {
  const copy = (
    <div className={styles.copy}>
      {breadcrumbs}
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
  return (
    <Section tone="ink">
      <Container>
        <div className={styles.root}>
          {aside ? (
            <div className={styles.columns}>
              {copy}
              {aside}
            </div>
          ) : (
            copy
          )}
          {foot}
        </div>
      </Container>
    </Section>
  );
}
