import { ButtonLink, Container, Section } from '@cornerbell/ui';
import type { ReactNode } from 'react';
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
          <div className={styles.copy}>
            <div className={styles.badges}>{badges}</div>
            <h1 className={styles.title}>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          <div className={styles.cover}>{cover}</div>
          <div className={styles.facts}>{children}</div>
        </div>
      </Container>
    </Section>
  );
}
