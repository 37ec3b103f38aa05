import { ButtonLink, Heading, Stack, Text } from '@cornerbell/ui';
import type { Page } from '../../page.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { TitledSection } from '../../sections/TitledSection.tsx';
import type { PricingData } from './data.ts';
import { Plans } from './Plans.tsx';
import { PlanTable } from './PlanTable.tsx';
import * as styles from './PricingPage.css.ts';

const Rules = ({ copy: { rules } }: Pick<PricingData, 'copy'>) => (
  <TitledSection id="rules" title={rules.title} tone="ink">
    <div className={styles.rules}>
      <Stack gap="sm">
        <p className={styles.days} aria-hidden="true">
          {rules.guarantee.days}
        </p>
        <Heading level={3}>{rules.guarantee.title}</Heading>
        <Text size="lg" tone="muted" className={styles.guaranteeText}>
          {rules.guarantee.text}
        </Text>
        <div className={styles.terms}>
          <ButtonLink href={rules.link.href} variant="secondary">
            {rules.link.label}
          </ButtonLink>
        </div>
      </Stack>
      <RuledList items={rules.items} />
    </div>
  </TitledSection>
);

/** The plans and the rules. */
export const page: Page<PricingData> = function PricingPage({ data }) {
  const { copy, plans } = data;
  return (
    <>
      <PageHero title={copy.title} lead={copy.lead} aside={<PlanTable {...data} />} />
      <Plans copy={copy} plans={plans} />
      <Rules copy={copy} />
      <CallToAction {...copy.closing} tone="white" />
    </>
  );
};
