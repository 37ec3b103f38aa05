import { ApplicationForm } from '#application-form';
import { contactPage as words, contactSteps, pages, pilotNumbers } from '@cornerbell/content/site';
import { Container, Section } from '@cornerbell/ui';
import type { Page } from '../../shell/page.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { NumberRows } from '../../sections/NumberRows.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RoundList } from '../../sections/RoundList.tsx';
import * as styles from './ContactPage.css.ts';

/** The application form, and what follows it. Specification §2, §3, §5. */
function ContactPage() {
  return (
    <>
      <PageHero title={words.title} lead={words.lead} />
      <Section labelledBy="application">
        <Container>
          <div className={styles.columns}>
            <div className={styles.form}>
              <h2 id="application" className={styles.title}>
                {words.formTitle}
              </h2>
              <ApplicationForm labelledBy="application" />
            </div>
            <div className={styles.aside}>
              <h2 id="next" className={styles.title}>
                {words.nextTitle}
              </h2>
              <RoundList labelledBy="next" rounds={contactSteps} />
              <NumberRows numbers={pilotNumbers} />
            </div>
          </div>
        </Container>
      </Section>
      <CallToAction {...words.ask} tone="white" />
    </>
  );
}

export const page: Page<undefined> = { head: () => pages['/contact'], Component: ContactPage };
