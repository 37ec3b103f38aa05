import { Avatar, Heading, Stack, Text } from '@cornerbell/ui';
import * as styles from './AuthorCard.css.ts';

interface AuthorCardProps {
  /** The label above the name. */
  label: string;
  author: {
    readonly name: string;
    readonly title: string;
    readonly avatar: string;
    readonly bio: string;
  };
}

/** The author of a post, below its text. */
export function AuthorCard({ label, author }: AuthorCardProps) {
  return (
    <aside className={styles.root} aria-label={label}>
      <Avatar name={author.name} src={author.avatar} size="lg" aria-hidden="true" />
      <Stack gap="xs">
        <Text size="sm" tone="muted">
          {label}
        </Text>
        <Heading size="sm">{author.name}</Heading>
        <Text>{author.bio}</Text>
      </Stack>
    </aside>
  );
}
