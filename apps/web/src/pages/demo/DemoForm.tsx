import type { LeadRequest } from '@cornerbell/api';
import type { Site } from '@cornerbell/content/copy';
import { RequiredNote, TextField } from '@cornerbell/ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { FormFields, type FormFieldsProps } from '../../forms/FormFields.tsx';
import { answersOf } from '../../forms/Receipt.tsx';
import { LeadForm } from '../../forms/LeadForm.tsx';
import { useReplaceQuery, useShownLocation } from '../../shared/shown-location.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import * as styles from './DemoForm.css.ts';
import {
  demoKindOf,
  latestTime,
  nextHour,
  readChoices,
  timeZoneOfDevice,
  windowName,
  windowText,
} from './choices.ts';

interface CopyProps {
  copy: Site['demo'];
}

/** The choice of a demo or a call, which is in the address. */
function KindField({ copy: { kindLabel, kinds } }: CopyProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const { search } = useShownLocation();
  const replaceQuery = useReplaceQuery();
  // The query is not known to the server.
  const kind = demoKindOf(useHydrated() ? new URLSearchParams(search).get('kind') : null);
  useLayoutEffect(() => {
    const radio = fieldset.current?.querySelector<HTMLInputElement>(`[value="${kind}"]`);
    if (radio) radio.checked = true;
  }, [kind]);
  return (
    <fieldset ref={fieldset} className={styles.fieldset}>
      <legend className={styles.legend}>{kindLabel}</legend>
      <div className={styles.choices}>
        {kinds.map(({ id, label, text }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name="kind"
              value={id}
              className={styles.radio}
              defaultChecked={id === demoKindOf(null)}
              onChange={() => {
                const query = new URLSearchParams(location.search);
                query.set('kind', id);
                replaceQuery(String(query));
              }}
            />
            <span className={styles.choiceLabel}>{label}</span>
            <span className={styles.choiceText}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The preferred times, in the visitor's time zone. */
function WindowFields({ copy, errors }: CopyProps & Pick<FormFieldsProps, 'errors'>) {
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

export interface DemoFormProps extends CopyProps {
  /** The id of the form's heading. */
  labelledBy: string;
}

/** The form for a demo or a call. */
export function DemoForm({ copy, labelledBy }: DemoFormProps) {
  const { fields, kinds, kindLabel, messages, windowLabels } = copy;
  const aboutYou = fields.filter(({ control }) => control !== 'textarea');
  const inYourWords = fields.filter(({ control }) => control === 'textarea');

  return (
    <LeadForm
      endpoint="demo"
      copy={copy}
      readMore={(data) => readChoices(data, windowLabels.length)}
      onArrival={(lead) => {
        const { kind, windows = [] } = lead as Extract<LeadRequest, { endpoint: 'demo' }>;
        const message = windows.length > 0 ? messages.done : messages.doneWithoutTimes;
        const details = windows.length > 0 && (
          <ul className={styles.times}>
            {windows.map((window) => (
              <li key={window}>{windowText(window)}</li>
            ))}
          </ul>
        );
        const value = kinds.find(({ id }) => id === kind)?.label ?? kind;
        const receipt = [{ label: kindLabel, value }, ...answersOf(fields, lead)];
        return { toast: message, message, details, receipt };
      }}
      size="lg"
      labelledBy={labelledBy}
      className={styles.root}
    >
      {(errors) => (
        <>
          <KindField copy={copy} />
          <RequiredNote />
          <FormFields fields={aboutYou} errors={errors} />
          <WindowFields copy={copy} errors={errors} />
          <FormFields fields={inYourWords} errors={errors} />
        </>
      )}
    </LeadForm>
  );
}
