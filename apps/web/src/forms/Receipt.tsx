import type { LeadRequest } from '@cornerbell/api';
import type { FormField } from '@cornerbell/content/copy';
import { Button, Heading, Text } from '@cornerbell/ui';
import { useCopy } from '../shared/copy.ts';
import * as styles from './LeadForm.css.ts';

/** An answer of the visitor with the label of its field. */
export interface Answer {
  readonly label: string;
  readonly value: string;
}

/** The answers of a lead to fields of its form, without those left empty. */
export function answersOf(fields: readonly FormField[], lead: LeadRequest): readonly Answer[] {
  const values = lead as Readonly<Record<string, unknown>>;
  return fields
    .filter(({ name }) => values[name])
    .map(({ name, label }) => ({
      label: label.replace(' (optional)', ''),
      value: String(values[name]),
    }));
}

interface ReceiptProps {
  answers: readonly Answer[];
  /** Called when the visitor asks for an empty form. */
  onAnother: () => void;
}

/** What was sent, in place of the fields, and how to change it. */
export function Receipt({ answers, onAnother }: ReceiptProps) {
  const { receipt } = useCopy().messages;
  return (
    <div className={styles.receipt}>
      {answers.length > 0 && (
        <>
          <Heading level={3}>{receipt.title}</Heading>
          <dl className={styles.answers}>
            {answers.map(({ label, value }) => (
              <div key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <Text tone="muted">{receipt.change}</Text>
        </>
      )}
      <Button variant="secondary" className={styles.button} onClick={onAnother}>
        {receipt.anotherLabel}
      </Button>
    </div>
  );
}
