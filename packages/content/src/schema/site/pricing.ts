import * as v from 'valibot';
import { callToAction, copy, head, link, linkedText, titledText } from './parts.ts';

const fieldCopy = v.strictObject({ label: copy, hint: v.optional(copy) });

const resultCopy = v.strictObject({ label: copy, text: copy });

const verdictCopy = v.strictObject({ title: copy, text: copy, link });

/** The price calculator. Placeholders in braces are filled with the visitor's numbers. */
const sumsCopy = v.strictObject({
  title: copy,
  lead: copy,
  formLabel: copy,
  fields: v.strictObject({
    members: fieldCopy,
    growth: fieldCopy,
    locations: fieldCopy,
    hours: fieldCopy,
    wage: fieldCopy,
    start: fieldCopy,
  }),
  /** The initial values of the form. */
  example: v.strictObject({
    members: v.number(),
    growth: v.number(),
    locations: v.number(),
    hours: v.number(),
    wage: v.number(),
  }),
  /** A plan is worth a trial if it must save at most this percentage of the desk work. */
  worthPercent: v.number(),
  trialDays: v.number(),
  resultLabel: copy,
  results: v.strictObject({
    plan: v.strictObject({ label: copy, limit: copy, unlimited: copy }),
    founding: resultCopy,
    regular: resultCopy,
    next: v.strictObject({ label: copy, text: copy, none: copy, noneValue: copy }),
    firstCharge: resultCopy,
    moneyBack: resultCopy,
    hasToSave: v.strictObject({ label: copy, text: copy, unit: copy }),
    /** A date while the first day is unknown. */
    day: copy,
  }),
  verdicts: v.strictObject({ worth: verdictCopy, notYet: verdictCopy, custom: verdictCopy }),
  shareLabel: copy,
  formulas: v.strictObject({ title: copy, items: v.array(titledText) }),
  table: v.strictObject({ title: copy, hasToSaveLabel: copy, minutes: copy }),
});

/** The copy of `/pricing`; the plans themselves are in `plans.yaml`. */
export const pricingCopy = v.strictObject({
  head,
  title: copy,
  lead: copy,
  prices: v.strictObject({
    /** What a price is for, such as `per month`. */
    period: copy,
    foundingLabel: copy,
    regularLabel: copy,
    /** In place of a custom price. */
    customLabel: copy,
  }),
  /** The table of the plans. */
  card: v.strictObject({
    title: copy,
    caption: copy,
    planLabel: copy,
    membersLabel: copy,
    unlimitedLabel: copy,
    everyPlanLabel: copy,
  }),
  plans: v.strictObject({ title: copy, lead: copy, action: link }),
  /** Why articles mention another price. */
  note: v.strictObject({ title: copy, text: copy, link }),
  rules: v.strictObject({
    title: copy,
    guarantee: v.strictObject({ days: v.number(), title: copy, text: copy }),
    items: v.array(linkedText),
    link,
  }),
  sums: sumsCopy,
  closing: callToAction,
});
