import { DataList, StatusTag } from '@cornerbell/ui';
import { useFrame } from '../frame.ts';
import { Part, Trio } from '../parts.tsx';
import { visitsOf } from '../selectors.ts';
import { hasBadge } from '../state.ts';
import { NextBadge } from './Skills.tsx';

/** A member's own month: visits, badges and the boards. */
export function PhoneYou() {
  const { samples, state, shown } = useFrame();
  const { member, classes, rounds } = samples.phone.app;
  const { visits, lastSeen } = visitsOf(samples, state, member);
  const all = hasBadge(samples, state.skills);
  const { achievements } = samples.achievements;
  const next = achievements.find(({ isEarned }) => !isEarned);
  const badges = achievements.filter((badge) => badge.isEarned || (all && badge === next));
  const boards = samples.leaderboards.boards.slice(0, shown.part === 'detail' ? undefined : 1);
  return (
    <>
      {shown.part !== 'detail' && (
        <Trio
          facts={[
            { label: 'Visits', value: visits },
            { label: 'Classes', value: classes + (lastSeen === 'Today' ? 1 : 0) },
            { label: 'Rounds', value: rounds },
          ]}
        />
      )}
      {shown.part !== 'detail' && (
        <Part title="Badges" aside={`${badges.length} earned`}>
          <DataList
            label="Badges"
            rows={badges.map(({ name, how, tier }) => ({
              primary: name,
              secondary: how,
              value: <StatusTag tone="neutral">{tier}</StatusTag>,
            }))}
          />
        </Part>
      )}
      {shown.part !== 'detail' && !all && <NextBadge />}
      {shown.part !== 'list' &&
        boards.map(({ title, unit, rows }) => (
          <Part key={title} title={title} aside="Adults who said yes">
            <DataList
              as="ol"
              label={title}
              rows={rows.map(({ name, value }, index) => ({
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
