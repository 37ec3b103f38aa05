import { applicationRounds } from '@cornerbell/content/site';
import { RequiredNote } from '@cornerbell/ui';
import { FormFields, type FormFieldsProps } from '../../forms/FormFields.tsx';
import * as styles from './ApplicationForm.css.ts';

/** Props of `ApplicationRounds`. */
export type ApplicationRoundsProps = Pick<FormFieldsProps, 'errors' | 'limits'>;

/** The seven fields of the application in their three rounds. Specification §3, §5. */
export const ApplicationRounds = (props: ApplicationRoundsProps) => (
  <>
    <RequiredNote />
    {applicationRounds.map(({ title, fields }, index) => (
      <fieldset key={title} className={styles.round}>
        <legend className={styles.legend}>
          <span aria-hidden="true" className={styles.number}>
            {index + 1}
          </span>
          {title}
        </legend>
        <div className={styles.fields}>
          <FormFields fields={fields} {...props} />
        </div>
      </fieldset>
    ))}
  </>
);
