import { Container, FeatureCard, Section, Stack, StatTile } from '@cornerbell/ui';
import type { Page } from '../../page.ts';
import { DayPicture, EveningPicture, RosterPicture } from '../../samples/pictures.tsx';
import { scheduleDays } from '../../samples/schedule.ts';
import { Actions } from '../../sections/Actions.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { halves } from '../../sections/layout.css.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { SectionTitle } from '../../sections/SectionTitle.tsx';
import { TitledSection } from '../../sections/TitledSection.tsx';
import { BoardPicture, NumbersPicture } from './AreaPictures.tsx';
import type { FeaturesData } from './data.ts';
import * as styles from './FeaturesPage.css.ts';

const Hero = ({ copy: { title, lead, actions, stats } }: Pick<FeaturesData, 'copy'>) => (
  <PageHero title={title} lead={lead}>
    <Actions links={actions} size="lg" />
    <div className={styles.facts}>
      {stats.map(({ label, value }) => (
        <StatTile key={label} value={value} label={label} />
      ))}
    </div>
  </PageHero>
);

/** The picture of an area; nothing if it has none. */
function AreaPicture({ id, samples }: { id: string } & Pick<FeaturesData, 'samples'>) {
  const { analytics, leaderboards, members, timetable } = samples;
  const [board] = leaderboards.boards;
  switch (id) {
    case 'member-management':
      return <RosterPicture sample={members} />;
    case 'class-scheduling':
      return <DayPicture copy={timetable.copy} day={scheduleDays(timetable.slots)[0]} />;
    case 'business-tools':
      return <NumbersPicture sample={analytics} />;
    case 'member-experience':
      return board && <BoardPicture board={board} />;
    default:
      return null;
  }
}

const Areas = ({ copy, samples }: FeaturesData) => (
  <TitledSection id="areas" title={copy.areasTitle}>
    {copy.areas.map(({ id, title, description, color, features, highlights, link }) => (
      <FeatureCard
        key={id}
        title={title}
        description={description}
        color={color}
        features={features}
        highlights={highlights}
        href={link}
        linkLabel={`${copy.exploreLabel} ${title}`}
        picture={<AreaPicture id={id} samples={samples} />}
      />
    ))}
  </TitledSection>
);

const Together = ({ copy: { together }, samples }: FeaturesData) => (
  <Section tone="white" labelledBy="together">
    <Container>
      <div className={halves}>
        <Stack gap="xl">
          <SectionTitle id="together" title={together.title} lead={together.lead} />
          <div>
            {together.points.map(({ title, text }) => (
              <div key={title} className={styles.point}>
                <h3 className={styles.pointTitle}>{title}</h3>
                <p className={styles.pointText}>{text}</p>
              </div>
            ))}
          </div>
        </Stack>
        <EveningPicture sample={samples.evening} highlighted />
      </div>
    </Container>
  </Section>
);

export const page: Page<FeaturesData> = function FeaturesPage({ data: { copy, samples } }) {
  return (
    <>
      <Hero copy={copy} />
      <Areas copy={copy} samples={samples} />
      <Together copy={copy} samples={samples} />
      <TitledSection id="not-yet" title={copy.notYet.title} lead={copy.notYet.lead}>
        <RuledList items={copy.notYet.items} />
      </TitledSection>
      <CallToAction {...copy.foundingCall} />
    </>
  );
};
