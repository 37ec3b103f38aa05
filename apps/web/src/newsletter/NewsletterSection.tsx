import { Container, Section } from '@cornerbell/ui';
import { useId } from 'react';
import { useCopy } from '../shared/copy.ts';
import { screenOnly } from '../sections/layout.css.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import * as styles from './NewsletterSection.css.ts';

interface NewsletterSectionProps {
  /**
   * The tone, so that adjacent sections differ.
   * @default 'white'
   */
  tone?: 'bone' | 'white' | 'ink';
}

/** The section with the newsletter form. */
export function NewsletterSection({ tone = 'white' }: NewsletterSectionProps) {
  const { newsletter } = useCopy();
  const titleId = useId();
  return (
    <Section tone={tone} labelledBy={titleId} className={screenOnly}>
      <Container>
        <div className={styles.root}>
          <div className={styles.copy}>
            <h2 id={titleId} className={styles.title}>
              {newsletter.title}
            </h2>
            <p className={styles.lead}>{newsletter.lead}</p>
          </div>
          <NewsletterForm />
        </div>
      </Container>
    </Section>
  );
}
