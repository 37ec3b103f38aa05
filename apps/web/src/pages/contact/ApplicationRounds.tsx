import type { Site } from '@cornerbell/content/copy';
import { RequiredNote } from '@cornerbell/ui';
import { FormFields, type FormFieldsProps } from '../../forms/FormFields.tsx';
import * as styles from './ApplicationForm.css.ts';

type ApplicationRoundsProps = Pick<FormFieldsProps, 'errors' | 'limits'> & {
  copy: Site['contact'];
};

/** The fields of the application, grouped in rounds. */
export const ApplicationRounds = ({ copy, ...props }: ApplicationRoundsProps) => (
  <>
    <RequiredNote />
    {copy.rounds.map(({ title, fields }, index) => (
      <fieldset key={title} className={styles.round}>
        <legend className={styles.legend}>
          <span aria-hidden="true" className={styles.number}>
            {index + 1}
          </span>
          {title}
        </legend>
        <div className={styles.fields}>
          <FormFields fields={copy.fields.filter(({ name }) => fields.includes(name))} {...props} />
        </div>
      </fieldset>
    ))}
  </>
);
