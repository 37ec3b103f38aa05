import {
  builtInTheOpen,
  homeFeatures,
  homeFeaturesIntro,
  homeFoundingCall,
  homeHero,
  homeLibrary,
  pages,
  pilotNumbers,
} from '@cornerbell/content/site';
import { Container, FeatureCard, Ropes, Section, Stack, StatTile } from '@cornerbell/ui';
import type { Page } from '../../shell/page.ts';
import { NewsletterSection } from '../../newsletter/NewsletterSection.tsx';
import { PostItem } from '../../library/items.tsx';
import { Actions } from '../../sections/Actions.tsx';
import { halves } from '../../sections/layout.css.ts';
import { NumberRows } from '../../sections/NumberRows.tsx';
import { SectionTitle } from '../../sections/SectionTitle.tsx';
import type { HomeData } from './home.data.ts';
import { featurePictures } from './FeaturePictures.tsx';
import { HeroBoard } from './HeroBoard.tsx';
import * as styles from './HomePage.css.ts';

const Hero = () => (
  <Section tone="ink" className={styles.hero}>
    <Container>
      <div className={styles.heroColumns}>
        <div className={styles.heroWords}>
          <p className={styles.eyebrow}>{homeHero.eyebrow}</p>
          <h1 className={styles.title}>{homeHero.title}</h1>
          <p className={styles.lead}>{homeHero.lead}</p>
          <Actions links={homeHero.actions} size="large" />
        </div>
        <HeroBoard />
      </div>
    </Container>
  </Section>
);

const Features = () => (
  <Section labelledBy="features">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="features" title={homeFeaturesIntro.title} lead={homeFeaturesIntro.lead} />
        <div className={styles.features}>
          {homeFeatures.map(({ id, title, text, link }, index) => (
            <FeatureCard
              key={id}
              title={title}
              description={text}
              href={link.href}
              linkLabel={link.label}
              picture={featurePictures[id]}
              pictureTone={index === 0 || index === homeFeatures.length - 1 ? 'ink' : 'light'}
            />
          ))}
        </div>
      </Stack>
    </Container>
  </Section>
);

const FoundingCall = () => (
  <Section tone="ink" labelledBy="founding">
    <Container>
      <Stack gap="xxl">
        <Ropes />
        <div className={halves}>
          <Stack gap="xl">
            <SectionTitle
              id="founding"
              title={homeFoundingCall.title}
              lead={homeFoundingCall.text}
              size="hero"
            />
            <Actions links={homeFoundingCall.actions} size="large" />
          </Stack>
          <NumberRows numbers={pilotNumbers} size="large" />
        </div>
      </Stack>
    </Container>
  </Section>
);

const InTheOpen = () => (
  <Section tone="white" labelledBy="open">
    <Container>
      <Stack gap="xxl">
        <div className={styles.open}>
          <SectionTitle id="open" title={builtInTheOpen.title} lead={builtInTheOpen.text} />
          <Actions links={[builtInTheOpen.link]} emphasis="secondary" />
        </div>
        <div className={styles.tiles}>
          {builtInTheOpen.tiles.map(({ value, label }) => (
            <StatTile key={value} value={value} label={label} size="poster" />
          ))}
        </div>
      </Stack>
    </Container>
  </Section>
);

/** The newest post large, the next ones small beside it. */
const Library = ({ posts: [newest, ...others] }: Pick<HomeData, 'posts'>) => (
  <Section labelledBy="library">
    <Container>
      <Stack gap="xl">
        <div className={styles.open}>
          <SectionTitle id="library" title={homeLibrary.title} lead={homeLibrary.lead} />
          <Actions links={[homeLibrary.link]} emphasis="secondary" />
        </div>
        <div className={styles.library}>
          {newest && <PostItem post={newest} headingLevel={3} size="feature" />}
          {others.map((post) => (
            <PostItem key={post.id} post={post} headingLevel={3} size="small" />
          ))}
        </div>
      </Stack>
    </Container>
  </Section>
);

function HomePage({ data }: { data: HomeData }) {
  return (
    <>
      <Hero />
      <Features />
      <FoundingCall />
      <InTheOpen />
      <Library posts={data.posts} />
      <NewsletterSection />
    </>
  );
}

export const page: Page<HomeData> = { head: () => pages['/'], Component: HomePage };
