import {
  Accordion,
  Button,
  Container,
  Section,
  SelectField,
  Stack,
  TextField,
} from '@cornerbell/ui';
import { useNotify } from '../../notifications/notifications.tsx';
import { today } from '../../planners/days.ts';
import { useAnswers } from '../../planners/use-answers.ts';
import { halves, screenOnly } from '../../sections/layout.css.ts';
import { NumberRows } from '../../sections/NumberRows.tsx';
import { RuledList } from '../../sections/RuledList.tsx';
import { SectionTitle } from '../../sections/SectionTitle.tsx';
import { CopyButton } from '../../share/CopyButton.tsx';
import { ShareButton } from '../../share/ShareButton.tsx';
import { loadChunk } from '../../shell/load-chunk.ts';
import type { SwitchData } from './data.ts';
import { describePlan, type DescribedPlan } from './describe-plan.ts';
import { rangeOf } from './plan.ts';
import { PlanList } from './PlanList.tsx';
import * as styles from './Planner.css.ts';

type Copy = SwitchData['copy']['planner'];

interface PlannerProps {
  copy: Copy;
  siteName: string;
}

const Options = ({ of }: { of: readonly { readonly id: string; readonly label: string }[] }) =>
  of.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));

const Fields = ({ copy: { fields, sources, cards, example } }: { copy: Copy }) => (
  <>
    <SelectField name="from" autoComplete="off" defaultValue={example.from} {...fields.from}>
      <Options of={sources} />
    </SelectField>
    <SelectField name="cards" autoComplete="off" defaultValue={example.cards} {...fields.cards}>
      <Options of={cards} />
    </SelectField>
    {(['members', 'classes', 'notice'] as const).map((name) => (
      <TextField
        key={name}
        type="number"
        inputMode="numeric"
        name={name}
        autoComplete="off"
        defaultValue={example[name]}
        {...rangeOf(name)}
        {...fields[name]}
      />
    ))}
    <TextField type="date" name="start" autoComplete="off" {...fields.start} />
    <TextField name="gym" autoComplete="organization" {...fields.gym} />
  </>
);

/** The id of a message on the page. */
const idOf = (message: DescribedPlan['messages'][number]['id']) => `message-${message}`;

const Messages = ({ copy, messages }: { copy: Copy } & Pick<DescribedPlan, 'messages'>) => (
  <div className={screenOnly}>
    <Stack gap="lg">
      <h3 className={styles.heading}>{copy.messagesTitle}</h3>
      <p className={styles.lead}>{copy.messagesLead}</p>
      <Accordion
        name="messages"
        headingLevel={4}
        defaultValue={idOf('announce')}
        items={messages.map(({ id, title, text }) => ({
          id: idOf(id),
          question: title,
          answer: (
            <div className={styles.message}>
              <p className={styles.messageText}>{text}</p>
              <CopyButton
                text={text}
                label={copy.copyLabel}
                spoken={title}
                copied={copy.copied}
                failed={copy.copyFailed}
              />
            </div>
          ),
        }))}
      />
    </Stack>
  </div>
);

/** How long the browser has to read a saved file before its address is revoked, in milliseconds. */
const readTime = 60_000;

function saveFile(name: string, type: string, text: string) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), readTime);
}

/** A dated plan for a gym's switch, with messages, a calendar and a print version; without JavaScript, the plan of an example. */
export function Planner({ copy, siteName }: PlannerProps) {
  const { answers, formProps } = useAnswers({ start: today() });
  const notify = useNotify();
  const plan = describePlan(answers, copy);
  const { title, lead, verdict, facts, days, formulas, messages } = plan;

  async function saveCalendar() {
    try {
      const { planCalendar } = await loadChunk(() => import('./plan-calendar.ts'));
      const text = planCalendar(plan, { siteName, url: location.href, now: new Date() });
      saveFile('switch-plan.ics', 'text/calendar', text);
    } catch (error) {
      console.error(error);
      await notify('error', copy.calendarFailed);
    }
  }

  return (
    <Section tone="white" labelledBy="planner" data-paper="last">
      <Container>
        <Stack gap="xxl">
          <div className={screenOnly}>
            <SectionTitle id="planner" title={copy.title} lead={copy.lead} />
          </div>
          <p className={styles.withoutScript}>{copy.withoutScript}</p>
          <div className={styles.form}>
            <div className={halves}>
              <form aria-label={copy.formLabel} className={styles.fields} {...formProps}>
                <Fields copy={copy} />
              </form>
              <div className={styles.result}>
                <div role="status">
                  <p className={styles.verdict}>{verdict.title}</p>
                  <p className={styles.text}>{verdict.text}</p>
                </div>
                <NumberRows numbers={facts} />
                <div className={styles.actions}>
                  <Button onClick={() => void saveCalendar()}>{copy.actions.calendar}</Button>
                  <Button variant="secondary" onClick={() => print()}>
                    {copy.actions.print}
                  </Button>
                  <ShareButton title={copy.title} label={copy.actions.share} hash="#planner" />
                </div>
              </div>
            </div>
          </div>
          <Stack gap="lg">
            <h3 className={styles.heading} id="plan">
              {title}
            </h3>
            <p className={styles.lead}>{lead}</p>
            <PlanList labelledBy="plan" days={days} />
          </Stack>
          <Messages copy={copy} messages={messages} />
          <div className={screenOnly}>
            <Stack gap="lg">
              <h3 className={styles.heading}>{copy.formulas.title}</h3>
              <RuledList layout="columns" items={formulas} />
            </Stack>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
