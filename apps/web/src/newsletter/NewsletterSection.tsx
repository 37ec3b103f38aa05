import { Container, Heading, Section, Stack, Text } from '@cornerbell/ui';
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
  /** The slug of the guide that the page shows, which the function emails if it can (`VITE_GUIDE_MAIL`). */
  guide?: string;
}

const mailsGuides = Boolean(import.meta.env.VITE_GUIDE_MAIL);

/** The section with the newsletter form. */
export function NewsletterSection({ tone = 'white', guide }: NewsletterSectionProps) {
  const { newsletter } = useCopy();
  const mailedGuide = mailsGuides ? guide : undefined;
  const { title, lead } = mailedGuide ? newsletter.guide : newsletter;
  const titleId = useId();
  return (
    <Section tone={tone} labelledBy={titleId} className={screenOnly}>
      <Container>
        <div className={styles.root}>
          <Stack gap="sm">
            <Heading id={titleId} size="lg">
              {title}
            </Heading>
            <Text tone="muted">{lead}</Text>
          </Stack>
          <NewsletterForm guide={mailedGuide} />
        </div>
      </Container>
    </Section>
  );
}
