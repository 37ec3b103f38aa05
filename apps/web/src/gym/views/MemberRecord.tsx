import { ProgressBar, Stack, StatusTag } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import { Control } from '../controls.tsx';
import { dollars } from '../format.ts';
import { useFrame } from '../frame.ts';
import * as parts from '../parts.css.ts';
import { Call, Log, NotePart, Pairs, Part, SparringTag, Title, TwoLines } from '../parts.tsx';
import { CheckIn } from '../roster.tsx';
import { memberOf, paymentState, tonight, visitsOf } from '../selectors.ts';
import { idOf, spotsIn } from '../state.ts';
import { paymentTones } from './Money.tsx';
import { SkillTrio } from './Skills.tsx';

/** What the record says about plan, payments and the next private. */
function Details({ name }: { name: string }) {
  const { samples, state } = useFrame();
  const { plan, facts = [] } = memberOf(samples, name);
  const price = samples.membershipPlans.plans.find((one) => one.name === plan)?.price ?? 0;
  const payment = samples.payments.payments.find(({ member }) => member === name);
  const renewal = samples.membershipPlans.renewals.find(({ member }) => member === name);
  const session = samples.privateSessions.sessions.find(({ member }) => member === name);
  const pairs: { label: string; text: ReactNode }[] = [
    { label: 'Plan', text: `${plan}, ${dollars(price)} a month` },
  ];
  if (payment) {
    const { forWhat, day, amount } = payment;
    const now = paymentState(state, payment);
    pairs.push({
      label: `${forWhat}, ${day}`,
      text: (
        <>
          {dollars(amount)} <StatusTag tone={paymentTones[now]}>{now}</StatusTag>
        </>
      ),
    });
  }
  if (renewal) pairs.push({ label: renewal.kind, text: renewal.day });
  if (session) pairs.push({ label: 'Next private', text: `${session.time}, ${session.focus}` });
  return <Pairs look="rows" pairs={[...pairs, ...facts]} />;
}

/** What a coach has marked and scored. */
function Progress({ name }: { name: string }) {
  const { progress, skills } = useFrame().samples;
  const { owner, scores } = progress;
  return (
    <>
      {owner.name === name && (
        <>
          <Part title="Scores" aside={`${owner.assessedBy}, ${owner.assessedOn}`}>
            <Stack>
              {scores.map(({ area, score, change }) => (
                <ProgressBar
                  key={area}
                  label={area}
                  value={score}
                  max={100}
                  valueText={change > 0 ? `${score}, +${change}` : String(score)}
                />
              ))}
            </Stack>
          </Part>
          <NotePart title="For today" text={owner.today} by={owner.assessedBy} />
        </>
      )}
      {skills.owner === name && (
        <Part title="Skills">
          <SkillTrio />
          <Control change={{ view: 'Skills' }}>Open the skill grid</Control>
        </Part>
      )}
    </>
  );
}

/** The record of a member. */
export function MemberRecord() {
  const { samples, state, shown } = useFrame();
  const name = shown.member ?? samples.members.members[0]?.name ?? '';
  const { coach, goal, note, quiet, signOff, sparring } = memberOf(samples, name);
  const { visits, lastSeen } = visitsOf(samples, state, name);
  const slot = tonight(samples).find((one) => spotsIn(state, one).booked.includes(name));
  const log = state.log.filter(({ member }) => member === name);
  return (
    <>
      <Title title={name}>
        <SparringTag status={sparring} /> {signOff ?? `with ${coach}`}
      </Title>
      <Pairs
        look="trio"
        pairs={[
          { label: `Visits in ${samples.gym.today.month}`, text: visits },
          { label: 'Last seen', text: lastSeen },
          { label: 'Tonight', text: slot?.time ?? '–' },
        ]}
      />
      {slot && (
        <div className={parts.offer}>
          <TwoLines name={slot.name} about={`${idOf(slot)}, ${slot.coach}`} />
          <CheckIn slot={slot} member={name} variant="primary" />
        </div>
      )}
      {quiet && lastSeen !== 'Today' && (
        <div className={parts.offer}>
          <TwoLines
            name={`${quiet.days} days quiet`}
            about={`${quiet.lastClass}. ${coach} calls`}
          />
          <Call member={name} />
        </div>
      )}
      {log.length > 0 && <Log entries={log} />}
      {goal && <NotePart title="Goal" text={goal} isLarge />}
      {note && <NotePart title="Last note" text={note.text} by={note.by} />}
      <Progress name={name} />
      <Part title="Record">
        <Details name={name} />
      </Part>
    </>
  );
}
