import * as v from 'valibot';
import { calendarDate } from '../fields.ts';
import { address, callToAction, copy, head, link, machineName, titledText } from './parts.ts';

/** Whether something comes over, has to be asked about first, or stays behind. */
const carryStatus = v.picklist(['over', 'ask', 'stays']);

/** What becomes of something that the old system holds. */
export const carriedThing = v.strictObject({ what: copy, status: carryStatus, note: copy });

const fieldCopy = v.strictObject({ label: copy, hint: v.optional(copy) });

/** What a gym uses today, as the planner offers it. */
const plannedSource = v.strictObject({
  id: machineName,
  label: copy,
  /** What it is called inside a sentence, such as `your spreadsheet`. */
  phrase: copy,
  /** Whether there is a contract to give notice of. */
  hasContract: v.boolean(),
  /** What to export from it. */
  export: copy,
});

/** Where members' cards are: nowhere, with the software's own payments, or at an account of the gym's own. */
const plannedCards = v.strictObject({
  id: v.picklist(['none', 'software', 'own']),
  label: copy,
  /** What members are told about their payments. */
  line: copy,
});

/** The switch planner. Placeholders in braces are filled with the visitor's answers and the dates of the plan. */
const plannerCopy = v.strictObject({
  title: copy,
  lead: copy,
  /** In place of the form where no script runs. */
  withoutScript: copy,
  formLabel: copy,
  fields: v.strictObject({
    gym: fieldCopy,
    from: fieldCopy,
    members: fieldCopy,
    classes: fieldCopy,
    cards: fieldCopy,
    notice: fieldCopy,
    start: fieldCopy,
  }),
  sources: v.array(plannedSource),
  cards: v.array(plannedCards),
  /** The gym that the plan is for before somebody writes. */
  example: v.strictObject({
    from: machineName,
    cards: machineName,
    members: v.number(),
    classes: v.number(),
    notice: v.number(),
  }),
  /** How the planner counts. */
  rules: v.strictObject({
    membersPerEvening: v.number(),
    classesPerEvening: v.number(),
    reviewHours: v.number(),
    /** Days from set-up to the first class. */
    firstAfterDays: v.number(),
    parallelDays: v.number(),
    cardDays: v.number(),
    trialDays: v.number(),
    guaranteeDays: v.number(),
  }),
  results: v.strictObject({
    setup: copy,
    firstDay: copy,
    oldEnd: copy,
    firstCharge: copy,
    /** A date before the first day is known. */
    day: copy,
    /** The same inside a sentence, and inside a message, where it is to be filled in. */
    dayInText: copy,
    dayInMessage: copy,
    /** The gym before it has a name, likewise. */
    gymInText: copy,
    gymInMessage: copy,
  }),
  verdicts: v.strictObject({ once: titledText, twice: titledText, free: titledText }),
  actions: v.strictObject({ calendar: copy, print: copy, share: copy }),
  /** Where the calendar could not be made. */
  calendarFailed: titledText,
  planTitle: copy,
  planLead: copy,
  steps: v.strictObject({
    export: titledText,
    apply: titledText,
    askProcessor: titledText,
    askAccount: titledText,
    list: titledText,
    timetable: titledText,
    setup: titledText,
    check: titledText,
    announce: titledText,
    firstDay: titledText,
    decide: titledText,
    cards: titledText,
    cardsReminder: titledText,
    cardsLast: titledText,
    notice: titledText,
    finalExport: titledText,
    oldEnd: titledText,
    freeze: titledText,
    firstCharge: titledText,
    moneyBack: titledText,
  }),
  formulas: v.strictObject({ title: copy, items: v.array(titledText) }),
  messagesTitle: copy,
  messagesLead: copy,
  copyLabel: copy,
  copied: titledText,
  copyFailed: titledText,
  messages: v.strictObject({
    provider: titledText,
    announce: titledText,
    coaches: titledText,
    cards: titledText,
    cardsReminder: titledText,
    notice: titledText,
  }),
});

/** The copy of `/switch`, and what the pages below it share. */
export const switchCopy = v.strictObject({
  head,
  title: copy,
  lead: copy,
  actions: v.array(link),
  fromTitle: copy,
  statuses: v.strictObject({ over: copy, ask: copy, stays: copy }),
  carries: v.strictObject({ title: copy, lead: copy, rows: v.array(carriedThing) }),
  cards: v.strictObject({ title: copy, lead: copy, items: v.array(titledText), link }),
  who: v.strictObject({
    title: copy,
    lead: copy,
    weTitle: copy,
    we: v.array(copy),
    youTitle: copy,
    you: v.array(copy),
  }),
  planner: plannerCopy,
  notNow: v.strictObject({ title: copy, lead: copy, items: v.array(titledText) }),
  closing: callToAction,
});

/** The copy of the pages below `/switch`, one for each thing that gyms use today. */
export const switchFromCopy = v.strictObject({
  /** The day on which what is said of others was last looked up. */
  asOf: calendarDate('the day on which it was last looked up', '2026-11-26'),
  backLink: v.strictObject({ label: copy, href: address }),
  planLabel: copy,
  demo: link,
  numbers: v.array(v.strictObject({ value: copy, label: copy })),
  cardsTitle: copy,
  cardsLink: link,
  whoTitle: copy,
  weTitle: copy,
  we: v.array(copy),
  asksTitle: copy,
  othersTitle: copy,
  /** Where the knowledge is from, with `{date}`. */
  knowledge: copy,
  closing: callToAction,
  sources: v.array(
    v.strictObject({
      /** Its page is `/switch/<id>`. */
      id: machineName,
      /** The name of the page in links, breadcrumbs and sentences. */
      name: copy,
      head,
      title: copy,
      lead: copy,
      carries: v.strictObject({ title: copy, lead: copy, rows: v.array(carriedThing) }),
      /** How to write each column of a spreadsheet. */
      columns: v.optional(
        v.strictObject({
          title: copy,
          lead: copy,
          labels: v.strictObject({ column: copy, write: copy, avoid: copy }),
          rows: v.array(v.strictObject({ column: copy, write: copy, avoid: copy })),
        }),
      ),
      /** What is so at this one alone. */
      differences: v.optional(
        v.strictObject({ title: copy, lead: copy, items: v.array(titledText) }),
      ),
      export: v.strictObject({ title: copy, lead: copy, steps: v.array(titledText) }),
      cards: v.array(titledText),
      asks: v.array(copy),
      /** Whose trademark it is. */
      trademark: v.optional(copy),
    }),
  ),
});

/** What `site/switch.yaml` says. */
export type SwitchCopy = v.InferOutput<typeof switchCopy>;
/** What `site/switch-from.yaml` says. */
export type SwitchFromCopy = v.InferOutput<typeof switchFromCopy>;
