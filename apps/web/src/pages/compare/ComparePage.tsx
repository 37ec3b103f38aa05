import { Container, DataTable, Section, Stack } from '@cornerbell/ui';
import type { Page } from '../../shell/page.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { SectionTitle } from '../../sections/SectionTitle.tsx';
import type { CompareData } from './data.ts';
import * as styles from './ComparePage.css.ts';

const Jobs = ({ copy: { table }, checked }: CompareData) => (
  <Section labelledBy="jobs">
    <Container>
      <Stack gap="xl">
        <SectionTitle id="jobs" title={table.title} lead={table.lead} />
        <DataTable
          className={styles.table}
          caption={table.caption}
          columns={[
            { key: 'job', label: table.columns.job },
            { key: 'us', label: table.columns.us },
            { key: 'paper', label: table.columns.paper },
            { key: 'sheets', label: table.columns.sheets },
            { key: 'general', label: table.columns.general },
          ]}
          rows={table.rows}
        />
        <p className={styles.checked}>{checked}</p>
      </Stack>
    </Container>
  </Section>
);

const Others = ({ copy: { others } }: Pick<CompareData, 'copy'>) => (
  <Section tone="white" labelledBy="others">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="others" title={others.title} lead={others.lead} />
        <RuledList items={others.items} />
      </Stack>
    </Container>
  </Section>
);

const Own = ({ copy: { own } }: Pick<CompareData, 'copy'>) => (
  <Section labelledBy="own">
    <Container>
      <Stack gap="xxl">
        <SectionTitle id="own" title={own.title} />
        <RuledList items={own.items} layout="columns" />
      </Stack>
    </Container>
  </Section>
);

/** Cornerbell compared with paper, spreadsheets and general gym software, by the jobs of a boxing gym. */
export const page: Page<CompareData> = function ComparePage({ data: { copy, checked } }) {
  return (
    <>
      <PageHero {...copy.hero} />
      <Jobs copy={copy} checked={checked} />
      <Others copy={copy} />
      <Own copy={copy} />
      <CallToAction {...copy.closing} />
    </>
  );
};
