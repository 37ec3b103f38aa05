import { Breadcrumbs, Container, DataTable, Section } from '@cornerbell/ui';
import { Actions } from '../../sections/Actions.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { halves } from '../../sections/layout.css.ts';
import { NumberRows } from '../../sections/NumberRows.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RoundList } from '../../sections/RoundList.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { SectionTitle } from '../../sections/SectionTitle.tsx';
import { TitledSection } from '../../sections/TitledSection.tsx';
import type { Page } from '../../shell/page.ts';
import { CardsSection } from '../../switching/CardsSection.tsx';
import { CarrySection } from '../../switching/CarrySection.tsx';
import { SourceIndex } from '../../switching/SourceIndex.tsx';
import { WorkLists } from '../../switching/WorkLists.tsx';
import type { SwitchFromData } from './data.ts';
import * as styles from './SwitchFromPage.css.ts';

/** How a gym switches from one system. */
export const page: Page<SwitchFromData> = function SwitchFromPage({
  data: { source, shared, statuses, knowledge, planHref, others },
}) {
  const { columns, differences } = source;
  return (
    <>
      <PageHero
        breadcrumbs={<Breadcrumbs items={[shared.backLink, { label: source.name }]} />}
        title={source.title}
        lead={source.lead}
        aside={<NumberRows numbers={shared.numbers} />}
      >
        <Actions links={[{ label: shared.planLabel, href: planHref }, shared.demo]} size="lg" />
      </PageHero>
      <CarrySection {...source.carries} statuses={statuses} />
      {columns && (
        <TitledSection id="columns" title={columns.title} lead={columns.lead} tone="white">
          <DataTable
            caption={columns.title}
            columns={[
              { key: 'column', label: columns.labels.column },
              { key: 'write', label: columns.labels.write },
              { key: 'avoid', label: columns.labels.avoid },
            ]}
            rows={columns.rows}
          />
        </TitledSection>
      )}
      {differences && (
        <TitledSection
          id="differences"
          title={differences.title}
          lead={differences.lead}
          tone="white"
        >
          <RuledList layout="columns" items={differences.items} />
        </TitledSection>
      )}
      <Section tone="ink" labelledBy="export">
        <Container>
          <div className={styles.split}>
            <SectionTitle id="export" title={source.export.title} lead={source.export.lead} />
            <RoundList labelledBy="export" rounds={source.export.steps} />
          </div>
        </Container>
      </Section>
      <CardsSection title={shared.cardsTitle} items={source.cards} link={shared.cardsLink} />
      <TitledSection id="who" title={shared.whoTitle} tone="white">
        <WorkLists
          lists={[
            { title: shared.weTitle, items: shared.we },
            { title: shared.asksTitle, items: source.asks },
          ]}
        />
      </TitledSection>
      <Section as="div">
        <Container>
          <div className={halves}>
            <SourceIndex title={shared.othersTitle} links={others} />
            <div className={styles.notes}>
              <p className={styles.note}>{knowledge}</p>
              {source.trademark && <p className={styles.note}>{source.trademark}</p>}
            </div>
          </div>
        </Container>
      </Section>
      <CallToAction {...shared.closing} tone="white" />
    </>
  );
};
