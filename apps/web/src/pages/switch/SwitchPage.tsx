import { pagePaths } from '@cornerbell/content';
import { Breadcrumbs, Heading, Link, Text } from '@cornerbell/ui';
import { Actions } from '../../sections/Actions.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { screenOnly } from '../../sections/layout.css.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { StillSection } from '../../gym/StillSection.tsx';
import { TitledSection } from '../../sections/TitledSection.tsx';
import type { Page } from '../../page.ts';
import { useShownLocation } from '../../shared/shown-location.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import type { SwitchData } from './data.ts';
import { Planner } from './Planner.tsx';
import * as styles from './SwitchPage.css.ts';

function SourceIndex({ copy, sources }: SwitchData) {
  const { search } = useShownLocation();
  const start = useHydrated() && new URLSearchParams(search).get('start');
  // The plan is for the same day.
  const query = start ? `?start=${start}` : '';
  return (
    <nav aria-labelledby="sources">
      <Heading id="sources" size="sm" className={styles.title}>
        {copy.fromTitle}
      </Heading>
      <ul className={styles.list}>
        {sources.map(({ id, name }) => (
          <li key={id}>
            <Link href={`${pagePaths.switch}/${id}${query}`} className={styles.link}>
              {name}
              <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
                <path d="M5 12h14m-6-6 6 6-6 6" />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How a gym switches to Cornerbell, in general or from one system. Only the plan is printed. */
export const page: Page<SwitchData> = function SwitchPage({ data }) {
  const { copy, sections, source, notes, gym } = data;
  return (
    <>
      <div className={screenOnly}>
        <PageHero
          breadcrumbs={source && <Breadcrumbs items={[copy.backLink, { label: source.name }]} />}
          title={copy.title}
          lead={copy.lead}
          aside={<SourceIndex {...data} />}
        >
          <Actions links={copy.actions} size="lg" />
        </PageHero>
      </div>
      <Planner {...data} />
      {gym && <StillSection {...gym} tone="ink" className={screenOnly} />}
      {sections.map(({ items, layout, ...section }, index) => (
        <TitledSection
          key={section.id}
          {...section}
          tone={index % 2 === 0 ? 'bone' : 'white'}
          gap="xl"
          className={screenOnly}
        >
          <RuledList layout={layout} items={items} />
          {notes && index === sections.length - 1 && (
            <Text size="sm" tone="muted">
              {notes}
            </Text>
          )}
        </TitledSection>
      ))}
      <CallToAction {...copy.closing} />
    </>
  );
};
