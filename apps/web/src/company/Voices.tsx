import { Avatar } from '@cornerbell/ui';
import * as styles from './company.css.ts';

/** A person or a gym, with a picture and a few words. */
interface Voice {
  readonly name: string;
  readonly role?: string;
  readonly picture?: string | undefined;
  readonly text: string;
}

/** People or gyms side by side, each with its picture. */
export const Voices = ({ label, voices }: { label: string; voices: readonly Voice[] }) => (
  <ul aria-label={label} className={styles.voices}>
    {voices.map(({ name, role, picture, text }) => (
      <li key={name} className={styles.voice}>
        <Avatar name={name} src={picture} size="lg" />
        <div>
          <p className={styles.name}>{name}</p>
          {role && <p className={styles.role}>{role}</p>}
          <p className={styles.text}>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
