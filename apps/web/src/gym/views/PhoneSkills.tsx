import type { SkillState } from '@cornerbell/content/copy';
import { SegmentBar, VisuallyHidden } from '@cornerbell/ui';
import { useFrame } from '../frame.ts';
import * as parts from '../parts.css.ts';
import { ListPart } from '../parts.tsx';
import { skillCount } from '../selectors.ts';
import * as styles from './Phone.css.ts';
import { SkillTrio } from './Skills.tsx';

const segments = {
  Mastered: [{ count: 1, tone: 'accent' }],
  Demonstrated: [{ count: 1, tone: 'strong' }],
  'Not Yet Demonstrated': [],
} as const;

/** The colour of a state in the bars below. */
const Swatch = ({ level }: { level: SkillState }) => (
  <SegmentBar total={1} groups={segments[level]} className={styles.swatch} />
);

/** What a member has of each group of skills, and what comes next. */
export function PhoneSkills() {
  const { samples, state } = useFrame();
  const { groups } = samples.skills;
  const next = groups.flatMap(({ title, skills }) =>
    skills
      .filter(({ name }) => state.skills[name] === 'Not Yet Demonstrated')
      .map(({ name }) => ({ primary: name, secondary: title })),
  );
  return (
    <>
      <SkillTrio mark={Swatch} />
      {groups.map(({ title, skills }) => {
        const names = skills.map(({ name }) => name);
        const mastered = skillCount(state, 'Mastered', names);
        const shown = skillCount(state, 'Demonstrated', names);
        return (
          <div key={title} className={parts.part}>
            <p className={parts.line}>
              <span className={parts.name}>{title}</span>
              <span className={parts.muted}>
                {mastered} of {names.length}
                <VisuallyHidden> mastered, {shown} demonstrated</VisuallyHidden>
              </span>
            </p>
            <SegmentBar
              total={names.length}
              groups={[
                { count: mastered, tone: 'accent' },
                { count: shown, tone: 'strong' },
              ]}
            />
          </div>
        );
      })}
      <ListPart title="Up next" rows={next.slice(0, 2)} />
    </>
  );
}
