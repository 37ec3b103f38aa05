import { DataList, FactStrip, ProgressBar } from '@cornerbell/ui';
import { plural } from '../../shared/plural.ts';
import { MemberName } from '../controls.tsx';
import { dollars } from '../format.ts';
import { useFrame } from '../frame.ts';
import * as parts from '../parts.css.ts';
import { Part, Split } from '../parts.tsx';
import { sumOf } from '../selectors.ts';
import { OfficeChoice } from './Money.tsx';

/** The plans of the gym, who is on which, and what changes this week. */
export function Plans() {
  const { plans, renewals } = useFrame().samples.membershipPlans;
  const all = sumOf(plans, ({ members }) => members);
  return (
    <>
      <OfficeChoice />
      <FactStrip
        className={parts.facts}
        facts={plans.map(({ name, price, access }) => ({
          label: name,
          value: dollars(price),
          unit: 'a month',
          note: { label: access, tone: 'neutral' },
        }))}
      />
      <Split
        columns="halves"
        label="This week"
        list={
          <Part title="Members by plan" aside={plural(all, 'member')}>
            <div className={parts.stack}>
              {plans.map(({ name, members, memberships }) => (
                <ProgressBar
                  key={name}
                  label={name}
                  value={members}
                  max={all}
                  valueText={
                    members === memberships
                      ? String(members)
                      : `${members}, ${plural(memberships, 'membership')}`
                  }
                />
              ))}
            </div>
          </Part>
        }
        detail={
          <Part title="This week">
            <DataList
              label="This week"
              rows={renewals.map(({ name, plan, kind, day }) => ({
                primary: <MemberName name={name} />,
                secondary: `${plan}, ${day}`,
                status: { label: kind, tone: kind === 'Gave notice' ? 'bad' : 'neutral' },
              }))}
            />
          </Part>
        }
      />
    </>
  );
}
