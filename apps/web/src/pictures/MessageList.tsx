/* oxlint-disable react/no-array-index-key -- rows hold no state, and their texts may repeat */

import type { ComponentPropsWithRef } from 'react';
import { classes } from './classes.ts';
import * as parts from './parts.css.ts';
import * as styles from './MessageList.css.ts';

/** One message of a `MessageList`. */
export interface Message {
  /** Who sent it. */
  from: string;
  /** What it says, as plain text. */
  text: string;
  /** When it was sent, formatted, such as "Tue 4:12 PM". */
  time: string;
  /** Who sent it: the reader, or someone else. */
  side: 'own' | 'other';
}

/** Props of `MessageList`: those of an `ol`, its name and its messages. */
export interface MessageListProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The list's accessible name. */
  label: string;
  /** The messages, oldest first. */
  messages: readonly Message[];
}

/** A conversation. */
export function MessageList({ label, messages, className, ...rest }: MessageListProps) {
  return (
    <ol
      className={classes(parts.piece, parts.plainList, styles.root, className)}
      aria-label={label}
      {...rest}
    >
      {messages.map(({ from, text, time, side }, index) => (
        <li key={index} className={styles.message} data-side={side}>
          <span className={parts.label}>{`${from}, ${time}`}</span>
          <p className={styles.bubble}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
