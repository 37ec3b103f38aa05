import { Heading, Stack, Text } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import * as styles from './ErrorScreen.css.ts';
import { Ropes } from './Ropes.tsx';

interface ErrorScreenProps {
  /** What happened. */
  title: string;
  /** What it means and what to do next. */
  message: string;
  /** The error's own text. */
  detail?: string;
  /** A large number above the title, such as "404". */
  numeral?: string;
  /** Buttons and links to continue with. */
  children: ReactNode;
}

/** A full page for an error or for something that does not exist. */
export const ErrorScreen = ({ title, message, detail, numeral, children }: ErrorScreenProps) => (
  <div className={styles.root}>
    {numeral && <p className={styles.numeral}>{numeral}</p>}
    <Stack gap="lg" align="start">
      <Heading level={1} size="lg">
        {title}
      </Heading>
      <Ropes />
      <Text size="lg" tone="muted">
        {message}
      </Text>
      {detail && <pre className={styles.detail}>{detail}</pre>}
      <Stack direction="row" wrap>
        {children}
      </Stack>
    </Stack>
  </div>
);
