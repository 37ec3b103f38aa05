import { DataTable } from '@cornerbell/ui';
import type { Page } from '../../shell/page.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { TitledSection } from '../../sections/TitledSection.tsx';
import type { CompareData } from './data.ts';
import * as styles from './ComparePage.css.ts';

/** Cornerbell compared with paper, spreadsheets and general gym software, by the jobs of a boxing gym. */
export const page: Page<CompareData> = function ComparePage({ data: { copy, checked } }) {
  const { table, others, own } = copy;
  return (
    <>
      <PageHero {...copy.hero} />
      <TitledSection id="jobs" title={table.title} lead={table.lead} gap="xl">
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
      </TitledSection>
      <TitledSection id="others" title={others.title} lead={others.lead} tone="white">
        <RuledList items={others.items} />
      </TitledSection>
      <TitledSection id="own" title={own.title}>
        <RuledList items={own.items} layout="columns" />
      </TitledSection>
      <CallToAction {...copy.closing} />
    </>
  );
};
