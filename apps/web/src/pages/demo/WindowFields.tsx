import { demoPage as words } from '@cornerbell/content/site';
import { TextField } from '@cornerbell/ui';
import { useId, useState } from 'react';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { windowName } from './read-request.ts';
import * as styles from './WindowFields.css.ts';
import { nextHour, timeZoneOfDevice } from './windows.ts';

/** Keeps the years that can be typed at four digits. */
const latest = '9999-12-31T23:59';

/** Up to three preferred times in the visitor's own time zone, which is named. Specification §2. */
export function WindowFields({ errors }: { errors: Readonly<Record<string, string | undefined>> }) {
  const hintId = useId();
  const [opened] = useState(() => new Date());
  // The server's HTML knows neither the visitor's clock nor the time zone.
  const hydrated = useHydrated();
  const earliest = hydrated ? nextHour(opened) : undefined;
  const zone = hydrated ? timeZoneOfDevice()?.replaceAll('_', ' ') : undefined;
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
