import { SegmentBar } from '@cornerbell/ui';
import { useFrame } from '../frame.ts';
import * as parts from '../parts.css.ts';
import { ListPart, SkillTrio } from '../parts.tsx';
import { skillCount } from '../selectors.ts';

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
      <SkillTrio />
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
