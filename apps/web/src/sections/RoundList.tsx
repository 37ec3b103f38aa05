import type { TitledText } from '@cornerbell/content/copy';
import { Heading, Stack, Text } from '@cornerbell/ui';
import * as styles from './RoundList.css.ts';

interface RoundListProps {
  /** The id of the heading that labels the list. */
  labelledBy: string;
  rounds: readonly TitledText[];
}

/** Numbered steps in a narrow column. */
export function RoundList({ labelledBy, rounds }: RoundListProps) {
  return (
    <ol className={styles.root} aria-labelledby={labelledBy}>
      {rounds.map(({ title, text }, index) => (
        <li key={title} className={styles.round}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <Stack gap="xs">
            <Heading level={3} size="sm">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
        </li>
      ))}
    </ol>
  );
}
