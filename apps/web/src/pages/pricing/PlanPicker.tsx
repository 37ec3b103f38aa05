import { DataList, TextField } from '@cornerbell/ui';
import { fillPlaceholders } from '../../library/fill-placeholders.ts';
import { useAnswers } from '../../forms/use-answers.ts';
import type { PricingData } from './data.ts';
import { planFor } from './plan-for.ts';
import * as styles from './PricingPage.css.ts';

const fieldNames = ['members', 'locations'] as const;

/** The plan for a gym, with both prices; hidden without JavaScript. */
export function PlanPicker({ copy, plans }: Pick<PricingData, 'copy' | 'plans'>) {
  const { picker, prices } = copy;
  const { answers, formProps } = useAnswers();
  // An empty or invalid answer counts as the example.
  const [members = 0, locations = 1] = fieldNames.map(
    (name) => Number(answers?.get(name)) || picker.example[name],
  );
  const { name, price, memberLimit } = planFor(plans, members, locations);
  const limit =
    memberLimit === null
      ? picker.unlimited
      : fillPlaceholders(picker.limit, { limit: memberLimit });
  return (
    <div className={styles.picker}>
      <form aria-label={picker.formLabel} className={styles.answers} {...formProps}>
        {fieldNames.map((field) => (
          <TextField
            key={field}
            type="number"
            inputMode="numeric"
            min={1}
            name={field}
            label={picker.labels[field]}
            defaultValue={picker.example[field]}
          />
        ))}
      </form>
      <div role="status">
        <DataList
          label={picker.resultLabel}
          rows={[
            { primary: picker.planLabel, secondary: limit, value: name },
            ...(price.kind === 'custom'
              ? [{ primary: picker.priceLabel, value: prices.customLabel }]
              : [
                  {
                    primary: prices.foundingLabel,
                    value: `$${price.founding}`,
                    unit: prices.period,
                  },
                  { primary: prices.regularLabel, value: `$${price.regular}`, unit: prices.period },
                ]),
          ]}
        />
      </div>
    </div>
  );
}
