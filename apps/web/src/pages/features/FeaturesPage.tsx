import { Container, FeatureCard, Section, Stack, StatTile, Text } from '@cornerbell/ui';
import type { Page } from '../../page.ts';
import { LiveGym } from '../../gym/LiveGym.tsx';
import { Actions } from '../../sections/Actions.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { SectionTitle } from '../../sections/SectionTitle.tsx';
import { TitledSection } from '../../sections/TitledSection.tsx';
import { BuiltHtml } from '../../shared/built-html.tsx';
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

const Areas = ({ copy, areas }: Pick<FeaturesData, 'copy' | 'areas'>) => (
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
const Together = ({ copy: { together }, gym }: Pick<FeaturesData, 'copy' | 'gym'>) => (
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

export const page: Page<FeaturesData> = function FeaturesPage({ data: { copy, areas, gym } }) {
  return (
    <>
      <Hero copy={copy} />
      <Areas copy={copy} areas={areas} />
      <TitledSection id="not-yet" title={copy.notYet.title} lead={copy.notYet.lead}>
        <RuledList items={copy.notYet.items} />
      </TitledSection>
      <Together copy={copy} gym={gym} />
      <CallToAction {...copy.foundingCall} />
    </>
  );
};
