import { DataList, StatusTag } from '@cornerbell/ui';
import { useFrame } from '../frame.ts';
import { ListPart, Pairs, Part } from '../parts.tsx';
import { visitsOf } from '../selectors.ts';
import { nextBadge } from '../state.ts';
import { NextBadge } from './Skills.tsx';

/** A member's own month: visits, badges and the boards. */
export function PhoneYou() {
  const { samples, state, shown } = useFrame();
  const { member, classes, rounds } = samples.phone.app;
  const { visits, lastSeen } = visitsOf(samples, state, member);
  const badge = nextBadge(samples, state.skills);
  const { earned } = samples.achievements;
  const badges = badge.isEarned ? [badge, ...earned] : earned;
  const boards = samples.leaderboards.boards.slice(0, shown.part === 'detail' ? undefined : 1);
  return (
    <>
      {shown.part !== 'detail' && (
        <>
          <Pairs
            look="trio"
            pairs={[
              { label: 'Visits', text: visits },
              { label: 'Classes', text: classes + (lastSeen === 'Today' ? 1 : 0) },
              { label: 'Rounds', text: rounds },
            ]}
          />
          <ListPart
            title="Badges"
            aside={`${badges.length} earned`}
            rows={badges.map(({ name, how, tier }) => ({
              primary: name,
              secondary: how,
              value: <StatusTag tone="neutral">{tier}</StatusTag>,
            }))}
          />
          {!badge.isEarned && <NextBadge />}
        </>
      )}
      {shown.part !== 'list' &&
        boards.map(({ title, unit, rows }) => (
          <Part key={title} title={title} aside="Adults who said yes">
            <DataList
              as="ol"
              label={title}
              rows={rows
                .toSorted((one, other) => other.value - one.value)
                .map(({ name, value }, index) => ({
                  lead: { kind: 'count', text: String(index + 1) },
                  primary: name === member ? `${name}, you` : name,
                  value,
                  unit,
                }))}
            />
          </Part>
        ))}
    </>
  );
}
