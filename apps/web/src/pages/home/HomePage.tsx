import { Container, FeatureCard, Link, Section, Stack, StatTile } from '@cornerbell/ui';
import type { Page } from '../../page.ts';
import { Profiles } from '../../company/Profiles.tsx';
import { NewsletterSection } from '../../newsletter/NewsletterSection.tsx';
import { ItemCard } from '../../library/ItemCard.tsx';
import { Actions } from '../../sections/Actions.tsx';
import { halves } from '../../sections/layout.css.ts';
import { NumberRows } from '../../sections/NumberRows.tsx';
import { Ropes } from '../../sections/Ropes.tsx';
import { SectionTitle } from '../../sections/SectionTitle.tsx';
import { TitledSection } from '../../sections/TitledSection.tsx';
import type { HomeData } from './data.ts';
import { BuiltHtml } from '../../shared/built-html.tsx';
import * as styles from './HomePage.css.ts';

const Hero = ({ copy, board }: Pick<HomeData, 'copy' | 'board'>) => (
  <Section tone="ink" className={styles.hero}>
    <Container>
      <div className={styles.heroColumns}>
        <Stack gap="lg" align="start">
          <p className={styles.eyebrow}>{copy.hero.eyebrow}</p>
          <h1 className={styles.title}>{copy.hero.title}</h1>
          <p className={styles.lead}>{copy.hero.lead}</p>
          <Actions links={copy.hero.actions} size="lg" />
        </Stack>
        <BuiltHtml html={board} />
      </div>
    </Container>
  </Section>
);

const Features = ({ features }: Pick<HomeData, 'features'>) => (
  <TitledSection id="features" title={features.title} lead={features.lead}>
    <div className={styles.features}>
      {features.items.map(({ id, title, text, link, picture }, index) => (
        <FeatureCard
          key={id}
          title={title}
          description={text}
          href={link.href}
          linkLabel={link.label}
          picture={<BuiltHtml html={picture} />}
          pictureTone={index === 0 || index === features.items.length - 1 ? 'ink' : 'light'}
        />
      ))}
    </div>
  </TitledSection>
);

/** The first gyms in their own words, where the company has published some. */
const Gyms = ({ copy: { gyms: copy }, gyms }: Pick<HomeData, 'copy' | 'gyms'>) =>
  gyms && (
    <TitledSection id="gyms" title={copy.title} tone="white">
      <Profiles profiles={gyms} />
    </TitledSection>
  );

const FoundingCall = ({
  copy: { foundingCall },
  pilotNumbers,
}: Pick<HomeData, 'copy' | 'pilotNumbers'>) => (
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

const InTheOpen = ({ openness }: Pick<HomeData, 'openness'>) => (
  <Section tone="white" labelledBy="open">
    <Container>
      <Stack gap="xxl">
        <div className={styles.open}>
          <SectionTitle id="open" title={openness.title} lead={openness.text} />
          <Actions links={[openness.link]} variant="secondary" />
        </div>
        <div className={styles.tiles}>
          {openness.tiles.map(({ value, label, link }) => (
            <Stack key={value} gap="sm" align="start">
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
const Library = ({
  copy: { library },
  posts: [newest, ...others],
}: Pick<HomeData, 'copy' | 'posts'>) => (
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

export const page: Page<HomeData> = function HomePage({
  data: { copy, board, features, gyms, openness, pilotNumbers, posts },
}) {
  return (
    <>
      <Hero copy={copy} board={board} />
      <Features features={features} />
      <Gyms copy={copy} gyms={gyms} />
      <FoundingCall copy={copy} pilotNumbers={pilotNumbers} />
      <InTheOpen openness={openness} />
      <Library copy={copy} posts={posts} />
      <NewsletterSection />
    </>
  );
};
