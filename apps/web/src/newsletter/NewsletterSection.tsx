import { Container, Heading, Section, Stack, Text } from '@cornerbell/ui';
import { useId } from 'react';
import { useCopy } from '../shared/copy.ts';
import { screenOnly } from '../sections/layout.css.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import * as styles from './NewsletterSection.css.ts';

/** The section with the newsletter form. */
export function NewsletterSection() {
  const { title, lead } = useCopy().newsletter;
  const titleId = useId();
  return (
    <Section tone="white" labelledBy={titleId} className={screenOnly}>
      <Container>
        <div className={styles.root}>
          <Stack gap="sm">
            <Heading id={titleId} size="lg">
              {title}
            </Heading>
            <Text tone="muted">{lead}</Text>
          </Stack>
          <NewsletterForm />
        </div>
      </Container>
    </Section>
  );
}
