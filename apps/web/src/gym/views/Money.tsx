import { BarChart, StatusTag } from '@cornerbell/ui';
import { plural } from '../../shared/plural.ts';
import { Control, MemberName } from '../controls.tsx';
import { dollars } from '../format.ts';
import { useFrame } from '../frame.ts';
import * as parts from '../parts.css.ts';
import { ListPart, Pairs, Part, Split } from '../parts.tsx';
import { openPayments, paymentState } from '../selectors.ts';

/** How the states of a payment look. */
export const paymentTones = { Late: 'bad', Due: 'warn', Paid: 'good' } as const;

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
      <Pairs
        look="rows"
        pairs={Object.values(payments.sources).map(({ label, amount, note }) => ({
          label: `${label}, ${note}`,
          text: dollars(amount),
        }))}
      />
    </Part>
  );
}

/** The payments, late and due ones first. */
function Payments() {
  const { samples, state } = useFrame();
  return (
    <ListPart
      title="Payments"
      aside="Late and due first"
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
                  action={{ do: 'take-payment', member }}
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
  );
}

/** What is paid, due and late, and where the money comes from. */
export function Money() {
  const { samples, state } = useFrame();
  const { late, due, lateSum, dueSum } = openPayments(samples, state);
  const { revenue } = samples.analytics.metrics;
  const { privates } = samples.payments.sources;
  const { month } = samples.gym.today;
  return (
    <Split
      facts={[
        { label: `Revenue in ${month}`, value: revenue.value, note: revenue.before },
        { label: 'Late', value: dollars(lateSum), note: plural(late.length, 'payment') },
        { label: 'Due', value: dollars(dueSum), note: plural(due.length, 'payment') },
        { label: privates.label, value: dollars(privates.amount), note: privates.note },
      ]}
      columns="wideSide"
      label="Revenue"
      list={<Payments />}
      detail={<Revenue />}
    />
  );
}
