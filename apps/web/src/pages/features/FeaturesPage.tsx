import {
  featureAreas,
  featuresFoundingCall,
  featuresPage,
  pages,
  sampleClassSlots,
  statTiles,
  togetherIntro,
  togetherPoints,
  type FeatureArea,
} from '@cornerbell/content/site';
import { Container, FeatureCard, Section, Stack, StatTile } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import type { Page } from '../../shell/page.ts';
import { DayPicture, RosterPicture } from '../../samples/pictures.tsx';
import { scheduleDays } from '../../samples/schedule.ts';
import { Actions } from '../../sections/Actions.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { halves } from '../../sections/layout.css.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { SectionTitle } from '../../sections/SectionTitle.tsx';
import { BoardPicture, NumbersPicture } from './AreaPictures.tsx';
import { EveningPicture } from './EveningPicture.tsx';
import * as styles from './FeaturesPage.css.ts';

const Hero = () => (
  <PageHero title={featuresPage.title} lead={featuresPage.lead}>
    <Actions links={featuresPage.actions} size="large" />
    <div className={styles.facts}>
      {statTiles.map(({ label, value }) => (
        <StatTile key={label} value={value} label={label} />
      ))}
    </div>
  </PageHero>
);

const [monday] = scheduleDays(sampleClassSlots);

/** A look inside each area. */
const pictures: Readonly<Record<FeatureArea['id'], ReactNode>> = {
  'member-management': <RosterPicture />,
  'class-scheduling': <DayPicture day={monday} />,
  'business-tools': <NumbersPicture />,
  'member-experience': <BoardPicture />,
};

const Areas = () => (
  <Section labelledBy="areas">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="areas" title={featuresPage.areasTitle} />
        {featureAreas.map(({ id, title, description, color, features, highlights, link }) => (
          <FeatureCard
            key={id}
            title={title}
            description={description}
            color={color}
            features={features}
            highlights={highlights}
            href={link}
            linkLabel={`${featuresPage.exploreLabel} ${title}`}
            picture={pictures[id]}
          />
        ))}
      </Stack>
    </Container>
  </Section>
);

const Together = () => (
  <Section tone="white" labelledBy="together">
    <Container>
      <div className={halves}>
        <Stack gap="xl">
          <SectionTitle id="together" title={togetherIntro.title} lead={togetherIntro.lead} />
          <div>
            {togetherPoints.map(({ title, text }) => (
              <div key={title} className={styles.point}>
                <h3 className={styles.pointTitle}>{title}</h3>
                <p className={styles.pointText}>{text}</p>
              </div>
            ))}
          </div>
        </Stack>
        <EveningPicture />
      </div>
    </Container>
  </Section>
);

const FeaturesPage = () => (
  <>
    <Hero />
    <Areas />
    <Together />
    <CallToAction {...featuresFoundingCall} />
  </>
);

export const page: Page<undefined> = { head: () => pages['/features'], Component: FeaturesPage };
