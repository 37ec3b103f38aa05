import { useState } from 'react';
import { cardSize } from '../src/metadata/card.ts';
import * as styles from './SocialCard.css.ts';

interface SocialCardProps {
  /** The path of the page. */
  path: string;
  /** The title on the card, for the alternative text. */
  title: string;
  /** The version of the content; a new one reloads the card. */
  version: number;
}

/** The social card of a page as the build draws it, or the reason why it can't be drawn. */
export function SocialCard({ path, title, version }: SocialCardProps) {
  const [problem, setProblem] = useState<string>();
  const src = `/desk/card.png?path=${encodeURIComponent(path)}&version=${version}`;

  async function explain() {
    const response = await fetch(src);
    setProblem(await response.text());
  }

  if (problem !== undefined) {
    return (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    );
  }
  return (
    <img
      {...cardSize}
      className={styles.card}
      src={src}
      alt={`Social card: ${title}`}
      loading="lazy"
      onError={() => {
        explain().catch((error: unknown) => setProblem(String(error)));
      }}
    />
  );
}
