import type { Site } from '@cornerbell/content/copy';
import { useShownLocation } from '../../shared/shown-location.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { demoKindOf } from './demo-kind.ts';
import * as styles from './DemoForm.css.ts';

/** The choice of a demo or a call; the address may preselect one. */
export function KindField({ copy: { kindLabel, kinds } }: { copy: Site['demo'] }) {
  const { search } = useShownLocation();
  // The query is not known to the server.
  const kind = demoKindOf(useHydrated() ? new URLSearchParams(search).get('kind') : null);
  return (
    <fieldset key={kind} className={styles.fieldset}>
      <legend className={styles.legend}>{kindLabel}</legend>
      <div className={styles.choices}>
        {kinds.map(({ id, label, text }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name="kind"
              value={id}
              className={styles.radio}
              defaultChecked={id === kind}
            />
            <span className={styles.choiceLabel}>{label}</span>
            <span className={styles.choiceText}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
