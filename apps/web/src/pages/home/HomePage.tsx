import {
  builtInTheOpen,
  homeFeatures,
  homeFeaturesIntro,
  homeFoundingCall,
  homeHero,
  pages,
  pilotFacts,
} from '@cornerbell/content/site';
import {
  ButtonLink,
  Container,
  FeatureCard,
  Grid,
  Ropes,
  Section,
  Stack,
  StatTile,
} from '@cornerbell/ui';
import type { Page } from '../../app/page.ts';
import { NewsletterSection } from '../../features/newsletter/NewsletterSection.tsx';
import { PostItem } from '../../features/resources/items.tsx';
import { SectionTitle } from '../../features/sections/SectionTitle.tsx';
import type { HomeData } from './home.data.ts';
import { HeroBoard } from './HeroBoard.tsx';
import * as styles from './HomePage.css.ts';

const offer = [
  { value: String(pilotFacts.spots), label: 'founding gyms' },
  {
    value: `${pilotFacts.discountPercent}%`,
    label: 'off for life while your account stays active',
  },
  { value: `${pilotFacts.reviewHours} h`, label: 'to review your application' },
  { value: `${pilotFacts.guaranteeDays} days`, label: 'money-back guarantee in the pilot' },
];

const Hero = () => (
  <Section tone="ink" className={styles.hero}>
    <Container>
      <div className={styles.heroColumns}>
        <div className={styles.heroWords}>
          <p className={styles.eyebrow}>{homeHero.eyebrow}</p>
          <h1 className={styles.title}>{homeHero.title}</h1>
          <p className={styles.lead}>{homeHero.lead}</p>
          <div className={styles.actions}>
            {homeHero.actions.map(({ label, href }, index) => (
              <ButtonLink
                key={href}
                href={href}
                size="large"
                emphasis={index === 0 ? 'primary' : 'secondary'}
              >
                {label}
              </ButtonLink>
            ))}
          </div>
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
        <Grid columns={3} gap="lg">
          {homeFeatures.map(({ id, title, text, link }) => (
            <FeatureCard
              key={id}
              title={title}
              description={text}
              href={link.href}
              linkLabel={link.label}
            />
          ))}
        </Grid>
      </Stack>
    </Container>
  </Section>
);

const FoundingCall = () => (
  <Section tone="ink" labelledBy="founding">
    <Container>
      <Stack gap="xxl">
        <div className={styles.call}>
          <SectionTitle id="founding" title={homeFoundingCall.title} lead={homeFoundingCall.text} />
          <div className={styles.actions}>
            {homeFoundingCall.actions.map(({ label, href }, index) => (
              <ButtonLink key={href} href={href} emphasis={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        <Ropes />
        <Grid columns={4} gap="lg">
          {offer.map(({ value, label }) => (
            <StatTile key={label} value={value} label={label} />
          ))}
        </Grid>
      </Stack>
    </Container>
  </Section>
);

const InTheOpen = () => (
  <Section tone="white" labelledBy="open">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="open" title={builtInTheOpen.title} lead={builtInTheOpen.text} />
        <Grid columns={3} gap="lg">
          {builtInTheOpen.tiles.map(({ value, label }) => (
            <StatTile key={value} value={value} label={label} />
          ))}
        </Grid>
        <div>
          <ButtonLink href={builtInTheOpen.link.href} emphasis="secondary">
            {builtInTheOpen.link.label}
          </ButtonLink>
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
      <Section labelledBy="library">
        <Container>
          <Stack gap="xl">
            <SectionTitle id="library" title="From the library" />
            <Grid columns={3} gap="lg">
              {data.posts.map((post) => (
                <PostItem key={post.id} post={post} headingLevel={3} />
              ))}
            </Grid>
          </Stack>
        </Container>
      </Section>
      <NewsletterSection />
    </>
  );
}

export const page: Page<HomeData> = { head: () => pages['/'], Component: HomePage };
