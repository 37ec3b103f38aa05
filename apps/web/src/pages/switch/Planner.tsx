import { Accordion, Button, Heading, SelectField, Stack, Text, TextField } from '@cornerbell/ui';
import { useState } from 'react';
import { useAnswers } from '../../forms/use-answers.ts';
import { fillPlaceholders } from '../../library/fill-placeholders.ts';
import { TitledSection } from '../../sections/TitledSection.tsx';
import { CopyButton } from '../../share/buttons.tsx';
import { useHydrated } from '../../shared/use-hydrated.ts';
import type { SwitchData } from './data.ts';
import { dayAfter, dayText, planSteps } from './plan-steps.ts';
import * as styles from './SwitchPage.css.ts';

/** The steps of a switch with their dates and messages; without a start day, in words. */
export function Planner({ copy: { planner: copy }, sources, source }: SwitchData) {
  const choices = [copy.other, ...sources];
  const { answers, formProps } = useAnswers();
  const from = answers ? answers.get('from') : source?.id;
  const chosen = choices.find(({ id }) => id === from) ?? copy.other;
  const [opened] = useState(() => new Date());
  // The visitor's day is not known to the server. Swedish uses ISO 8601.
  const today = useHydrated() ? opened.toLocaleDateString('sv-SE') : undefined;
  const start = answers?.get('start') ?? '';
  const earliest = today && dayAfter(today, -(copy.steps[0]?.offset ?? 0));
  const isTooSoon = earliest !== undefined && start !== '' && start < earliest;
  return (
    <TitledSection id="planner" title={copy.title} lead={copy.lead} tone="white" gap="xl">
      <form aria-label={copy.formLabel} className={styles.form} {...formProps}>
        <SelectField name="from" label={copy.fromLabel} defaultValue={source?.id}>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          type="date"
          name="start"
          label={copy.startLabel}
          min={earliest}
          hint={
            earliest && fillPlaceholders(copy.earliest, { day: dayText(earliest, 0) ?? earliest })
          }
          aria-invalid={isTooSoon || undefined}
        />
        <Button variant="secondary" className={styles.print} onClick={() => print()}>
          {copy.print}
        </Button>
      </form>
      <ol className={styles.list} aria-label={copy.listLabel}>
        {planSteps(copy, chosen, isTooSoon ? '' : start).map((step) => (
          <li key={step.title} className={styles.step}>
            <p className={styles.day}>
              <span className={styles.date}>{step.when}</span>
              <span className={styles.who}>{step.who}</span>
            </p>
            <Stack gap="sm">
              <Heading level={3}>{step.title}</Heading>
              <Text tone="muted">{step.text}</Text>
              {step.messages.length > 0 && (
                <Accordion
                  className={styles.messages}
                  name="messages"
                  headingLevel={4}
                  items={step.messages.map(({ title, text }) => ({
                    id: title.toLowerCase().replaceAll(' ', '-'),
                    question: title,
                    answer: (
                      <Stack align="start">
                        <Text className={styles.messageText}>{text}</Text>
                        <CopyButton text={text} spoken={title} {...copy.copy} />
                      </Stack>
                    ),
                  }))}
                />
              )}
            </Stack>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
