import type { Site } from '@cornerbell/content/copy';
import { RequiredNote } from '@cornerbell/ui';
import { FormFields } from '../../forms/FormFields.tsx';
import { answersOf } from '../../forms/Receipt.tsx';
import { LeadForm } from '../../forms/LeadForm.tsx';
import * as styles from './DemoForm.css.ts';
import { KindField } from './KindField.tsx';
import { readRequest } from './read-request.ts';
import { WindowFields } from './WindowFields.tsx';
import { windowText } from './windows.ts';

export interface DemoFormProps {
  copy: Site['demo'];
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
      read={(data) => readRequest(data, windowLabels.length)}
      onArrival={(lead) => {
        const { kind, windows = [] } = lead as ReturnType<typeof readRequest>;
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
