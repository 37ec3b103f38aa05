import { Container, Heading, Link, Section, Stack, Text } from '@cornerbell/ui';
import type { Page } from '../../page.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { NumberRows } from '../../sections/NumberRows.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RoundList } from '../../sections/RoundList.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import type { ContactData } from './data.ts';
import * as styles from './ContactPage.css.ts';

/** The application form and the steps after it. */
export const page: Page<ContactData> = function ContactPage({ data }) {
  const { copy, plans, pilotNumbers } = data;
  return (
    <>
      <PageHero title={copy.title} lead={copy.lead}>
        <Text>
          {copy.question.text}{' '}
          <Link href={copy.question.link.href}>{copy.question.link.label}</Link>
        </Text>
      </PageHero>
      <Section labelledBy="application">
        <Container>
          <div className={styles.columns}>
            <Stack gap="lg">
              <Heading id="application">{copy.formTitle}</Heading>
              <ApplicationForm copy={copy} plans={plans} labelledBy="application" />
            </Stack>
            <Stack gap="lg">
              <Heading id="next">{copy.nextTitle}</Heading>
              <RoundList labelledBy="next" rounds={copy.steps} />
              <NumberRows numbers={pilotNumbers} />
            </Stack>
          </div>
        </Container>
      </Section>
      <CallToAction {...copy.ask} tone="white" />
    </>
  );
};
