import { formatDate } from '@cornerbell/content';
import type { Site } from '@cornerbell/content/copy';
import { ButtonLink, DataList, DataTable, Stack, TextField, type DataRow } from '@cornerbell/ui';
import { fillPlaceholders } from '../../library/fill-placeholders.ts';
import { addDays, isDay, today } from '../../planners/days.ts';
import { useAnswers } from '../../planners/use-answers.ts';
import { halves } from '../../sections/layout.css.ts';
import { RuledList } from '../../sections/RuledList.tsx';
import { TitledSection } from '../../sections/TitledSection.tsx';
import { ShareButton } from '../../share/ShareButton.tsx';
import type { PricingData } from './data.ts';
import * as styles from './PlanPicker.css.ts';
import { minutesToSave, rangeOf, readGym, sumsOf, type Sums } from './sums.ts';

type Copy = Site['pricing']['sums'];

const fieldNames = ['members', 'growth', 'locations', 'hours', 'wage'] as const;

/** Fractions are allowed except for members and locations. */
const stepOf = (name: (typeof fieldNames)[number]) =>
  name === 'members' || name === 'locations' ? 1 : 'any';

function rowsOf(
  { results }: Copy,
  period: string,
  { plan, next, hasToSave }: Sums,
  dates: { next: string; firstCharge: string; moneyBack: string },
): DataRow[] {
  const { price, memberLimit } = plan;
  const rows: DataRow[] = [
    {
      primary: results.plan.label,
      secondary:
        memberLimit === null
          ? results.plan.unlimited
          : fillPlaceholders(results.plan.limit, { limit: memberLimit }),
      value: plan.name,
    },
  ];
  if (price.kind === 'monthly')
    rows.push(
      {
        primary: results.founding.label,
        secondary: results.founding.text,
        value: `$${price.founding}`,
        unit: period,
      },
      {
        primary: results.regular.label,
        secondary: results.regular.text,
        value: `$${price.regular}`,
        unit: period,
      },
    );
  rows.push(
    {
      primary: results.next.label,
      secondary: next
        ? fillPlaceholders(results.next.text, { plan: next.plan.name, members: next.members })
        : results.next.none,
      value: next ? dates.next : results.next.noneValue,
    },
    {
      primary: results.firstCharge.label,
      secondary: results.firstCharge.text,
      value: dates.firstCharge,
    },
    { primary: results.moneyBack.label, secondary: results.moneyBack.text, value: dates.moneyBack },
  );
  if (hasToSave)
    rows.push({
      primary: results.hasToSave.label,
      secondary: results.hasToSave.text,
      value: String(hasToSave.minutes),
      unit: results.hasToSave.unit,
    });
  return rows;
}

function verdictOf({ worthPercent, verdicts }: Copy, { hasToSave }: Sums) {
  if (!hasToSave) return verdicts.custom;
  return hasToSave.percent <= worthPercent ? verdicts.worth : verdicts.notYet;
}

const savesText = ({ table, example }: Copy, price: number) =>
  fillPlaceholders(table.minutes, { minutes: minutesToSave(price, example.wage) });

/** The plan for a gym, its cost, and whether it pays for itself; without JavaScript, a table of all plans. */
export function PlanPicker({ copy, plans }: Pick<PricingData, 'copy' | 'plans'>) {
  const { sums: sumsCopy, prices, card, rules } = copy;
  const { answers, formProps } = useAnswers({ start: today() });
  const gym = readGym(answers, sumsCopy.example);
  const sums = sumsOf(gym, plans);
  const start = answers.get('start') ?? '';
  const dateAfter = (days: number) =>
    isDay(start)
      ? formatDate(addDays(start, days), 'card')
      : fillPlaceholders(sumsCopy.results.day, { day: days + 1 });
  const dates = {
    next: dateAfter(sums.next?.days ?? 0),
    firstCharge: dateAfter(sumsCopy.trialDays),
    moneyBack: dateAfter(sumsCopy.trialDays + rules.guarantee.days),
  };
  const verdict = verdictOf(sumsCopy, sums);
  const values = {
    ...gym,
    percent: sums.hasToSave?.percent ?? 0,
    worthPercent: sumsCopy.worthPercent,
    trialDays: sumsCopy.trialDays,
    guaranteeDays: rules.guarantee.days,
    firstCharge: dates.firstCharge,
  };
  return (
    <TitledSection id="sums" title={sumsCopy.title} lead={sumsCopy.lead} tone="white">
      <div className={styles.picker}>
        <div className={halves}>
          <form aria-label={sumsCopy.formLabel} className={styles.fields} {...formProps}>
            {fieldNames.map((name) => (
              <TextField
                key={name}
                type="number"
                inputMode="decimal"
                name={name}
                autoComplete="off"
                defaultValue={sumsCopy.example[name]}
                step={stepOf(name)}
                {...rangeOf(name)}
                {...sumsCopy.fields[name]}
              />
            ))}
            <TextField type="date" name="start" autoComplete="off" {...sumsCopy.fields.start} />
          </form>
          <div className={styles.result}>
            <div role="status">
              <p className={styles.verdict}>{verdict.title}</p>
              <p className={styles.text}>{fillPlaceholders(verdict.text, values)}</p>
            </div>
            <DataList
              label={sumsCopy.resultLabel}
              rows={rowsOf(sumsCopy, prices.period, sums, dates)}
            />
            <div className={styles.actions}>
              <ButtonLink href={verdict.link.href}>{verdict.link.label}</ButtonLink>
              <ShareButton title={sumsCopy.title} label={sumsCopy.shareLabel} hash="#sums" />
            </div>
          </div>
        </div>
      </div>
      <Stack gap="lg">
        <h3 className={styles.heading}>{sumsCopy.formulas.title}</h3>
        <RuledList
          layout="columns"
          items={sumsCopy.formulas.items.map(({ title, text }) => ({
            title,
            text: fillPlaceholders(text, values),
          }))}
        />
      </Stack>
      <Stack gap="lg">
        <h3 className={styles.heading}>
          {fillPlaceholders(sumsCopy.table.title, sumsCopy.example)}
        </h3>
        <DataTable
          caption={fillPlaceholders(sumsCopy.table.title, sumsCopy.example)}
          columns={[
            { key: 'plan', label: card.planLabel },
            { key: 'founding', label: prices.foundingLabel, align: 'end' },
            { key: 'foundingSaves', label: sumsCopy.table.hasToSaveLabel },
            { key: 'regular', label: prices.regularLabel, align: 'end' },
            { key: 'regularSaves', label: sumsCopy.table.hasToSaveLabel },
          ]}
          rows={plans.flatMap(({ name, price }) => {
            if (price.kind === 'custom') return [];
            return {
              plan: name,
              founding: `$${price.founding}`,
              foundingSaves: savesText(sumsCopy, price.founding),
              regular: `$${price.regular}`,
              regularSaves: savesText(sumsCopy, price.regular),
            };
          })}
        />
      </Stack>
    </TitledSection>
  );
}
