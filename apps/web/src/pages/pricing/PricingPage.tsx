import {
  pages,
  pilotFacts,
  planRules,
  pricingClosing,
  pricingPage,
} from '@cornerbell/content/site';
import { Container, Section, Stack } from '@cornerbell/ui';
import type { Page } from '../../shell/page.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { SectionTitle } from '../../sections/SectionTitle.tsx';
import { Plans } from './Plans.tsx';
import { PlanTable } from './PlanTable.tsx';
import * as styles from './PricingPage.css.ts';

const [guarantee, ...rules] = planRules;

const Rules = () => (
  <Section tone="ink" labelledBy="rules">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="rules" title={pricingPage.rulesTitle} />
        <div className={styles.rules}>
          <div className={styles.guarantee}>
            <p className={styles.days} aria-hidden="true">
              {pilotFacts.guaranteeDays}
            </p>
            <h3 className={styles.guaranteeTitle}>{guarantee.title}</h3>
            <p className={styles.guaranteeText}>{guarantee.text}</p>
          </div>
          <RuledList items={rules} />
        </div>
      </Stack>
    </Container>
  </Section>
);

/** The five plans, side by side and one by one, and the rules for all of them. Specification §2, §9. */
const PricingPage = () => (
  <>
    <PageHero title={pricingPage.title} lead={pricingPage.lead} aside={<PlanTable />} />
    <Plans />
    <Rules />
    <CallToAction {...pricingClosing} tone="white" />
  </>
);

export const page: Page<undefined> = { head: () => pages['/pricing'], Component: PricingPage };
