import { Container, Heading, Section, Stack, Text } from '@cornerbell/ui';
import { useCopy } from '../shared/copy.ts';
import { screenOnly } from '../sections/layout.css.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import * as styles from './NewsletterSection.css.ts';

/** The section with the newsletter form. */
export function NewsletterSection() {
  const { title, lead } = useCopy().newsletter;
  return (
    <Section tone="white" labelledBy="newsletter" className={screenOnly}>
      <Container>
        <div className={styles.root}>
          <Stack gap="sm">
            <Heading id="newsletter" size="lg">
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
