import { DataTable, Link, Text } from '@cornerbell/ui';
import type { Page } from '../../page.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { TitledSection } from '../../sections/TitledSection.tsx';
import type { CompareData } from './data.ts';
import * as styles from './ComparePage.css.ts';

/** Cornerbell beside paper, spreadsheets and general gym software, by the jobs of a boxing gym. */
export const page: Page<CompareData> = function ComparePage({ data: { copy, checked } }) {
  const { table } = copy;
  return (
    <>
      <PageHero {...copy.hero} />
      <TitledSection id="jobs" title={table.title} gap="xl">
        <DataTable
          className={styles.table}
          caption={table.caption}
          rowKey="job"
          columns={[
            { key: 'job', label: table.columns.job },
            { key: 'us', label: table.columns.us },
            { key: 'paper', label: table.columns.paper },
            { key: 'sheets', label: table.columns.sheets },
            { key: 'general', label: table.columns.general },
          ]}
          rows={table.rows}
        />
        <Text tone="muted">
          {checked}{' '}
          <Link href={table.link.href} className={styles.link}>
            {table.link.label}
          </Link>
        </Text>
      </TitledSection>
      <CallToAction {...copy.closing} tone="white" />
    </>
  );
};
