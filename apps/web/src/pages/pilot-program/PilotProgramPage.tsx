import { Container, FeatureCard, Grid, Section, Stack, StatTile } from '@cornerbell/ui';
import type { Page } from '../../shell/page.ts';
import { Rounds } from '../../rounds/Rounds.tsx';
import { Actions } from '../../sections/Actions.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { SectionTitle } from '../../sections/SectionTitle.tsx';
import type { PilotProgramData } from './data.ts';
import * as styles from './PilotProgramPage.css.ts';
import { PlacesBoard } from './PlacesBoard.tsx';

type Copy = Pick<PilotProgramData, 'copy'>;

const Numbers = ({ numbers }: Pick<PilotProgramData['copy'], 'numbers'>) => (
  <div className={styles.numbers}>
    {numbers.map((number) => (
      <StatTile key={number.label} {...number} />
    ))}
  </div>
);

const Benefits = ({ copy: { benefits } }: Copy) => (
  <Section labelledBy="benefits">
    <Container>
      <div className={styles.split}>
        <SectionTitle id="benefits" title={benefits.title} lead={benefits.lead} />
        <RuledList items={benefits.items} />
      </div>
    </Container>
  </Section>
);

const Areas = ({ copy, areas, exploreLabel }: Omit<PilotProgramData, 'places'>) => (
  <Section tone="white" labelledBy="areas">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="areas" title={copy.areas.title} lead={copy.areas.lead} />
        <Grid columns={4} min="narrow" gap="lg">
          {areas.map(({ id, title, description, color, highlights, link }) => (
            <FeatureCard
              key={id}
              title={title}
              description={description}
              color={color}
              highlights={highlights}
              href={link}
              linkLabel={`${exploreLabel} ${title}`}
            />
          ))}
        </Grid>
      </Stack>
    </Container>
  </Section>
);

const Steps = ({ copy: { rounds } }: Copy) => (
  <Section tone="ink" labelledBy="rounds">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="rounds" title={rounds.title} />
        <Rounds rounds={rounds.items} />
      </Stack>
    </Container>
  </Section>
);

const Support = ({ copy: { support } }: Copy) => (
  <Section labelledBy="support">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="support" title={support.title} lead={support.lead} />
        <Numbers numbers={support.numbers} />
      </Stack>
    </Container>
  </Section>
);

const Asks = ({ copy: { asks } }: Copy) => (
  <Section tone="white" labelledBy="asks">
    <Container>
      <div className={styles.split}>
        <SectionTitle id="asks" title={asks.title} />
        <ol className={styles.askList}>
          {asks.items.map((ask) => (
            <li key={ask} className={styles.ask}>
              {ask}
            </li>
          ))}
        </ol>
      </div>
    </Container>
  </Section>
);

const Terms = ({ copy: { terms } }: Copy) => (
  <Section labelledBy="terms">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="terms" title={terms.title} />
        <RuledList items={terms.items} />
      </Stack>
    </Container>
  </Section>
);

/** The offer for founding gyms. */
export const page: Page<PilotProgramData> = function PilotProgramPage({
  data: { copy, places, areas, exploreLabel },
}) {
  const { actions, ...hero } = copy.hero;
  return (
    <>
      <PageHero
        {...hero}
        aside={<PlacesBoard {...copy.places} {...places} />}
        foot={<Numbers numbers={copy.numbers} />}
      >
        <Actions links={actions} size="lg" />
      </PageHero>
      <Benefits copy={copy} />
      <Areas copy={copy} areas={areas} exploreLabel={exploreLabel} />
      <Steps copy={copy} />
      <Support copy={copy} />
      <Asks copy={copy} />
      <Terms copy={copy} />
      <CallToAction {...copy.closing} tone="white" />
    </>
  );
};
