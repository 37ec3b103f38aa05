import { Container, Section, Stack, StatTile, Text } from '@cornerbell/ui';
import { CompanyContact } from '../../company/CompanyContact.tsx';
import { Profiles } from '../../company/Profiles.tsx';
import type { Page } from '../../page.ts';
import { Rounds } from '../../rounds/Rounds.tsx';
import { Actions } from '../../sections/Actions.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { besideHeading } from '../../sections/layout.css.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { SectionTitle, TitledSection } from '../../sections/TitledSection.tsx';
import type { AboutData } from './data.ts';
import * as styles from './AboutPage.css.ts';

const Story = ({ copy: { story } }: Pick<AboutData, 'copy'>) => (
  <Section labelledBy="story">
    <Container>
      <Stack gap="xxl" className={besideHeading}>
        <Stack gap="xl">
          <SectionTitle id="story" title={story.title} />
          <StatTile {...story.since} />
        </Stack>
        <Stack gap="lg">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </Stack>
      </Stack>
    </Container>
  </Section>
);

/** Our Story. */
export const page: Page<AboutData> = function AboutPage({
  data: { copy, founders, places, updatesLink },
}) {
  const { team, approach, roadmap, values } = copy;
  return (
    <>
      <PageHero {...copy.hero} />
      <Story copy={copy} />
      <TitledSection id="team" title={team.title} lead={team.lead} tone="white">
        {founders && <Profiles profiles={founders} />}
        <RuledList items={team.items} layout="columns" />
        {places && <Text className={styles.places}>{places}</Text>}
        <CompanyContact />
        <Actions links={[team.link]} variant="secondary" />
      </TitledSection>
      <TitledSection id="approach" title={approach.title}>
        <RuledList items={approach.items} layout="columns" />
        <Actions links={[updatesLink]} variant="secondary" />
      </TitledSection>
      <TitledSection
        id="roadmap"
        title={roadmap.title}
        lead={roadmap.lead}
        tone="ink"
        layout="beside"
      >
        <Rounds rounds={roadmap.rounds} direction="down" />
      </TitledSection>
      <TitledSection id="values" title={values.title}>
        <RuledList items={values.items} />
      </TitledSection>
      <CallToAction {...copy.closing} tone="white" />
    </>
  );
};
