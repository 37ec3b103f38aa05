import { Container, Heading, Section, Stack } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import * as styles from './PageHero.css.ts';
import { capitals, lead as leadStyle } from './layout.css.ts';

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
  /**
   * The alignment of text and aside; at their ends, there is more space between them.
   * @default 'center'
   */
  align?: 'center' | 'end';
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
  align = 'center',
  foot,
}: PageHeroProps) {
  const copy = (
    <Stack gap="lg" align="start">
      {breadcrumbs}
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading level={1} size="xl" className={capitals}>
        {title}
      </Heading>
      <p className={leadStyle}>{lead}</p>
      {children}
    </Stack>
  );
  return (
    <Section tone="ink">
      <Container>
        <Stack gap="xxl">
          {aside ? (
            <div className={styles.columns[align]}>
              {copy}
              {aside}
            </div>
          ) : (
            copy
          )}
          {foot}
        </Stack>
      </Container>
    </Section>
  );
}
