import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Controller, useForm, type Control, type UseFormRegister } from 'react-hook-form';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { SearchField } from '../SearchField/SearchField.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextareaField } from './TextareaField.tsx';
import { TextField } from './TextField.tsx';

interface Values {
  value: string;
}

const rules = { required: 'Needed.' };

type Draw = (register: UseFormRegister<Values>, control: Control<Values>) => ReactNode;

/** A form with one empty field, as react-hook-form's documentation shows it. */
function Form({ draw }: { draw: Draw }) {
  const { register, control, handleSubmit } = useForm<Values>();
  return (
    <form noValidate onSubmit={handleSubmit(() => undefined)}>
      {draw(register, control)}
      <button type="submit">Save</button>
    </form>
  );
}

const fields: Record<string, readonly [role: string, draw: Draw]> = {
  TextField: ['textbox', (register) => <TextField label="It" {...register('value', rules)} />],
  TextareaField: [
    'textbox',
    (register) => <TextareaField label="It" {...register('value', rules)} />,
  ],
  SelectField: [
    'combobox',
    (register) => (
      <SelectField label="It" {...register('value', rules)}>
        <option value="">None</option>
      </SelectField>
    ),
  ],
  CheckboxField: [
    'checkbox',
    (register) => <CheckboxField label="It" {...register('value', rules)} />,
  ],
  SearchField: [
    'combobox',
    (_, control) => (
      <Controller
        name="value"
        control={control}
        rules={rules}
        render={({ field: { ref, value = '', onChange } }) => (
          <SearchField
            ref={ref}
            label="It"
            value={value}
            onValueChange={onChange}
            suggestions={[]}
            onChoose={() => undefined}
          />
        )}
      />
    ),
  ],
};

test.each(Object.entries(fields))(
  'where %s has the first error, react-hook-form moves the focus to it',
  async (_, [role, draw]) => {
    const user = userEvent.setup();
    render(<Form draw={draw} />);

    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(document.activeElement).toBe(screen.getByRole(role, { name: 'It' }));
  },
);
