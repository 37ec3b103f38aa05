import * as v from 'valibot';
import { calendarDate } from '../fields.ts';
import { address, callToAction, copy, head, link, machineName, titledText } from './parts.ts';

/** Whether data is moved, must be asked about, or stays behind. */
const carryStatus = v.picklist(['over', 'ask', 'stays']);

/** What happens to data of the old system. */
export const carriedThing = v.strictObject({ what: copy, status: carryStatus, note: copy });

const fieldCopy = v.strictObject({ label: copy, hint: v.optional(copy) });

/** A current system of a gym, as an option of the planner. */
const plannedSource = v.strictObject({
  id: machineName,
  label: copy,
  /** Its name inside a sentence, such as `your spreadsheet`. */
  phrase: copy,
  /** Whether there is a contract to cancel. */
  hasContract: v.boolean(),
  /** What to export from it. */
  export: copy,
});

/** Where members' cards are stored: nowhere, with the software, or in the gym's own account. */
const plannedCards = v.strictObject({
  id: v.picklist(['none', 'software', 'own']),
  label: copy,
  /** The message to members about their payments. */
  line: copy,
});

/** The switch planner. Placeholders in braces are filled with the visitor's answers and the dates of the plan. */
const plannerCopy = v.strictObject({
  title: copy,
  lead: copy,
  /** In place of the form without JavaScript. */
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
  /** The initial values of the form. */
  example: v.strictObject({
    from: machineName,
    cards: machineName,
    members: v.number(),
    classes: v.number(),
    notice: v.number(),
  }),
  /** The planner's constants. */
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
    /** A date while the first day is unknown. */
    day: copy,
    /** The same inside a sentence and a message. */
    dayInText: copy,
    dayInMessage: copy,
    /** The gym without a name, inside a sentence and a message. */
    gymInText: copy,
    gymInMessage: copy,
  }),
  verdicts: v.strictObject({ once: titledText, twice: titledText, free: titledText }),
  actions: v.strictObject({ calendar: copy, print: copy, share: copy }),
  /** If the calendar file could not be created. */
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

/** The copy of `/switch`, and shared copy of the pages below it. */
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

/** The copy of the pages below `/switch`, one per current system. */
export const switchFromCopy = v.strictObject({
  /** The day on which the facts about others were last checked. */
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
  /** The source of these facts, with `{date}`. */
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
      /** The peculiarities of this system. */
      differences: v.optional(
        v.strictObject({ title: copy, lead: copy, items: v.array(titledText) }),
      ),
      export: v.strictObject({ title: copy, lead: copy, steps: v.array(titledText) }),
      cards: v.array(titledText),
      asks: v.array(copy),
      /** The trademark notice. */
      trademark: v.optional(copy),
    }),
  ),
});
