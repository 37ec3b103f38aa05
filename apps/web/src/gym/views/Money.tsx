import { BarChart, DataList, FactStrip, StatusTag } from '@cornerbell/ui';
import { plural } from '../../shared/plural.ts';
import { Control, MemberName, ViewChoice } from '../controls.tsx';
import { dollars } from '../format.ts';
import { useFrame } from '../frame.ts';
import * as parts from '../parts.css.ts';
import { Part, Split } from '../parts.tsx';
import { openPayments, paymentState } from '../selectors.ts';

/** How the states of a payment look. */
export const paymentTones = { Late: 'bad', Due: 'warn', Paid: 'good' } as const;

/** The views of the office. */
export function OfficeChoice() {
  const { payments, membershipPlans } = useFrame().samples;
  return (
    <ViewChoice
      label="Money"
      views={[
        { label: 'Payments', view: 'Money', count: payments.payments.length },
        { label: 'Plans', view: 'Plans', count: membershipPlans.plans.length },
      ]}
    />
  );
}

/** The revenue of six months, and that of this month by source. */
export function Revenue() {
  const { analytics, payments } = useFrame().samples;
  return (
    <Part title="Revenue" aside="Six months">
      <BarChart
        label="Revenue"
        highlightLast
        bars={analytics.revenue.map(({ month, revenue }) => ({
          label: month,
          value: revenue,
          valueText: dollars(revenue),
        }))}
      />
      <dl className={parts.pairs}>
        {payments.sources.map(({ label, amount, note }) => (
          <div key={label}>
            <dt>
              {label}, {note}
            </dt>
            <dd>{dollars(amount)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** The payments, late and due ones first. */
function Payments() {
  const { samples, state } = useFrame();
  return (
    <Part title="Payments" aside="Late and due first">
      <DataList
        label="Payments"
        rows={samples.payments.payments.map((payment) => {
          const { member, forWhat, day, amount } = payment;
          const now = paymentState(state, payment);
          return {
            primary: <MemberName name={member} />,
            secondary: `${forWhat}, ${day}`,
            status: <StatusTag tone={paymentTones[now]}>{now}</StatusTag>,
            value: (
              <span className={parts.doing}>
                {payment.state !== 'Paid' && (
                  <Control
                    does={{ action: { do: 'take-payment', member } }}
                    of={`the payment of ${member}`}
                    variant={now === 'Paid' ? 'ghost' : 'secondary'}
                  >
                    {now === 'Paid' ? 'Undo' : 'Mark paid'}
                  </Control>
                )}
                <span className={parts.amount}>{dollars(amount)}</span>
              </span>
            ),
          };
        })}
      />
    </Part>
  );
}

/** What is paid, due and late, and where the money comes from. */
export function Money() {
  const { samples, state, shown, live } = useFrame();
  const { late, due, lateSum, dueSum } = openPayments(samples, state);
  const revenue = samples.analytics.metrics.find(({ label }) => label === 'Revenue');
  const privates = samples.payments.sources.find(({ label }) => label === 'Privates');
  return (
    <>
      <OfficeChoice />
      {(live || !shown.part) && (
        <FactStrip
          className={parts.facts}
          facts={[
            {
              label: 'Revenue in June',
              value: revenue?.value,
              note: { label: revenue?.before, tone: 'neutral' },
            },
            {
              label: 'Late',
              value: dollars(lateSum),
              note: { label: plural(late.length, 'payment'), tone: 'neutral' },
            },
            {
              label: 'Due',
              value: dollars(dueSum),
              note: { label: plural(due.length, 'payment'), tone: 'neutral' },
            },
            {
              label: 'Privates',
              value: dollars(privates?.amount ?? 0),
              note: { label: privates?.note, tone: 'neutral' },
            },
          ]}
        />
      )}
      <Split columns="wideSide" label="Revenue" list={<Payments />} detail={<Revenue />} />
    </>
  );
}
