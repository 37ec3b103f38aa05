import { Breadcrumbs, Container, DataTable, Link, Section, Stack } from '@cornerbell/ui';
import { Actions } from '../../sections/Actions.tsx';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { halves } from '../../sections/layout.css.ts';
import { NumberRows } from '../../sections/NumberRows.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RoundList } from '../../sections/RoundList.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { SectionTitle } from '../../sections/SectionTitle.tsx';
import type { Page } from '../../shell/page.ts';
import { CarrySection } from '../../switching/CarrySection.tsx';
import { SourceIndex } from '../../switching/SourceIndex.tsx';
import { WorkLists } from '../../switching/WorkLists.tsx';
import type { SwitchFromData } from './data.ts';
import * as styles from './SwitchFromPage.css.ts';

type Source = Pick<SwitchFromData, 'source'>;

const Columns = ({ source: { columns } }: Source) =>
  columns && (
    <Section tone="white" labelledBy="columns">
      <Container>
        <Stack gap="xxl">
          <SectionTitle id="columns" title={columns.title} lead={columns.lead} />
          <DataTable
            caption={columns.title}
            columns={[
              { key: 'column', label: columns.labels.column },
              { key: 'write', label: columns.labels.write },
              { key: 'avoid', label: columns.labels.avoid },
            ]}
            rows={columns.rows}
          />
        </Stack>
      </Container>
    </Section>
  );

const Differences = ({ source: { differences } }: Source) =>
  differences && (
    <Section tone="white" labelledBy="differences">
      <Container>
        <Stack gap="xxl">
          <SectionTitle id="differences" title={differences.title} lead={differences.lead} />
          <RuledList layout="columns" items={differences.items} />
        </Stack>
      </Container>
    </Section>
  );

const Export = ({ source }: Source) => (
  <Section tone="ink" labelledBy="export">
    <Container>
      <div className={styles.split}>
        <SectionTitle id="export" title={source.export.title} lead={source.export.lead} />
        <RoundList labelledBy="export" rounds={source.export.steps} />
      </div>
    </Container>
  </Section>
);

const Cards = ({ source, shared }: Pick<SwitchFromData, 'source' | 'shared'>) => (
  <Section labelledBy="cards">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="cards" title={shared.cardsTitle} />
        <Stack gap="lg">
          <RuledList items={source.cards} />
          <Link href={shared.cardsLink.href} className={styles.more}>
            {shared.cardsLink.label}
          </Link>
        </Stack>
      </Stack>
    </Container>
  </Section>
);

const Who = ({ source, shared }: Pick<SwitchFromData, 'source' | 'shared'>) => (
  <Section tone="white" labelledBy="who">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="who" title={shared.whoTitle} />
        <WorkLists
          lists={[
            { title: shared.weTitle, items: shared.we },
            { title: shared.asksTitle, items: source.asks },
          ]}
        />
      </Stack>
    </Container>
  </Section>
);

const Others = ({
  source,
  shared,
  knowledge,
  others,
}: Pick<SwitchFromData, 'source' | 'shared' | 'knowledge' | 'others'>) => (
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
);

/** How a gym switches from one system. */
export const page: Page<SwitchFromData> = function SwitchFromPage({ data }) {
  const { source, shared, planHref } = data;
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
      <CarrySection {...source.carries} statuses={data.statuses} />
      <Columns source={source} />
      <Differences source={source} />
      <Export source={source} />
      <Cards source={source} shared={shared} />
      <Who source={source} shared={shared} />
      <Others {...data} />
      <CallToAction {...shared.closing} tone="white" />
    </>
  );
};
