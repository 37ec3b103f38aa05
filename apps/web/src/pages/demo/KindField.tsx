import { demoKinds, demoPage } from '@cornerbell/content/site';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { demoKindOf, type DemoKind } from './demo-kind.ts';
import * as styles from './KindField.css.ts';

/** A demo or a call; the address may choose first. Specification §2. */
export function KindField() {
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<DemoKind>();
  const kind = chosen ?? demoKindOf(params.get('kind'));
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{demoPage.kindLabel}</legend>
      <div className={styles.choices}>
        {demoKinds.map(({ id, label, text }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name="kind"
              value={id}
              className={styles.radio}
              checked={id === kind}
              onChange={() => setChosen(id)}
            />
            <span className={styles.label}>{label}</span>
            <span className={styles.text}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
