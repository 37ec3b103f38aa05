import type { DemoCopy } from '@cornerbell/content/copy';
import { TextField } from '@cornerbell/ui';
import { useId, useState, type FormEvent } from 'react';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { windowName } from './read-request.ts';
import * as styles from './WindowFields.css.ts';
import { isSkipped, nextHour, timeZoneOfDevice } from './windows.ts';

/** Keeps the years that can be typed at four digits. */
const latest = '9999-12-31T23:59';

/** Props of `WindowFields`. */
export interface WindowFieldsProps {
  copy: DemoCopy;
  /** What is wrong with a field, by its name. */
  errors: Readonly<Record<string, string | undefined>>;
}

/** Up to three preferred times in the visitor's own time zone, which is named. */
export function WindowFields({ copy, errors }: WindowFieldsProps) {
  const hintId = useId();
  const [opened] = useState(() => new Date());
  // The server's HTML knows neither the visitor's clock nor the time zone.
  const hydrated = useHydrated();
  const earliest = hydrated ? nextHour(opened) : undefined;
  const zone = hydrated ? timeZoneOfDevice()?.replaceAll('_', ' ') : undefined;

  function sayIfSkipped({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    field.setCustomValidity(isSkipped(field.value) ? copy.skippedTime : '');
  }

  return (
    <fieldset className={styles.root} aria-describedby={hintId}>
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
            max={latest}
            onInput={sayIfSkipped}
            error={errors[windowName(index)]}
          />
        ))}
      </div>
    </fieldset>
  );
}
