import { ProgressBar, StatusTag } from '@cornerbell/ui';
import { Control } from '../controls.tsx';
import { dollars } from '../format.ts';
import { useFrame } from '../frame.ts';
import * as parts from '../parts.css.ts';
import { Call, CheckIn, Log, Note, Part, SkillTrio, SparringTag, Title, Trio } from '../parts.tsx';
import { classTonight, isHere, memberOf, paymentState, visitsOf } from '../selectors.ts';
import { idOf } from '../state.ts';
import { paymentTones } from './Money.tsx';

/** What the record says about plan, payments and the next private. */
function Facts({ name }: { name: string }) {
  const { samples, state } = useFrame();
  const { plan, facts = [] } = memberOf(samples, name);
  const price = samples.membershipPlans.plans.find((one) => one.name === plan)?.price ?? 0;
  const payment = samples.payments.payments.find(({ member }) => member === name);
  const renewal = samples.membershipPlans.renewals.find((one) => one.name === name);
  const session = samples.privateSessions.sessions.find(({ member }) => member === name);
  const paid = payment && paymentState(state, payment);
  return (
    <dl className={parts.pairs}>
      <div>
        <dt>Plan</dt>
        <dd>
          {plan}, {dollars(price)} a month
        </dd>
      </div>
      {payment && paid && (
        <div>
          <dt>
            {payment.forWhat}, {payment.day}
          </dt>
          <dd>
            {dollars(payment.amount)} <StatusTag tone={paymentTones[paid]}>{paid}</StatusTag>
          </dd>
        </div>
      )}
      {renewal && (
        <div>
          <dt>{renewal.kind}</dt>
          <dd>{renewal.day}</dd>
        </div>
      )}
      {session && (
        <div>
          <dt>Next private</dt>
          <dd>
            {session.time}, {session.focus}
          </dd>
        </div>
      )}
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a coach has marked and scored. */
function Progress({ name }: { name: string }) {
  const { progress, skills } = useFrame().samples;
  return (
    <>
      {progress.owner.name === name && (
        <Part title="Scores" aside={`${progress.owner.assessedBy}, ${progress.owner.assessedOn}`}>
          <div className={parts.stack}>
            {progress.scores.map(({ area, score, change }) => (
              <ProgressBar
                key={area}
                label={area}
                value={score}
                max={100}
                valueText={change > 0 ? `${score}, +${change}` : String(score)}
              />
            ))}
          </div>
        </Part>
      )}
      {progress.owner.name === name && (
        <Part title="For today">
          <Note text={progress.owner.today} by={progress.owner.assessedBy} />
        </Part>
      )}
      {skills.owner === name && (
        <Part title="Skills">
          <SkillTrio />
          <Control does={{ change: { view: 'Skills' } }}>Open the skill grid</Control>
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
  const slot = classTonight(samples, state, name);
  const log = state.log.filter(({ member }) => member === name);
  return (
    <>
      <Title title={name}>
        <SparringTag status={sparring} /> {signOff ?? `with ${coach}`}
      </Title>
      <Trio
        facts={[
          { label: 'Visits in June', value: visits },
          { label: 'Last seen', value: lastSeen },
          { label: 'Tonight', value: slot?.time ?? '–' },
        ]}
      />
      {slot && (
        <div className={parts.offer}>
          <span>
            <span className={parts.name}>{slot.name}</span>
            <span className={parts.muted}>
              {idOf(slot)}, {slot.coach}
            </span>
          </span>
          <CheckIn slot={slot} member={name} variant="primary" />
        </div>
      )}
      {quiet && !isHere(samples, state, name) && (
        <div className={parts.offer}>
          <span>
            <span className={parts.name}>{quiet.days} days quiet</span>
            <span className={parts.muted}>
              {quiet.lastClass}. {coach} calls
            </span>
          </span>
          <Call member={name} />
        </div>
      )}
      {log.length > 0 && <Log entries={log} />}
      {goal && (
        <Part title="Goal">
          <Note text={goal} isLarge />
        </Part>
      )}
      {note && (
        <Part title="Last note">
          <Note text={note.text} by={note.by} />
        </Part>
      )}
      <Progress name={name} />
      <Part title="Record">
        <Facts name={name} />
      </Part>
    </>
  );
}
