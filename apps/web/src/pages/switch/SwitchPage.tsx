import { Container, Link, Section, Stack } from '@cornerbell/ui';
import { Actions } from '../../sections/Actions.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { screenOnly } from '../../sections/layout.css.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { SectionTitle } from '../../sections/SectionTitle.tsx';
import type { Page } from '../../shell/page.ts';
import { CarrySection } from '../../switching/CarrySection.tsx';
import { SourceIndex } from '../../switching/SourceIndex.tsx';
import { WorkLists } from '../../switching/WorkLists.tsx';
import type { SwitchData } from './data.ts';
import { Planner } from './Planner.tsx';
import * as styles from './SwitchPage.css.ts';

type Copy = Pick<SwitchData, 'copy'>;

const Cards = ({ copy: { cards } }: Copy) => (
  <Section tone="white" labelledBy="cards">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="cards" title={cards.title} lead={cards.lead} />
        <Stack gap="lg">
          <RuledList items={cards.items} />
          <Link href={cards.link.href} className={styles.more}>
            {cards.link.label}
          </Link>
        </Stack>
      </Stack>
    </Container>
  </Section>
);

const Who = ({ copy: { who } }: Copy) => (
  <Section tone="ink" labelledBy="who">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="who" title={who.title} lead={who.lead} />
        <WorkLists
          lists={[
            { title: who.weTitle, items: who.we },
            { title: who.youTitle, items: who.you },
          ]}
        />
      </Stack>
    </Container>
  </Section>
);

const NotNow = ({ copy: { notNow } }: Copy) => (
  <Section labelledBy="not-now" className={screenOnly}>
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="not-now" title={notNow.title} lead={notNow.lead} />
        <RuledList layout="columns" items={notNow.items} />
      </Stack>
    </Container>
  </Section>
);

/** How a gym switches to Cornerbell, with a planner. */
export const page: Page<SwitchData> = function SwitchPage({ data: { copy, sources, siteName } }) {
  return (
    <>
      {/* Print shows the plan only. */}
      <div className={screenOnly}>
        <PageHero
          title={copy.title}
          lead={copy.lead}
          aside={<SourceIndex title={copy.fromTitle} links={sources} />}
        >
          <Actions links={copy.actions} size="lg" />
        </PageHero>
        <CarrySection {...copy.carries} statuses={copy.statuses} />
        <Cards copy={copy} />
        <Who copy={copy} />
      </div>
      <Planner copy={copy.planner} siteName={siteName} />
      <NotNow copy={copy} />
      <CallToAction {...copy.closing} tone="white" />
    </>
  );
};
