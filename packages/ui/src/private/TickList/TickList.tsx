/* oxlint-disable react/no-array-index-key -- rows hold no state, and their texts may repeat */

import type { ReactNode } from 'react';
import { CheckIcon } from '../icons.tsx';
import * as styles from './TickList.css.ts';

/** A list with a tick before each item. */
export const TickList = ({ items }: { items: readonly ReactNode[] }) => (
  <ul className={styles.root}>
    {items.map((item, index) => (
      <li key={index} className={styles.item}>
        <CheckIcon className={styles.tick} />
        <span>{item}</span>
      </li>
    ))}
  </ul>
);
