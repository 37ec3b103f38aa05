import { Actions } from '../../sections/Actions.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { screenOnly } from '../../sections/layout.css.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { TitledSection } from '../../sections/TitledSection.tsx';
import type { Page } from '../../shell/page.ts';
import { CardsSection } from '../../switching/CardsSection.tsx';
import { CarrySection } from '../../switching/CarrySection.tsx';
import { SourceIndex } from '../../switching/SourceIndex.tsx';
import { WorkLists } from '../../switching/WorkLists.tsx';
import type { SwitchData } from './data.ts';
import { Planner } from './Planner.tsx';

/** How a gym switches to Cornerbell, with a planner. */
export const page: Page<SwitchData> = function SwitchPage({ data: { copy, sources, siteName } }) {
  const { who, notNow } = copy;
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
        <CardsSection {...copy.cards} tone="white" />
        <TitledSection id="who" title={who.title} lead={who.lead} tone="ink">
          <WorkLists
            lists={[
              { title: who.weTitle, items: who.we },
              { title: who.youTitle, items: who.you },
            ]}
          />
        </TitledSection>
      </div>
      <Planner copy={copy.planner} siteName={siteName} />
      <TitledSection id="not-now" title={notNow.title} lead={notNow.lead} className={screenOnly}>
        <RuledList layout="columns" items={notNow.items} />
      </TitledSection>
      <CallToAction {...copy.closing} tone="white" />
    </>
  );
};
