import { fieldLimits } from '@cornerbell/api/limits';
import type { FormField } from '@cornerbell/content/copy';
import { TextareaField, TextField } from '@cornerbell/ui';

/** Props of `FormFields`. */
export interface FormFieldsProps {
  fields: readonly FormField[];
  /** Error messages, by the names of fields. */
  errors: Readonly<Record<string, string | undefined>>;
  /** What stands in fields that are not filled out yet, by their names. */
  defaults?: Readonly<Record<string, string>>;
}

/** The fields of a form, each required unless it is `optional`. */
export function FormFields({ fields, errors, defaults }: FormFieldsProps) {
  return fields.map(({ name, label, control, autocomplete, hint, optional }) => {
    const props = {
      name,
      label,
      hint,
      autoComplete: autocomplete,
      required: !optional,
      maxLength: fieldLimits[name as keyof typeof fieldLimits],
      error: errors[name],
      defaultValue: defaults?.[name],
    };
    return control === 'textarea' ? (
      <TextareaField key={name} {...props} />
    ) : (
      <TextField key={name} type={control} inputMode={control} {...props} />
    );
  });
}
