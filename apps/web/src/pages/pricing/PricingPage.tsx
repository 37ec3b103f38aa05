import { ButtonLink, Grid, Heading, Link, PlanCard, Stack, Text } from '@cornerbell/ui';
import type { Page } from '../../page.ts';
import { PlanTable } from '../../plans/PlanTable.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { StillSection } from '../../gym/StillSection.tsx';
import { TitledSection } from '../../sections/TitledSection.tsx';
import type { PricingData } from './data.ts';
import { PlanPicker } from './PlanPicker.tsx';
import * as styles from './PricingPage.css.ts';

/** An address with a plan in its query, before its fragment. */
const withPlan = (href: string, id: string) =>
  href.replace(/(?=#|$)/, `${href.includes('?') ? '&' : '?'}plan=${id}`);

/** The plan picker and the plan cards, each with a link to the application. */
const Plans = ({ copy, plans }: PricingData) => (
  <TitledSection id="plans" title={copy.plans.title} lead={copy.plans.lead} gap="xl">
    <PlanPicker copy={copy} plans={plans} />
    <Grid columns={3} className={styles.cards}>
      {plans.map(({ id, name, price, description, badge, popular, features }) => (
        <PlanCard
          key={id}
          id={id}
          name={name}
          description={description}
          badge={badge}
          className={popular ? styles.popular : undefined}
          features={features}
          price={price.kind === 'monthly' ? price.founding : null}
          originalPrice={price.kind === 'monthly' ? price.regular : null}
          period={copy.prices.period}
          priceLabel={price.kind === 'monthly' ? copy.prices.foundingLabel : undefined}
          action={
            <ButtonLink
              href={withPlan(copy.plans.action.href, id)}
              variant={popular ? 'primary' : 'secondary'}
            >
              {copy.plans.action.label}
            </ButtonLink>
          }
        />
      ))}
    </Grid>
  </TitledSection>
);

const Rules = ({ copy: { rules, note } }: PricingData) => (
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
  const { copy, table, gym } = data;
  return (
    <>
      <PageHero title={copy.title} lead={copy.lead} aside={<PlanTable {...table} />} />
      <Plans {...data} />
      <StillSection {...gym} tone="white" />
      <Rules {...data} />
      <CallToAction {...copy.closing} tone="white" />
    </>
  );
};
