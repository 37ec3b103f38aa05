import { Container, FeatureCard, Section, Stack, StatTile, Text } from '@cornerbell/ui';
import type { Page } from '../../page.ts';
import { LiveGym } from '../../gym/LiveGym.tsx';
import { Actions } from '../../sections/Actions.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { SectionTitle, TitledSection } from '../../sections/TitledSection.tsx';
import { BuiltHtml } from '../../shared/built-html.tsx';
import type { FeaturesData } from './data.ts';
import * as styles from './FeaturesPage.css.ts';

const Hero = ({ copy: { title, lead, actions, stats } }: FeaturesData) => (
  <PageHero title={title} lead={lead}>
    <Actions links={actions} size="lg" />
    <div className={styles.facts}>
      {stats.map((stat) => (
        <StatTile key={stat.label} {...stat} />
      ))}
    </div>
  </PageHero>
);

const Areas = ({ copy, areas }: FeaturesData) => (
  <TitledSection id="areas" title={copy.areasTitle}>
    {areas.map(({ id, title, description, color, features, highlights, link, picture }) => (
      <FeatureCard
        key={id}
        title={title}
        description={description}
        color={color}
        features={features}
        highlights={highlights}
        href={link}
        linkLabel={`${copy.exploreLabel} ${title}`}
        picture={<BuiltHtml html={picture} />}
      />
    ))}
  </TitledSection>
);

/** How the areas work together, as software that a visitor uses. */
const Together = ({ copy: { together }, gym }: FeaturesData) => (
  <Section tone="white" labelledBy="together">
    <Container>
      <Stack gap="xl">
        <SectionTitle id="together" title={together.title} lead={together.lead} />
        <div className={styles.points}>
          {together.points.map(({ title, text }) => (
            <div key={title} className={styles.point}>
              <h3 className={styles.pointTitle}>{title}</h3>
              <Text tone="muted">{text}</Text>
            </div>
          ))}
        </div>
      </Stack>
    </Container>
    <div className={styles.stage}>
      <LiveGym previews={gym} />
    </div>
  </Section>
);

export const page: Page<FeaturesData> = function FeaturesPage({ data }) {
  const { notYet, foundingCall } = data.copy;
  return (
    <>
      <Hero {...data} />
      <Areas {...data} />
      <TitledSection id="not-yet" title={notYet.title} lead={notYet.lead}>
        <RuledList items={notYet.items} />
      </TitledSection>
      <Together {...data} />
      <CallToAction {...foundingCall} />
    </>
  );
};
