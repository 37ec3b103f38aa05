import type { Site } from '@cornerbell/content/copy';
import { TextField } from '@cornerbell/ui';
import { useId, useState } from 'react';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { windowName } from './read-request.ts';
import * as styles from './DemoForm.css.ts';
import { latestTime, nextHour, timeZoneOfDevice } from './windows.ts';

interface WindowFieldsProps {
  copy: Site['demo'];
  /** Error messages, by the names of fields. */
  errors: Readonly<Record<string, string | undefined>>;
}

/** The preferred times, in the visitor's time zone. */
export function WindowFields({ copy, errors }: WindowFieldsProps) {
  const hintId = useId();
  const [opened] = useState(() => new Date());
  // The visitor's clock and time zone are not known to the server.
  const hydrated = useHydrated();
  const earliest = hydrated ? nextHour(opened) : undefined;
  const zone = hydrated ? timeZoneOfDevice()?.replaceAll('_', ' ') : undefined;

  return (
    <fieldset className={styles.fieldset} aria-describedby={hintId}>
      <legend className={styles.legend}>{copy.windowsLabel}</legend>
      <p id={hintId} className={styles.hint}>
        {copy.windowsHint}
        {zone && (
          <>
            {' '}
            {copy.zoneLabel} <strong className={styles.zone}>{zone}</strong>
          </>
        )}
      </p>
      <div className={styles.windows}>
        {copy.windowLabels.map((label, index) => (
          <TextField
            key={label}
            label={label}
            name={windowName(index)}
            type="datetime-local"
            min={earliest}
            max={latestTime}
            error={errors[windowName(index)]}
          />
        ))}
      </div>
    </fieldset>
  );
}
