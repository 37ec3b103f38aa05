/* oxlint-disable react/no-array-index-key -- facts hold no state, and their texts may repeat */

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { Numeral } from '../../private/Numeral.tsx';
import * as shared from '../../private/data.css.ts';
import { StatusTag, type Status } from '../StatusTag/StatusTag.tsx';
import * as styles from './FactStrip.css.ts';

/** One fact of a `FactStrip`. */
export interface Fact {
  /** What is counted. */
  label: ReactNode;
  /** The formatted number, such as "$8,420". */
  value: ReactNode;
  /** The unit, such as "of 84". */
  unit?: ReactNode;
  /** Its change or meaning, such as "+6 this month"; a neutral one has no mark. */
  note?: Status | undefined;
}

/** Props of `FactStrip`: those of a `dl` and its facts. */
export interface FactStripProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The facts, in the order they are shown; each takes 8rem or more. */
  facts: readonly Fact[];
}

/** Key figures in columns, with their numbers in large type. */
export function FactStrip({ facts, className, ...rest }: FactStripProps) {
  return (
    <dl className={classes(shared.piece, styles.root, className)} {...rest}>
      {facts.map(({ label, value, unit, note }, index) => (
        <div key={index} className={styles.fact}>
          <dt className={shared.label}>{label}</dt>
          <dd className={styles.value}>
            <Numeral text={value} unit={unit} size="large" />
          </dd>
          {note && (
            <dd className={shared.label}>
              {note.tone === 'neutral' ? (
                note.label
              ) : (
                <StatusTag tone={note.tone}>{note.label}</StatusTag>
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
