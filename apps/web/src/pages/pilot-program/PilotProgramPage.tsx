import { pagePaths } from '@cornerbell/content';
import { FeatureCard, Grid, StatTile } from '@cornerbell/ui';
import type { PilotPlaces } from '../../company/pilot-places.ts';
import type { Page } from '../../page.ts';
import { PlanTable } from '../../plans/PlanTable.tsx';
import { Rounds } from '../../rounds/Rounds.tsx';
import { Actions } from '../../sections/Actions.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { StillSection } from '../../gym/StillSection.tsx';
import { TitledSection } from '../../sections/TitledSection.tsx';
import type { PilotProgramData } from './data.ts';
import * as styles from './PilotProgramPage.css.ts';

/** The look of a place; the next free one stands out. */
function stateOf(place: number, taken: number) {
  if (place > taken + 1) return 'free';
  return place <= taken ? 'taken' : 'next';
}

type PlacesBoardProps = Pick<PilotProgramData['copy']['places'], 'count' | 'caption'> & PilotPlaces;

/** The places of the pilot as a grid, with those that are taken. */
const PlacesBoard = ({ count, caption, taken, text }: PlacesBoardProps) => (
  <figure className={styles.board}>
    <div className={styles.places} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index + 1).map((place) => (
        <span key={place} className={styles.placeState[stateOf(place, taken)]}>
          {place}
        </span>
      ))}
    </div>
    <figcaption className={styles.caption}>
      {caption} {text}
    </figcaption>
  </figure>
);

const Numbers = ({ numbers }: Pick<PilotProgramData['copy'], 'numbers'>) => (
  <div className={styles.numbers}>
    {numbers.map((number) => (
      <StatTile key={number.label} {...number} />
    ))}
  </div>
);

const Areas = ({ copy, areas, exploreLabel }: PilotProgramData) => (
  <TitledSection id="areas" title={copy.areas.title} lead={copy.areas.lead} tone="white">
    <Grid columns={4} min="narrow">
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
    <Actions links={[copy.areas.action]} variant="secondary" />
  </TitledSection>
);

const Asks = ({ copy: { asks } }: PilotProgramData) => (
  <TitledSection id="asks" title={asks.title} tone="white" gap="xl" layout="beside">
    <ol className={styles.askList}>
      {asks.items.map((ask) => (
        <li key={ask} className={styles.ask}>
          {ask}
        </li>
      ))}
    </ol>
  </TitledSection>
);

/** The offer for founding gyms. */
export const page: Page<PilotProgramData> = function PilotProgramPage({ data }) {
  const { copy, places, table, gym } = data;
  const { actions, ...hero } = copy.hero;
  const { benefits, rounds, support, terms } = copy;
  return (
    <>
      <PageHero
        {...hero}
        aside={
          places ? (
            <PlacesBoard {...copy.places} {...places} />
          ) : (
            <PlanTable {...table} path={pagePaths.pricing} />
          )
        }
        foot={<Numbers numbers={copy.numbers} />}
      >
        <Actions links={actions} size="lg" />
      </PageHero>
      <TitledSection
        id="benefits"
        title={benefits.title}
        lead={benefits.lead}
        gap="xl"
        layout="beside"
      >
        <RuledList items={benefits.items} />
      </TitledSection>
      <Areas {...data} />
      <TitledSection id="rounds" title={rounds.title} tone="ink">
        <Rounds rounds={rounds.items} />
      </TitledSection>
      <StillSection {...gym} tone="white" />
      <TitledSection id="support" title={support.title} lead={support.lead}>
        <Numbers numbers={support.numbers} />
      </TitledSection>
      <Asks {...data} />
      <TitledSection id="terms" title={terms.title}>
        <RuledList items={terms.items} />
        <Actions links={[terms.action]} variant="secondary" />
      </TitledSection>
      <CallToAction {...copy.closing} tone="white" />
    </>
  );
};
