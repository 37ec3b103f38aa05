import * as v from 'valibot';
import { copy, factNumber, skillState, sparringStatus, texts } from './parts.ts';

const listOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.array(v.strictObject(entries));

const metric = texts('label', 'value', 'before');

const source = v.strictObject({ label: copy, amount: v.number(), note: copy });

/** How many members came, left or stay away, and who. */
const change = v.strictObject({ label: copy, members: v.number(), names: copy });

const badge = { name: copy, tier: v.picklist(['Gold', 'Silver', 'Bronze']), how: copy };

/** The schemas of `site/samples/`, the invented data of the sample gym, by file name. */
export const sampleFiles = {
  achievements: v.strictObject({
    nextBadge: v.strictObject({
      ...badge,
      /** The group of skills that earns it, once all are mastered. */
      group: copy,
    }),
    earned: listOf(badge),
  }),
  analytics: v.strictObject({
    retentionSummary: copy,
    retentionNote: copy,
    metrics: v.strictObject({
      members: metric,
      revenue: metric,
      visits: metric,
      retention: metric,
    }),
    revenue: listOf({ month: copy, revenue: v.number() }),
    classFill: listOf({ name: copy, taken: v.number(), cap: v.number() }),
    retentionMonths: listOf({ month: copy, percent: v.number() }),
    comingAndGoing: v.strictObject({ joined: change, left: change, quiet: change }),
  }),
  attendance: v.strictObject({
    /** A member is quiet from so many days without a visit. */
    quietDays: factNumber,
    visitKinds: listOf({ kind: copy, visits: v.number() }),
    retention: v.strictObject({ label: copy, percent: v.number(), target: factNumber }),
  }),
  community: v.strictObject({
    notices: listOf({
      kind: v.picklist(['Event', 'Shout-out', 'Question']),
      title: copy,
      text: copy,
    }),
    guests: v.strictObject({ names: v.array(copy), more: copy }),
    poll: v.strictObject({ label: copy, votes: v.number(), of: v.number() }),
  }),
  gym: v.strictObject({
    name: copy,
    /** The weekday as in the timetable, the month, the date, and when the evening begins. */
    today: texts('day', 'month', 'date', 'time'),
  }),
  leaderboards: v.strictObject({
    boards: listOf({
      title: copy,
      unit: copy,
      rows: listOf({ name: copy, value: v.number() }),
    }),
  }),
  members: v.strictObject({
    members: listOf({
      name: copy,
      plan: copy,
      sparring: sparringStatus,
      signOff: v.optional(copy),
      /** The visits in the month so far. */
      visits: v.number(),
      lastSeen: copy,
      /** Of a member who stays away. */
      quiet: v.optional(v.strictObject({ days: v.number(), lastClass: copy })),
      coach: copy,
      goal: v.optional(copy),
      note: v.optional(texts('text', 'by')),
      facts: v.optional(v.array(texts('label', 'text'))),
    }),
    sparringCounts: listOf({ status: sparringStatus, members: v.number() }),
  }),
  membershipPlans: v.strictObject({
    plans: listOf({
      name: copy,
      price: factNumber,
      access: copy,
      members: v.number(),
      /** How many pay the price: a family pays once. */
      memberships: v.number(),
    }),
    renewals: listOf({
      member: copy,
      kind: v.picklist(['Due to renew', 'Gave notice']),
      day: copy,
    }),
  }),
  messages: v.strictObject({
    /** The one whose phone it is. */
    coach: copy,
    conversation: v.array(texts('from', 'time', 'text')),
    notice: texts('recipients', 'text'),
    juniorTalks: v.array(texts('who', 'what')),
  }),
  payments: v.strictObject({
    payments: listOf({
      member: copy,
      forWhat: copy,
      amount: factNumber,
      day: copy,
      state: v.picklist(['Paid', 'Due', 'Late']),
    }),
    sources: v.strictObject({ plans: source, privates: source, dropIns: source }),
  }),
  phone: v.strictObject({
    /** The phone of a member. */
    app: v.strictObject({
      member: copy,
      focus: copy,
      focusBy: copy,
      /** The classes that the week shows besides those of the member. */
      week: v.array(copy),
      classes: v.number(),
      rounds: v.number(),
    }),
    /** The phone of a coach, who decides whether two members may spar. */
    partners: v.strictObject({
      pair: copy,
      decidedBy: copy,
      reasons: v.array(texts('label', 'text')),
    }),
  }),
  privateSessions: v.strictObject({
    sessions: listOf({
      time: copy,
      member: copy,
      coach: copy,
      focus: copy,
      minutes: v.number(),
      price: factNumber,
    }),
    /** The member whose last note came from a session. */
    noteOf: copy,
  }),
  progressPhotos: v.strictObject({
    owner: copy,
    before: texts('day', 'lookAt'),
    after: texts('day', 'lookAt'),
    consent: v.array(texts('who', 'what')),
  }),
  progress: v.strictObject({
    owner: texts('name', 'assessedBy', 'assessedOn', 'today'),
    scores: listOf({ area: copy, score: v.number(), change: v.number() }),
  }),
  reports: v.strictObject({
    reports: listOf({
      name: copy,
      kind: v.picklist(['money', 'quiet', 'juniors', 'retention']),
      label: v.picklist(['Ready', 'Scheduled', 'Custom', 'Quarterly']),
      description: copy,
    }),
    turnedAway: v.array(v.number()),
    answers: v.array(texts('time', 'who', 'note')),
  }),
  skills: v.strictObject({
    owner: copy,
    groups: listOf({
      title: copy,
      skills: listOf({ name: copy, state: skillState }),
    }),
  }),
  staff: v.strictObject({
    staff: listOf({
      name: copy,
      role: copy,
      label: v.picklist(['Top Performer', 'Excellent', 'Developing']),
      classes: v.number(),
      privates: v.number(),
      hours: v.number(),
      marked: v.number(),
      /** The hours of this week. */
      groupHours: v.number(),
      privateHours: v.number(),
      note: copy,
    }),
    /** A class that needs a coach, and who is asked. */
    cover: v.strictObject({
      className: copy,
      time: copy,
      reason: copy,
      covers: listOf({ name: copy, reason: copy, isFree: v.boolean() }),
    }),
  }),
  timetable: v.strictObject({
    slots: listOf({
      day: copy,
      time: copy,
      name: copy,
      coach: copy,
      level: copy,
      cap: v.number(),
      /** The members who have a spot, by name, and how many more have one. */
      booked: v.optional(v.array(copy), []),
      more: v.optional(v.number()),
      waiting: v.optional(v.array(copy)),
      /** Who alone may book it; left out for all members. */
      access: v.optional(v.picklist(['Cleared', 'Juniors'])),
      /** Whether it is over, and everybody booked was there. */
      isOver: v.optional(v.boolean()),
      /** How many waited for it in each of the last weeks. */
      weeks: v.optional(listOf({ day: copy, waiting: v.number() })),
    }),
  }),
};
