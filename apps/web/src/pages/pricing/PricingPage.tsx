import { ButtonLink, Heading, Link, Stack, Text } from '@cornerbell/ui';
import type { Page } from '../../page.ts';
import { PlanTable } from '../../plans/PlanTable.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { StillSection } from '../../gym/StillSection.tsx';
import { TitledSection } from '../../sections/TitledSection.tsx';
import type { PricingData } from './data.ts';
import { Plans } from './Plans.tsx';
import * as styles from './PricingPage.css.ts';

const Rules = ({ copy: { rules, note } }: Pick<PricingData, 'copy'>) => (
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
    <Text tone="muted">
      {note.text}{' '}
      <Link href={note.link.href} className={styles.link}>
        {note.link.label}
      </Link>
    </Text>
  </TitledSection>
);

/** The plans and the rules. */
export const page: Page<PricingData> = function PricingPage({ data }) {
  const { copy, plans, table, gym } = data;
  return (
    <>
      <PageHero title={copy.title} lead={copy.lead} aside={<PlanTable {...table} />} />
      <Plans copy={copy} plans={plans} />
      <StillSection {...gym} tone="white" />
      <Rules copy={copy} />
      <CallToAction {...copy.closing} tone="white" />
    </>
  );
};
