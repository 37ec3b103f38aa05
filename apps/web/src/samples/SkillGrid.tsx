import type { SiteSamples, SkillState } from '@cornerbell/content/copy';
import { VisuallyHidden } from '@cornerbell/ui';
import * as styles from './SkillGrid.css.ts';

type Groups = SiteSamples['skills']['groups'];

const states = [
  'Not Yet Demonstrated',
  'Demonstrated',
  'Mastered',
] as const satisfies readonly SkillState[];

/** Empty, half and full, so that colour is not needed. */
const Mark = ({ state }: { state: SkillState }) => (
  <svg className={styles.mark} viewBox="0 0 14 14" aria-hidden="true">
    <path className={state === 'Mastered' ? styles.solid : undefined} d="M.5.5h13v13H.5Z" />
    {state === 'Demonstrated' && <path className={styles.solid} d="M.5.5v13h13Z" />}
    {state === 'Mastered' && <path className={styles.check} d="m3 7.5 3 3L11 4" />}
  </svg>
);

/** How many skills are in a state. */
export const countOf = (skills: Groups[number]['skills'], state: SkillState): number =>
  skills.filter((skill) => skill.state === state).length;

/** Skills by group, each with its state, and a legend that counts them. */
export const SkillGrid = ({ groups }: { groups: Groups }) => (
  <div className={styles.root}>
    <div className={styles.groups}>
      {groups.map(({ title, skills }) => (
        <div key={title} className={styles.group}>
          <p className={styles.groupHead}>
            {title}
            <span aria-hidden="true" className={styles.count}>
              {`${countOf(skills, 'Mastered')}/${skills.length}`}
            </span>
          </p>
          <ul className={styles.skills} aria-label={title}>
            {skills.map(({ name, state }) => (
              <li key={name} className={styles.skill} data-state={state}>
                <Mark state={state} />
                <span>
                  {name}
                  <VisuallyHidden>: {state}</VisuallyHidden>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
    <ul className={styles.legend}>
      {states.map((state) => (
        <li key={state} className={styles.legendItem}>
          <Mark state={state} />
          <span className={styles.count}>
            {countOf(
              groups.flatMap(({ skills }) => skills),
              state,
            )}
          </span>{' '}
          {state}
        </li>
      ))}
    </ul>
  </div>
);
