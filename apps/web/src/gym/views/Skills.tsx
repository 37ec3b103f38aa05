import { SegmentBar, StatusTag, VisuallyHidden } from '@cornerbell/ui';
import type { SkillState } from '@cornerbell/content/copy';
import { useRef, useState, type KeyboardEvent } from 'react';
import { classes } from '../../shared/classes.ts';
import { plural } from '../../shared/plural.ts';
import { plain } from '../controls.css.ts';
import { useFrame } from '../frame.ts';
import * as parts from '../parts.css.ts';
import { NotePart, Pairs, Part, Split, Title, TwoLines } from '../parts.tsx';
import { memberOf, skillCount } from '../selectors.ts';
import { nextBadge, skillStates } from '../state.ts';
import * as styles from './Skills.css.ts';

/** Empty, half and full, so that colour is not needed. */
const Mark = ({ level }: { level: SkillState }) => (
  <svg className={styles.mark} viewBox="0 0 14 14" aria-hidden="true">
    <path className={level === 'Mastered' ? styles.solid : undefined} d="M.5.5h13v13H.5Z" />
    {level === 'Demonstrated' && <path className={styles.solid} d="M.5.5v13h13Z" />}
    {level === 'Mastered' && <path className={styles.check} d="m3 7.5 3 3L11 4" />}
  </svg>
);

/** How many skills are in each state, mastered first, with the mark of each. */
export function SkillTrio({ mark: LevelMark = Mark }: { mark?: typeof Mark }) {
  const { state } = useFrame();
  return (
    <Pairs
      look="trio"
      pairs={skillStates.toReversed().map((level) => ({
        label: level,
        text: (
          <>
            <LevelMark level={level} /> {skillCount(state, level)}
          </>
        ),
      }))}
    />
  );
}

/** A group of skills; live, a toolbar in which the arrows move. */
function Group({ title, names }: { title: string; names: readonly string[] }) {
  const { state, live } = useFrame();
  const Element = live ? 'button' : 'span';
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent) => {
    const [next, before] = [current + 1, current - 1];
    const keys = { ArrowDown: next, ArrowRight: next, ArrowUp: before, ArrowLeft: before };
    const place = { ...keys, Home: 0, End: -1 }[event.key];
    if (place === undefined) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    buttons.at(place % buttons.length)?.focus();
  };
  return (
    <div className={styles.group}>
      <p className={parts.day}>
        {title}
        <span className={styles.count}>
          {skillCount(state, 'Mastered', names)}/{names.length}
        </span>
      </p>
      <div
        ref={list}
        className={styles.skills}
        {...(live && { role: 'toolbar', 'aria-label': title, onKeyDown: move })}
      >
        {names.map((name, index) => {
          const level = state.skills[name] ?? 'Not Yet Demonstrated';
          const press = live && {
            type: 'button' as const,
            tabIndex: index === current ? 0 : -1,
            onFocus: () => setCurrent(index),
            onClick: () => live.act({ do: 'mark-skill', skill: name }),
          };
          return (
            <Element
              key={name}
              className={classes(live && plain, styles.skill)}
              data-control=""
              {...press}
            >
              <Mark level={level} />
              <span>
                {name}
                <VisuallyHidden>: {level}</VisuallyHidden>
              </span>
            </Element>
          );
        })}
      </div>
    </div>
  );
}

/** How far the next badge is. */
export function NextBadge() {
  const { samples, state } = useFrame();
  const { name, tier, how, skills, mastered, isEarned } = nextBadge(samples, state.skills);
  return (
    <Part title="Next badge" aside={isEarned ? 'Earned' : tier}>
      <p className={parts.line}>
        <TwoLines name={name} about={how} />
        {isEarned ? (
          <StatusTag tone="accent">Earned</StatusTag>
        ) : (
          <span className={parts.name}>
            {mastered} of {skills.length}
          </span>
        )}
      </p>
      <SegmentBar total={skills.length} groups={[{ count: mastered, tone: 'accent' }]} />
    </Part>
  );
}

/** The skill grid of a member. */
export function Skills() {
  const { samples, state, live } = useFrame();
  const { owner, groups } = samples.skills;
  const { note } = memberOf(samples, owner);
  const count = Object.keys(state.skills).length;
  return (
    <>
      <div className={styles.top}>
        <Title title={owner}>
          {plural(count, 'boxing skill')}
          {live && '. Tap one to mark it.'}
        </Title>
        <SkillTrio />
      </div>
      <div className={styles.groups}>
        {groups.map(({ title, skills }) => (
          <Group key={title} title={title} names={skills.map(({ name }) => name)} />
        ))}
      </div>
      <Split
        columns="halves"
        label="From the coach"
        list={<NextBadge />}
        detail={note && <NotePart title="From the coach" aside={note.by} text={note.text} />}
      />
    </>
  );
}
