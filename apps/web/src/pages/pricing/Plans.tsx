import { joinAction, plans, pricingPage } from '@cornerbell/content/site';
import { ButtonLink, Container, Grid, Link, PlanCard, Section, Stack } from '@cornerbell/ui';
import { SectionTitle } from '../../sections/SectionTitle.tsx';
import * as styles from './Plans.css.ts';

/** The five plan cards, and in the sixth place why articles name another price. Specification §9. */
export const Plans = () => (
  <Section labelledBy="plans">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="plans" title={pricingPage.plansTitle} lead={pricingPage.plansLead} />
        <Grid columns={3} gap="lg">
          {plans.map(({ id, name, price, description, badge, popular, features }) => (
            <PlanCard
              key={id}
              id={id}
              name={name}
              description={description}
              badge={badge}
              popular={popular}
              features={features}
              price={price.kind === 'monthly' ? price.founding : null}
              originalPrice={price.kind === 'monthly' ? price.regular : null}
              period={pricingPage.period}
              priceLabel={price.kind === 'monthly' ? pricingPage.foundingLabel : undefined}
              action={
                <ButtonLink href={joinAction.href} emphasis={popular ? 'primary' : 'secondary'}>
                  {joinAction.label}
                </ButtonLink>
              }
            />
          ))}
          <div className={styles.note}>
            <h3 className={styles.noteTitle}>{pricingPage.noteTitle}</h3>
            <p className={styles.noteText}>{pricingPage.note}</p>
            <p className={styles.noteText}>
              <Link href={pricingPage.noteLink.href} className={styles.noteLink}>
                {pricingPage.noteLink.label}
              </Link>
            </p>
          </div>
        </Grid>
      </Stack>
    </Container>
  </Section>
);
