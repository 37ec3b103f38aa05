import { ButtonLink, Container, Heading, Section, Stack } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import { lead as leadStyle } from '../sections/type.css.ts';
import * as styles from './ArticleHeader.css.ts';

interface ArticleHeaderProps {
  /** The link back to the list. */
  back: { readonly label: string; readonly href: string };
  title: string;
  /** The sentence under the title. */
  lead?: string;
  /** Category, type and tags. */
  badges: ReactNode;
  /** The cover image or art. */
  cover: ReactNode;
  /** Author, date and buttons. */
  children: ReactNode;
}

/** The top of a post or guide: back link, badges, title, facts and cover. */
export function ArticleHeader({ back, title, lead, badges, cover, children }: ArticleHeaderProps) {
  return (
    <Section>
      <Container>
        <div className={styles.root}>
          <ButtonLink href={back.href} variant="ghost" className={styles.back}>
            <svg className={styles.arrow} viewBox="0 0 12 12" aria-hidden="true">
              <path d="M11 6H1.5M5.5 2 1.5 6l4 4" />
            </svg>
            {back.label}
          </ButtonLink>
          <Stack gap="lg" align="start">
            <Stack direction="row" gap="xs" wrap>
              {badges}
            </Stack>
            <Heading level={1} size="xl" className={styles.title}>
              {title}
            </Heading>
            {lead && <p className={leadStyle}>{lead}</p>}
          </Stack>
          <div className={styles.cover}>{cover}</div>
          <div className={styles.facts}>{children}</div>
        </div>
      </Container>
    </Section>
  );
}
