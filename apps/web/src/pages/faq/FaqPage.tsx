import { Container, Section, Stack } from '@cornerbell/ui';
import type { Page } from '../../page.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { NewsletterSection } from '../../newsletter/NewsletterSection.tsx';
import type { FaqData } from './data.ts';
import { FaqIndex } from './FaqIndex.tsx';
import { FaqSection } from './FaqSection.tsx';
import * as styles from './FaqPage.css.ts';

/** Questions and answers in groups, each question with its own address. */
export const page: Page<FaqData> = function FaqPage({ data: { copy, groups } }) {
  const { title, lead, indexLabel, linkLabel, closing } = copy;
  return (
    <>
      <PageHero title={title} lead={lead} />
      <Section as="div">
        <Container>
          <div className={styles.columns}>
            <FaqIndex label={indexLabel} groups={groups} />
            <Stack gap="xxxl">
              {groups.map((group, index) => (
                <FaqSection key={group.id} number={index + 1} group={group} linkLabel={linkLabel} />
              ))}
            </Stack>
          </div>
        </Container>
      </Section>
      <CallToAction {...closing} />
      <NewsletterSection />
    </>
  );
};
