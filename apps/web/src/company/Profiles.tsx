import { Stack, Text } from '@cornerbell/ui';
import * as styles from './company.css.ts';

/** A person or a gym, with a picture and a few words. */
interface Profile {
  readonly name: string;
  readonly role?: string;
  readonly picture?: string | undefined;
  readonly text: string;
}

/** People or gyms side by side. */
export const Profiles = ({ profiles }: { profiles: readonly Profile[] }) => (
  <ul className={styles.profiles}>
    {profiles.map(({ name, role, picture, text }) => (
      <li key={name}>
        <Stack gap="xs">
          {picture && <img src={picture} alt="" className={styles.picture} />}
          <p className={styles.name}>{name}</p>
          {role && (
            <Text size="sm" tone="muted">
              {role}
            </Text>
          )}
          <p>{text}</p>
        </Stack>
      </li>
    ))}
  </ul>
);
