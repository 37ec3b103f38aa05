import type { SiteSamples } from '@cornerbell/content/copy';
import * as parts from './parts.css.ts';
import * as styles from './MessageList.css.ts';

interface MessageListProps {
  /** The list's accessible name. */
  label: string;
  /** The messages, oldest first. */
  messages: SiteSamples['messages']['conversation'];
  /** Whose phone it is. */
  owner: string;
}

/** A conversation. */
export const MessageList = ({ label, messages, owner }: MessageListProps) => (
  <ol className={styles.root} aria-label={label}>
    {messages.map(({ from, text, time }) => (
      <li
        key={`${time} ${text}`}
        className={styles.message}
        data-side={from === owner ? 'own' : 'other'}
      >
        <span className={parts.label}>{`${from}, ${time}`}</span>
        <p className={styles.bubble}>{text}</p>
      </li>
    ))}
  </ol>
);
