import { ProgressBar, Stack } from '@cornerbell/ui';
import { plural } from '../../shared/plural.ts';
import { MemberName } from '../controls.tsx';
import { dollars } from '../format.ts';
import { useFrame } from '../frame.ts';
import { ListPart, Part, Split } from '../parts.tsx';
import { memberOf, sumOf } from '../selectors.ts';

/** The plans of the gym, who is on which, and what changes this week. */
export function Plans() {
  const { samples } = useFrame();
  const { plans, renewals } = samples.membershipPlans;
  const all = sumOf(plans, ({ members }) => members);
  return (
    <Split
      facts={plans.map(({ name, price, access }) => ({
        label: name,
        value: dollars(price),
        unit: 'a month',
        note: access,
      }))}
      columns="halves"
      label="This week"
      list={
        <Part title="Members by plan" aside={plural(all, 'member')}>
          <Stack>
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
          </Stack>
        </Part>
      }
      detail={
        <ListPart
          title="This week"
          rows={renewals.map(({ member, kind, day }) => ({
            primary: <MemberName name={member} />,
            secondary: `${memberOf(samples, member).plan}, ${day}`,
            status: { label: kind, tone: kind === 'Gave notice' ? 'bad' : 'neutral' },
          }))}
        />
      }
    />
  );
}
