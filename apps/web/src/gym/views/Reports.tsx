import { BarChart, ProgressBar, Stack } from '@cornerbell/ui';
import { plural } from '../../shared/plural.ts';
import { Open } from '../controls.tsx';
import { clockOf, dollars } from '../format.ts';
import { useFrame } from '../frame.ts';
import * as parts from '../parts.css.ts';
import { CallList, ListPart, Note, Part, Split, Title } from '../parts.tsx';
import { sumOf, visitsByKind } from '../selectors.ts';
import { Revenue } from './Money.tsx';

/** The money of a month, how full the classes are, and who came and went. */
function MoneyReport() {
  const { analytics, gym, payments } = useFrame().samples;
  return (
    <>
      <Revenue />
      <p className={parts.line}>
        <span className={parts.name}>{gym.today.month}</span>
        <span className={parts.name}>
          {dollars(sumOf(Object.values(payments.sources), ({ amount }) => amount))}
        </span>
      </p>
      <div className={parts.halves}>
        <Part title="Full and empty classes" aside="Average spots taken">
          <Stack>
            {analytics.classFill.map(({ name, taken, cap }) => (
              <ProgressBar
                key={name}
                label={name}
                value={taken}
                max={cap}
                valueText={`${taken} of ${cap}`}
              />
            ))}
          </Stack>
        </Part>
        <ListPart
          title="Coming and going"
          rows={Object.values(analytics.comingAndGoing).map(({ label, members, names }) => ({
            lead: { kind: 'count', text: String(members) },
            primary: label,
            secondary: names,
          }))}
        />
      </div>
    </>
  );
}

/** The quiet members, and the visits of the month by kind. */
function QuietReport() {
  const { samples, state } = useFrame();
  const { kinds, sum } = visitsByKind(samples, state);
  const { label, percent, target } = samples.attendance.retention;
  return (
    <>
      <CallList />
      <Part title="Visits by kind" aside={plural(sum, 'visit')}>
        <BarChart
          label="Visits by kind"
          bars={kinds.map(({ kind, visits }) => ({
            label: kind,
            value: visits,
            valueText: String(visits),
          }))}
        />
      </Part>
      <Part title="The quarter">
        <ProgressBar
          label={label}
          value={percent}
          max={100}
          valueText={`${percent}%, target ${target}%`}
        />
      </Part>
    </>
  );
}

/** Whether a second class is worth it: who was turned away, and the hours that would work. */
function JuniorsReport() {
  const { turnedAway, answers } = useFrame().samples.reports;
  const weeks = turnedAway.length;
  return (
    <>
      <Part title="Turned away each Saturday" aside={`${turnedAway.at(-1)} last week`}>
        <BarChart
          label="Turned away each Saturday"
          highlightLast
          bars={turnedAway.map((count, index) => ({
            label: index === weeks - 1 ? 'Last week' : `${weeks - index} ago`,
            value: count,
            valueText: String(count),
          }))}
        />
      </Part>
      <ListPart
        title="Hours that would work"
        rows={answers.map(({ time, who, note }) => ({
          lead: clockOf(time),
          primary: who,
          secondary: note,
        }))}
      />
    </>
  );
}

/** How many members have stayed. */
function RetentionReport() {
  const { retentionMonths, retentionNote, retentionSummary } = useFrame().samples.analytics;
  return (
    <Part title="Members kept" aside={retentionSummary}>
      <BarChart
        label="Members kept"
        highlightLast
        bars={retentionMonths.map(({ month, percent }) => ({
          label: month,
          value: percent,
          valueText: `${percent}%`,
        }))}
      />
      <div className={parts.after}>
        <Note text={retentionNote} />
      </div>
    </Part>
  );
}

const bodies = {
  money: <MoneyReport />,
  quiet: <QuietReport />,
  juniors: <JuniorsReport />,
  retention: <RetentionReport />,
};

/** The reports, and the one that is open. */
export function Reports() {
  const { samples, shown } = useFrame();
  const { reports } = samples.reports;
  const open = reports.find(({ name }) => name === shown.report) ?? reports[0];
  return (
    <Split
      columns="narrowList"
      hasDetail
      label="Report"
      list={
        <ListPart
          title="Reports"
          className={parts.choices}
          rows={reports.map(({ name, description, label }) => ({
            primary: (
              <Open change={{ report: name, part: 'detail' }} isOpen={shown.report === name}>
                {name}
              </Open>
            ),
            secondary: description,
            status: { label, tone: label === 'Ready' ? 'good' : 'neutral' },
            current: shown.report === name,
          }))}
        />
      }
      detail={
        open && (
          <>
            <Title title={open.name}>{open.description}</Title>
            {bodies[open.kind]}
          </>
        )
      }
    />
  );
}
