import { DataTable } from '@cornerbell/ui';
import { Choice } from '../controls.tsx';
import { useFrame } from '../frame.ts';
import { SparringTag, Split } from '../parts.tsx';
import * as parts from '../parts.css.ts';
import { sumOf, visitsOf, type Member } from '../selectors.ts';
import { MemberRecord } from './MemberRecord.tsx';

/** How many members a still shows. */
const stillCount = 12;

const sparringOf = ({ sparring }: Member) => <SparringTag status={sparring} />;

/** The list of members by sparring status. */
function List() {
  const { samples, state, shown, live } = useFrame();
  const { members, sparringCounts } = samples.members;
  const all = sumOf(sparringCounts, (one) => one.members);
  const count = sparringCounts.find(({ status }) => status === shown.filter)?.members ?? all;
  const found = members.filter(({ sparring }) => !shown.filter || sparring === shown.filter);
  const rows = live ? found : found.slice(0, stillCount);
  const visits = ({ name }: Member) => visitsOf(samples, state, name).visits;
  const seen = ({ name, quiet }: Member) => {
    const { lastSeen } = visitsOf(samples, state, name);
    if (!quiet || lastSeen === 'Today') return lastSeen;
    return <span className={parts.alert}>{quiet.days} days ago</span>;
  };
  return (
    <>
      <Choice
        label="Sparring status"
        choices={[
          { label: 'All', count: all, change: { filter: undefined }, isChosen: !shown.filter },
          ...sparringCounts.map(({ status, members: number }) => ({
            label: status,
            count: number,
            change: { filter: status },
            isChosen: shown.filter === status,
          })),
        ]}
      />
      <DataTable
        caption="Members"
        density="compact"
        rowKey="name"
        rows={rows}
        currentRow={shown.member}
        onRowOpen={live && (({ name }: Member) => live.show({ member: name, part: 'detail' }))}
        columns={[
          { key: 'name', label: 'Name' },
          { key: 'plan', label: 'Plan' },
          { key: 'sparring', label: 'Sparring', cell: sparringOf },
          {
            key: 'visits',
            label: 'Visits',
            align: 'end',
            cell: visits,
            sortBy: live && visits,
            optional: true,
          },
          { key: 'lastSeen', label: 'Last seen', align: 'end', cell: seen },
        ]}
      />
      <p className={parts.muted}>
        {rows.length} of {count} shown
      </p>
    </>
  );
}

/** The members of the gym, and the record of one of them. */
export const Members = () => (
  <Split columns="regular" hasDetail label="Record" list={<List />} detail={<MemberRecord />} />
);
