import { demoPage as words } from '@cornerbell/content/site';
import { TextField } from '@cornerbell/ui';
import { useId, useState } from 'react';
import { windowName } from './read-request.ts';
import * as styles from './WindowFields.css.ts';
import { nextHour, timeZoneOfDevice } from './windows.ts';

/** Keeps the years that can be typed at four digits. */
const latest = '9999-12-31T23:59';

/** Up to three preferred times in the visitor's own time zone, which is named. Specification §2. */
export function WindowFields({ errors }: { errors: Readonly<Record<string, string | undefined>> }) {
  const hintId = useId();
  const [earliest] = useState(() => nextHour(new Date()));
  const zone = timeZoneOfDevice()?.replaceAll('_', ' ');
  return (
    <fieldset className={styles.root} aria-describedby={hintId}>
      <legend className={styles.legend}>{words.windowsLabel}</legend>
      <p id={hintId} className={styles.hint}>
        {words.windowsHint}
        {zone && (
          <>
            {' '}
            {words.zoneLabel} <strong className={styles.zone}>{zone}</strong>
          </>
        )}
      </p>
      <div className={styles.windows}>
        {words.windowLabels.map((label, index) => (
          <TextField
            key={label}
            label={label}
            name={windowName(index)}
            type="datetime-local"
            min={earliest}
            max={latest}
            error={errors[windowName(index)]}
          />
        ))}
      </div>
    </fieldset>
  );
}
