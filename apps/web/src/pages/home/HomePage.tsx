import { Container, FeatureCard, Link, Section, Stack, StatTile } from '@cornerbell/ui';
import type { Page } from '../../page.ts';
import { Profiles } from '../../company/Profiles.tsx';
import { LiveGym } from '../../gym/LiveGym.tsx';
import { NewsletterSection } from '../../newsletter/NewsletterSection.tsx';
import { ItemCard } from '../../library/ItemCard.tsx';
import { Actions } from '../../sections/Actions.tsx';
import { halves } from '../../sections/layout.css.ts';
import { NumberRows } from '../../sections/NumberRows.tsx';
import { Ropes } from '../../sections/Ropes.tsx';
import { SectionTitle, TitledSection } from '../../sections/TitledSection.tsx';
import type { HomeData } from './data.ts';
import * as styles from './HomePage.css.ts';

/** The headline, and below it the gym as software that a visitor uses. */
const Hero = ({ copy, gym }: HomeData) => (
  <Section tone="ink" className={styles.hero}>
    <Container>
      <Stack gap="xxl">
        <Stack gap="md">
          <p className={styles.eyebrow}>{copy.hero.eyebrow}</p>
          <h1 className={styles.title}>{copy.hero.title}</h1>
          <div className={styles.open}>
            <p className={styles.lead}>{copy.hero.lead}</p>
            <Actions links={copy.hero.actions} size="lg" />
          </div>
        </Stack>
        <LiveGym previews={gym} />
      </Stack>
    </Container>
  </Section>
);

const Features = ({ copy: { features } }: HomeData) => (
  <TitledSection id="features" title={features.title} lead={features.lead}>
    <div className={styles.features}>
      {features.items.map(({ id, title, text, link }) => (
        <FeatureCard
          key={id}
          title={title}
          description={text}
          href={link.href}
          linkLabel={link.label}
        />
      ))}
    </div>
  </TitledSection>
);

/** The first gyms in their own words, where the company has published some. */
const Gyms = ({ copy, gyms }: HomeData) =>
  gyms && (
    <TitledSection id="gyms" title={copy.gyms.title} tone="white">
      <Profiles profiles={gyms} />
    </TitledSection>
  );

const FoundingCall = ({ copy: { foundingCall }, pilotNumbers }: HomeData) => (
  <Section tone="ink" labelledBy="founding">
    <Container>
      <Stack gap="xxl">
        <Ropes />
        <div className={halves}>
          <Stack gap="xl">
            <SectionTitle
              id="founding"
              title={foundingCall.title}
              lead={foundingCall.text}
              isMain
            />
            <Actions links={foundingCall.actions} size="lg" />
          </Stack>
          <NumberRows numbers={pilotNumbers} size="large" />
        </div>
      </Stack>
    </Container>
  </Section>
);

const InTheOpen = ({ openness }: HomeData) => (
  <Section tone="white" labelledBy="open">
    <Container>
      <Stack gap="xxl">
        <div className={styles.open}>
          <SectionTitle id="open" title={openness.title} lead={openness.text} />
          <Actions links={[openness.link]} variant="secondary" />
        </div>
        <div className={styles.tiles}>
          {openness.tiles.map(({ value, label, link }) => (
            <Stack key={value} gap="sm">
              <StatTile value={value} label={label} size="lg" />
              {link && (
                <Link href={link.href} className={styles.proof}>
                  {link.label}
                </Link>
              )}
            </Stack>
          ))}
        </div>
      </Stack>
    </Container>
  </Section>
);

/** The newest posts; the first is large. */
const Library = ({ copy: { library }, posts: [newest, ...others] }: HomeData) => (
  <Section labelledBy="library">
    <Container>
      <Stack gap="xl">
        <div className={styles.open}>
          <SectionTitle id="library" title={library.title} lead={library.lead} />
          <Actions links={[library.link]} variant="secondary" />
        </div>
        <div className={styles.library}>
          {newest && <ItemCard item={newest} size="lg" />}
          {others.map((post) => (
            <ItemCard key={post.id} item={post} size="sm" />
          ))}
        </div>
      </Stack>
    </Container>
  </Section>
);

export const page: Page<HomeData> = function HomePage({ data }) {
  return (
    <>
      <Hero {...data} />
      <Features {...data} />
      <Gyms {...data} />
      <FoundingCall {...data} />
      <InTheOpen {...data} />
      <Library {...data} />
      <NewsletterSection />
    </>
  );
};
