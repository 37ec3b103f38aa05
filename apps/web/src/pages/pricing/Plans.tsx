import { ButtonLink, Grid, PlanCard } from '@cornerbell/ui';
import { TitledSection } from '../../sections/TitledSection.tsx';
import type { PricingData } from './data.ts';
import { PlanPicker } from './PlanPicker.tsx';
import * as styles from './Plans.css.ts';

type Props = Pick<PricingData, 'copy' | 'plans'>;

/** An address with a plan in its query, before its fragment. */
const withPlan = (href: string, id: string) =>
  href.replace(/(?=#|$)/, `${href.includes('?') ? '&' : '?'}plan=${id}`);

/** The plan picker and the plan cards, each with a link to the application. */
export const Plans = ({ copy, plans }: Props) => (
  <TitledSection id="plans" title={copy.plans.title} lead={copy.plans.lead} gap="xl">
    <PlanPicker copy={copy} plans={plans} />
    <Grid columns={3} gap="lg" className={styles.cards}>
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
