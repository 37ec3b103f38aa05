import { fieldLimits } from '@cornerbell/api/limits';
import type { FormField } from '@cornerbell/content/copy';
import { TextareaField, TextField } from '@cornerbell/ui';
import type { FormEventHandler } from 'react';

/** Props of `FormFields`. */
export interface FormFieldsProps {
  fields: readonly FormField[];
  /** Error messages, by the names of fields. */
  errors: Readonly<Record<string, string | undefined>>;
  /** What stands in fields that are not filled out yet, by their names. */
  defaults?: Readonly<Record<string, string>>;
  /** Called when the browser refuses a field of one line. */
  onInvalid?: FormEventHandler<HTMLInputElement>;
}

/** The fields of a form, each required unless it is `optional`. */
export function FormFields({ fields, errors, defaults, onInvalid }: FormFieldsProps) {
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
      <TextField key={name} type={control} inputMode={control} onInvalid={onInvalid} {...props} />
    );
  });
}
