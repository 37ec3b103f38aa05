import { faqPage as words, pages } from '@cornerbell/content/site';
import { Container, Section } from '@cornerbell/ui';
import type { Page } from '../../shell/page.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { NewsletterSection } from '../../newsletter/NewsletterSection.tsx';
import type { FaqData } from './data.ts';
import { groupsWith } from './groups-with.ts';
import { FaqIndex } from './FaqIndex.tsx';
import { FaqSection } from './FaqSection.tsx';
import * as styles from './FaqPage.css.ts';

/** Straight answers in four groups, each question with its own address. Specification §2, §4. */
function FaqPage({ data: { further } }: { data: FaqData }) {
  const groups = groupsWith(further);
  return (
    <>
      <PageHero title={words.title} lead={words.lead} />
      <Section as="div">
        <Container>
          <div className={styles.columns}>
            <FaqIndex className={styles.index} groups={groups} />
            <div className={styles.groups}>
              {groups.map((group, index) => (
                <FaqSection key={group.id} number={index + 1} group={group} />
              ))}
            </div>
          </div>
        </Container>
      </Section>
      <CallToAction {...words.closing} />
      <NewsletterSection />
    </>
  );
}

export const page: Page<FaqData> = { head: () => pages['/faq'], Component: FaqPage };
