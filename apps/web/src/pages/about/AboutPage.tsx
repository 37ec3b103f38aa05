import { ButtonLink, Container, Section, StatTile } from '@cornerbell/ui';
import { CompanyContact } from '../../company/CompanyContact.tsx';
import { Profiles } from '../../company/Profiles.tsx';
import type { Page } from '../../page.ts';
import { Rounds } from '../../rounds/Rounds.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { SectionTitle } from '../../sections/SectionTitle.tsx';
import { TitledSection } from '../../sections/TitledSection.tsx';
import type { AboutData } from './data.ts';
import * as styles from './AboutPage.css.ts';

type Copy = Pick<AboutData, 'copy'>;

const Story = ({ copy: { story } }: Copy) => (
  <Section labelledBy="story">
    <Container>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <SectionTitle id="story" title={story.title} />
          <StatTile {...story.since} />
        </div>
        <div className={styles.story}>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Container>
  </Section>
);

const Roadmap = ({ copy: { roadmap } }: Copy) => (
  <Section tone="ink" labelledBy="roadmap">
    <Container>
      <div className={styles.columns}>
        <SectionTitle id="roadmap" title={roadmap.title} lead={roadmap.lead} />
        <Rounds rounds={roadmap.rounds} direction="down" />
      </div>
    </Container>
  </Section>
);

/** Our Story. */
export const page: Page<AboutData> = function AboutPage({
  data: { copy, founders, places, updatesLink },
}) {
  const { team, approach, values } = copy;
  return (
    <>
      <PageHero {...copy.hero} />
      <Story copy={copy} />
      <TitledSection id="team" title={team.title} lead={team.lead} tone="white">
        {founders && <Profiles profiles={founders} />}
        <RuledList items={team.items} layout="columns" />
        {places && <p className={styles.places}>{places}</p>}
        <CompanyContact />
        <div>
          <ButtonLink href={team.link.href} variant="secondary">
            {team.link.label}
          </ButtonLink>
        </div>
      </TitledSection>
      <TitledSection id="approach" title={approach.title}>
        <RuledList items={approach.items} layout="columns" />
        <div>
          <ButtonLink href={updatesLink.href} variant="secondary">
            {updatesLink.label}
          </ButtonLink>
        </div>
      </TitledSection>
      <Roadmap copy={copy} />
      <TitledSection id="values" title={values.title}>
        <RuledList items={values.items} />
      </TitledSection>
      <CallToAction {...copy.closing} tone="white" />
    </>
  );
};
