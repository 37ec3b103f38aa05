import {
  featureAreas,
  featuresPage,
  pages,
  pilotAsks,
  pilotBenefits,
  pilotClosing,
  pilotHero,
  pilotNumbers,
  pilotPage,
  pilotRounds,
  pilotSupportNumbers,
  pilotTerms,
} from '@cornerbell/content/site';
import { Container, FeatureCard, Grid, Section, Stack, StatTile } from '@cornerbell/ui';
import type { Page } from '../../shell/page.ts';
import { Rounds } from '../../rounds/Rounds.tsx';
import { Actions } from '../../sections/Actions.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { SectionTitle } from '../../sections/SectionTitle.tsx';
import * as styles from './PilotProgramPage.css.ts';
import { PlacesBoard } from './PlacesBoard.tsx';

const { actions, ...hero } = pilotHero;

const Numbers = ({ facts }: { facts: typeof pilotNumbers | typeof pilotSupportNumbers }) => (
  <div className={styles.numbers}>
    {facts.map((fact) => (
      <StatTile key={fact.label} {...fact} />
    ))}
  </div>
);

const Benefits = () => (
  <Section labelledBy="benefits">
    <Container>
      <div className={styles.split}>
        <SectionTitle id="benefits" title={pilotPage.benefitsTitle} lead={pilotPage.benefitsLead} />
        <RuledList items={pilotBenefits} />
      </div>
    </Container>
  </Section>
);

const Areas = () => (
  <Section tone="white" labelledBy="areas">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="areas" title={pilotPage.areasTitle} lead={pilotPage.areasLead} />
        <Grid columns={4} min="narrow" gap="lg">
          {featureAreas.map(({ id, title, description, color, highlights, link }) => (
            <FeatureCard
              key={id}
              title={title}
              description={description}
              color={color}
              highlights={highlights}
              href={link}
              linkLabel={`${featuresPage.exploreLabel} ${title}`}
            />
          ))}
        </Grid>
      </Stack>
    </Container>
  </Section>
);

const Steps = () => (
  <Section tone="ink" labelledBy="rounds">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="rounds" title={pilotPage.roundsTitle} />
        <Rounds rounds={pilotRounds} />
      </Stack>
    </Container>
  </Section>
);

const Support = () => (
  <Section labelledBy="support">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="support" title={pilotPage.supportTitle} lead={pilotPage.supportLead} />
        <Numbers facts={pilotSupportNumbers} />
      </Stack>
    </Container>
  </Section>
);

const Asks = () => (
  <Section tone="white" labelledBy="asks">
    <Container>
      <div className={styles.split}>
        <SectionTitle id="asks" title={pilotPage.asksTitle} />
        <ol className={styles.askList}>
          {pilotAsks.map((ask) => (
            <li key={ask} className={styles.ask}>
              {ask}
            </li>
          ))}
        </ol>
      </div>
    </Container>
  </Section>
);

const Terms = () => (
  <Section labelledBy="terms">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="terms" title={pilotPage.termsTitle} />
        <RuledList items={pilotTerms} />
      </Stack>
    </Container>
  </Section>
);

/** The offer for founding gyms in full. Specification §1, §2, §9. */
const PilotProgramPage = () => (
  <>
    <PageHero {...hero} aside={<PlacesBoard />} foot={<Numbers facts={pilotNumbers} />}>
      <Actions links={actions} size="large" />
    </PageHero>
    <Benefits />
    <Areas />
    <Steps />
    <Support />
    <Asks />
    <Terms />
    <CallToAction {...pilotClosing} tone="white" />
  </>
);

export const page: Page<undefined> = {
  head: () => pages['/pilot-program'],
  Component: PilotProgramPage,
};
