import {
  aboutApproach,
  aboutClosing,
  aboutPage,
  aboutStory,
  aboutValues,
  builtInTheOpen,
  pages,
  roadmap,
} from '@cornerbell/content/site';
import { ButtonLink, Container, Section, Stack, StatTile } from '@cornerbell/ui';
import type { Page } from '../../shell/page.ts';
import { Rounds } from '../../rounds/Rounds.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { SectionTitle } from '../../sections/SectionTitle.tsx';
import * as styles from './AboutPage.css.ts';

const { paragraphs, ...hero } = aboutStory;

const Story = () => (
  <Section labelledBy="story">
    <Container>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <SectionTitle id="story" title={aboutPage.storyTitle} />
          <StatTile {...aboutPage.since} />
        </div>
        <div className={styles.story}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Container>
  </Section>
);

const Approach = () => (
  <Section tone="white" labelledBy="approach">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="approach" title={aboutPage.approachTitle} />
        <RuledList items={aboutApproach} layout="columns" />
        <div>
          <ButtonLink href={builtInTheOpen.link.href} emphasis="secondary">
            {builtInTheOpen.link.label}
          </ButtonLink>
        </div>
      </Stack>
    </Container>
  </Section>
);

const Roadmap = () => (
  <Section tone="ink" labelledBy="roadmap">
    <Container>
      <div className={styles.columns}>
        <SectionTitle id="roadmap" title={aboutPage.roadmapTitle} lead={aboutPage.roadmapLead} />
        <Rounds rounds={roadmap} direction="down" />
      </div>
    </Container>
  </Section>
);

const Values = () => (
  <Section labelledBy="values">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="values" title={aboutPage.valuesTitle} />
        <RuledList items={aboutValues} />
      </Stack>
    </Container>
  </Section>
);

/** Our Story: why, how, what next and what for. Specification §2. */
const AboutPage = () => (
  <>
    <PageHero {...hero} />
    <Story />
    <Approach />
    <Roadmap />
    <Values />
    <CallToAction {...aboutClosing} tone="white" />
  </>
);

export const page: Page<undefined> = { head: () => pages['/about'], Component: AboutPage };
