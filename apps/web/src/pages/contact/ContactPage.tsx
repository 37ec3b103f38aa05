import { Container, Section } from '@cornerbell/ui';
import type { Page } from '../../page.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { NumberRows } from '../../sections/NumberRows.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RoundList } from '../../sections/RoundList.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import type { ContactData } from './data.ts';
import * as styles from './ContactPage.css.ts';

/** The application form and the steps after it. */
export const page: Page<ContactData> = function ContactPage({ data: { copy, pilotNumbers } }) {
  return (
    <>
      <PageHero title={copy.title} lead={copy.lead} />
      <Section labelledBy="application">
        <Container>
          <div className={styles.columns}>
            <div className={styles.form}>
              <h2 id="application" className={styles.title}>
                {copy.formTitle}
              </h2>
              <ApplicationForm copy={copy} labelledBy="application" />
            </div>
            <div className={styles.aside}>
              <h2 id="next" className={styles.title}>
                {copy.nextTitle}
              </h2>
              <RoundList labelledBy="next" rounds={copy.steps} />
              <NumberRows numbers={pilotNumbers} />
            </div>
          </div>
        </Container>
      </Section>
      <CallToAction {...copy.ask} tone="white" />
    </>
  );
};
