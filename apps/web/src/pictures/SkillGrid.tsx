import type { ComponentPropsWithRef } from 'react';
import { classes } from './classes.ts';
import { VisuallyHidden } from '@cornerbell/ui';
import * as parts from './parts.css.ts';
import * as styles from './SkillGrid.css.ts';

/** The statuses of a skill, in order. */
export const skillStatuses = ['not-yet', 'demonstrated', 'mastered'] as const;

/** One of `skillStatuses`. */
export type SkillStatus = (typeof skillStatuses)[number];

/** One skill of a `SkillGrid`. */
export interface Skill {
  /** The name of the skill, unique in its group. */
  name: string;
  /** The status of the skill. */
  status: SkillStatus;
}

/** A group of skills, such as "Footwork". */
export interface SkillGroup {
  /** The name of the group, unique in the grid. */
  name: string;
  /** Its skills, in the order they are shown. */
  skills: readonly Skill[];
}

/** Props of `SkillGrid`: those of a `div`, the groups and the labels of statuses. */
export interface SkillGridProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The groups, in the order they are shown. */
  groups: readonly SkillGroup[];
  /** The label of each status, such as "Not yet demonstrated". */
  statusLabels: Readonly<Record<SkillStatus, string>>;
}

/** Empty, half and full, so that colour is not needed. */
const Mark = ({ status }: { status: SkillStatus }) => (
  <svg className={styles.mark} viewBox="0 0 14 14" aria-hidden="true">
    <path className={status === 'mastered' ? styles.solid : undefined} d="M.5.5h13v13H.5Z" />
    {status === 'demonstrated' && <path className={styles.solid} d="M.5.5v13h13Z" />}
    {status === 'mastered' && <path className={styles.check} d="m3 7.5 3 3L11 4" />}
  </svg>
);

const countOf = (skills: readonly Skill[], status: SkillStatus) =>
  skills.filter((skill) => skill.status === status).length;

/** Skills by group, each with its status, and a legend that counts them. */
export function SkillGrid({ groups, statusLabels, className, ...rest }: SkillGridProps) {
  const all = groups.flatMap(({ skills }) => skills);
  return (
    <div className={classes(parts.piece, styles.root, className)} {...rest}>
      <div className={styles.groups}>
        {groups.map(({ name, skills }) => (
          <div key={name} className={styles.group}>
            <p className={classes(parts.primary, styles.groupHead)}>
              {name}
              <span aria-hidden="true" className={styles.count}>
                {`${countOf(skills, 'mastered')}/${skills.length}`}
              </span>
            </p>
            <ul className={classes(parts.plainList, styles.skills)} aria-label={name}>
              {skills.map((skill) => (
                <li key={skill.name} className={styles.skill} data-status={skill.status}>
                  <Mark status={skill.status} />
                  <span>
                    {skill.name}
                    <VisuallyHidden>: {statusLabels[skill.status]}</VisuallyHidden>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <ul className={classes(parts.plainList, styles.legend)}>
        {skillStatuses.map((status) => (
          <li key={status} className={styles.legendItem}>
            <Mark status={status} />
            <span className={styles.count}>{countOf(all, status)}</span> {statusLabels[status]}
          </li>
        ))}
      </ul>
    </div>
  );
}
