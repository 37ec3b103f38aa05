import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { expect, test } from 'vitest';
import { SearchField } from '../SearchField/SearchField.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { RequiredNote } from './RequiredNote.tsx';
import { SelectField } from './SelectField.tsx';
import { TextareaField } from './TextareaField.tsx';
import { TextField } from './TextField.tsx';

const fields = [
  ['TextField', TextField, 'textbox'],
  ['TextareaField', TextareaField, 'textbox'],
  ['SelectField', SelectField, 'combobox'],
  ['CheckboxField', CheckboxField, 'checkbox'],
] as const;

test.each(fields)('%s is named by its label alone', (_, Field, role) => {
  render(<Field label="Email" required hint="A hint." error="An error." />);

  const control = screen.getByRole(role, { name: 'Email' });
  expect(control).toHaveProperty('required', true);
});

test.each(fields)(
  '%s is described by its error, its hint and what the page adds, in this order',
  (_, Field, role) => {
    render(
      <>
        <Field label="Email" hint="A hint." error="An error." aria-describedby="more" />
        <p id="more">More.</p>
      </>,
    );

    const control = screen.getByRole(role);
    const described = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'An error.',
      'A hint.',
      'More.',
    ]);
    expect(control.getAttribute('aria-invalid')).toBe('true');
  },
);

test.each(fields)(
  '%s without a hint and an error is neither described nor invalid',
  (_, Field, role) => {
    render(<Field label="Email" />);

    const control = screen.getByRole(role);
    expect(control.hasAttribute('aria-describedby')).toBe(false);
    expect(control.hasAttribute('aria-invalid')).toBe(false);
  },
);

test.each(fields)('%s is invalid with aria-invalid or an error', (_, Field, role) => {
  const { rerender } = render(<Field label="Email" aria-invalid="spelling" />);
  expect(screen.getByRole(role).getAttribute('aria-invalid')).toBe('spelling');

  rerender(<Field label="Email" aria-invalid={false} error="An error." />);
  expect(screen.getByRole(role).getAttribute('aria-invalid')).toBe('true');
});

test('the note explains the star', () => {
  const { container } = render(<RequiredNote />);

  expect(container.textContent).toBe('Fields marked * are required.');
});

interface Values {
  value: string;
}

const rules = { required: 'Needed.' };

/** A form with one empty field, as react-hook-form's documentation shows it. */
function Form({ draw }: { draw: (form: UseFormReturn<Values>) => ReactNode }) {
  const form = useForm<Values>();
  return (
    <form noValidate onSubmit={form.handleSubmit(() => undefined)}>
      {draw(form)}
      <button type="submit">Save</button>
    </form>
  );
}

test.each(fields)(
  'where %s has the first error, react-hook-form moves the focus to it',
  async (_, Field, role) => {
    render(<Form draw={({ register }) => <Field label="It" {...register('value', rules)} />} />);

    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(document.activeElement).toBe(screen.getByRole(role, { name: 'It' }));
  },
);

test('where a SearchField has the first error, its Controller moves the focus to it', async () => {
  render(
    <Form
      draw={({ control }) => (
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
      )}
    />,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'It' }));
});
