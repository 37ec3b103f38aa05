import * as v from 'valibot';
import { copy, skillState, sparringStatus } from './parts.ts';

/** The schema of each file of `site/samples/`, by the name of the file: invented members and numbers that product pictures show. */
export const sampleFiles = {
  achievements: v.strictObject({
    owner: copy,
    nextBadgeSkills: copy,
    copy: v.strictObject({
      title: copy,
      earnedTitle: copy,
      nextTitle: copy,
      progressLabel: copy,
      ofWord: copy,
    }),
    achievements: v.array(
      v.strictObject({
        name: copy,
        tier: v.picklist(['Gold', 'Silver', 'Bronze']),
        how: copy,
        isEarned: v.boolean(),
      }),
    ),
  }),
  analytics: v.strictObject({
    copy: v.strictObject({
      title: copy,
      aside: copy,
      revenueTitle: copy,
      revenueAside: copy,
      fillTitle: copy,
      fillAside: copy,
      ofWord: copy,
      retentionTitle: copy,
      retentionAside: copy,
      retentionLabel: copy,
      retentionSummary: copy,
      retentionNote: copy,
      membersTitle: copy,
      membersAside: copy,
    }),
    metrics: v.array(v.strictObject({ label: copy, value: copy, before: copy })),
    revenue: v.array(v.strictObject({ month: copy, revenue: v.number() })),
    classFill: v.array(v.strictObject({ name: copy, taken: v.number(), cap: v.number() })),
    retentionMonths: v.array(v.number()),
    comingAndGoing: v.array(v.strictObject({ label: copy, members: v.number(), names: copy })),
  }),
  attendance: v.strictObject({
    copy: v.strictObject({
      title: copy,
      aside: copy,
      alertsTitle: copy,
      alertsAside: copy,
      alertsLabel: copy,
      daysUnit: copy,
      visitsTitle: copy,
      visitsUnit: copy,
      retentionTitle: copy,
      targetLabel: copy,
    }),
    alerts: v.array(v.strictObject({ name: copy, daysQuiet: v.number(), note: copy })),
    visitKinds: v.array(v.strictObject({ kind: copy, visits: v.number() })),
    retention: v.strictObject({ percent: v.number(), target: v.number() }),
  }),
  community: v.strictObject({
    copy: v.strictObject({ title: copy, aside: copy, guestsTitle: copy, ofWord: copy }),
    notices: v.array(
      v.strictObject({
        kind: v.picklist(['Event', 'Shout-out', 'Question']),
        title: copy,
        text: copy,
      }),
    ),
    guests: v.strictObject({ names: v.array(copy), more: copy }),
    poll: v.strictObject({ label: copy, votes: v.number(), of: v.number() }),
  }),
  evening: v.strictObject({
    copy: v.strictObject({ title: copy, aside: copy }),
    entries: v.array(v.strictObject({ time: copy, what: copy, who: copy, area: copy })),
  }),
  leaderboards: v.strictObject({
    copy: v.strictObject({ title: copy, aside: copy }),
    boards: v.array(
      v.strictObject({
        title: copy,
        unit: copy,
        rows: v.array(v.strictObject({ name: copy, value: v.number() })),
      }),
    ),
  }),
  members: v.strictObject({
    copy: v.strictObject({
      title: copy,
      rosterTitle: copy,
      rosterAside: copy,
      clearanceTitle: copy,
      visitsUnit: copy,
      withWord: copy,
      goalBy: copy,
      membersUnit: copy,
    }),
    members: v.array(
      v.strictObject({
        name: copy,
        goal: copy,
        coach: copy,
        sparring: sparringStatus,
        visits: v.number(),
      }),
    ),
    profile: v.strictObject({
      name: copy,
      signOff: copy,
      entries: v.array(v.strictObject({ label: copy, text: copy })),
      goal: copy,
      note: copy,
      noteBy: copy,
    }),
    sparringCounts: v.array(v.strictObject({ status: sparringStatus, members: v.number() })),
  }),
  membershipPlans: v.strictObject({
    copy: v.strictObject({
      title: copy,
      priceUnit: copy,
      countTitle: copy,
      membersUnit: copy,
      membershipsUnit: copy,
      renewalsTitle: copy,
    }),
    plans: v.array(
      v.strictObject({
        name: copy,
        price: v.number(),
        access: copy,
        members: v.number(),
        /** How many pay the price: a family pays once. */
        memberships: v.number(),
      }),
    ),
    renewals: v.array(
      v.strictObject({
        name: copy,
        plan: copy,
        kind: v.picklist(['Due to renew', 'Gave notice']),
        day: copy,
      }),
    ),
  }),
  messages: v.strictObject({
    copy: v.strictObject({ title: copy, talkLabel: copy, juniorsTitle: copy, juniorsAside: copy }),
    /** The one whose phone it is. */
    coach: copy,
    conversation: v.array(v.strictObject({ from: copy, time: copy, text: copy })),
    notice: v.strictObject({ title: copy, recipients: copy, text: copy }),
    juniorTalks: v.array(v.strictObject({ who: copy, what: copy })),
  }),
  payments: v.strictObject({
    copy: v.strictObject({ title: copy, aside: copy, listTitle: copy, noteTitle: copy }),
    payments: v.array(
      v.strictObject({
        member: copy,
        forWhat: copy,
        amount: v.number(),
        day: copy,
        state: v.picklist(['Paid', 'Due', 'Late']),
      }),
    ),
    sources: v.array(v.strictObject({ label: copy, amount: v.number(), note: copy })),
    note: v.strictObject({ member: copy, text: copy, by: copy }),
  }),
  phone: v.strictObject({
    /** The phone of a member. */
    app: v.strictObject({
      copy: v.strictObject({ focusTitle: copy, weekTitle: copy, noteTitle: copy }),
      member: copy,
      focus: copy,
      focusBy: copy,
      note: copy,
      week: v.array(v.strictObject({ day: copy, what: copy, when: copy, state: copy })),
    }),
    /** The phone of a coach, who decides whether two members may spar. */
    partners: v.strictObject({
      copy: v.strictObject({
        title: copy,
        pairTitle: copy,
        reasonsLabel: copy,
        decisionTitle: copy,
        pendingLabel: copy,
      }),
      pair: copy,
      decidedBy: copy,
      reasons: v.array(v.strictObject({ label: copy, text: copy })),
    }),
  }),
  privateSessions: v.strictObject({
    copy: v.strictObject({
      title: copy,
      aside: copy,
      sessionsLabel: copy,
      minutesLabel: copy,
      minutesUnit: copy,
      withWord: copy,
      priceLabel: copy,
      listTitle: copy,
      noteTitle: copy,
    }),
    sessions: v.array(
      v.strictObject({
        time: copy,
        member: copy,
        coach: copy,
        focus: copy,
        minutes: v.number(),
        price: v.number(),
      }),
    ),
    note: v.strictObject({ member: copy, text: copy, by: copy }),
  }),
  progressPhotos: v.strictObject({
    copy: v.strictObject({
      title: copy,
      pairLabel: copy,
      consentTitle: copy,
    }),
    owner: copy,
    before: v.strictObject({ day: copy, lookAt: copy }),
    after: v.strictObject({ day: copy, lookAt: copy }),
    consent: v.array(v.strictObject({ who: copy, what: copy })),
  }),
  progress: v.strictObject({
    copy: v.strictObject({
      assessedBy: copy,
      scoresTitle: copy,
      changesTitle: copy,
      pointsUnit: copy,
      todayTitle: copy,
    }),
    owner: v.strictObject({
      name: copy,
      assessedBy: copy,
      assessedOn: copy,
      assessedBefore: copy,
      today: copy,
    }),
    scores: v.array(v.strictObject({ area: copy, score: v.number(), change: v.number() })),
  }),
  reports: v.strictObject({
    copy: v.strictObject({ title: copy, listLabel: copy }),
    reports: v.array(
      v.strictObject({
        name: copy,
        label: v.picklist(['Ready', 'Scheduled', 'Custom', 'Quarterly']),
        description: copy,
      }),
    ),
    open: v.strictObject({
      title: copy,
      question: copy,
      chartLabel: copy,
      turnedAway: v.array(v.number()),
      chartSummary: copy,
      answerTitle: copy,
      answers: v.array(v.strictObject({ time: copy, who: copy, note: copy })),
    }),
  }),
  skills: v.strictObject({
    copy: v.strictObject({ aside: copy }),
    owner: copy,
    groups: v.array(
      v.strictObject({
        title: copy,
        skills: v.array(v.strictObject({ name: copy, state: skillState })),
      }),
    ),
  }),
  staff: v.strictObject({
    copy: v.strictObject({
      title: copy,
      aside: copy,
      caption: copy,
      columns: v.strictObject({
        name: copy,
        classes: copy,
        privates: copy,
        hours: copy,
        label: copy,
      }),
      markedTitle: copy,
      ofWord: copy,
    }),
    staff: v.array(
      v.strictObject({
        name: copy,
        role: copy,
        label: v.picklist(['Top Performer', 'Excellent', 'Developing']),
        classes: v.number(),
        privates: v.number(),
        hours: v.number(),
        marked: v.number(),
      }),
    ),
  }),
  timetable: v.strictObject({
    copy: v.strictObject({
      title: copy,
      aside: copy,
      classesLabel: copy,
      bookedLabel: copy,
      fullLabel: copy,
      waitingLabel: copy,
      ofWord: copy,
    }),
    slots: v.array(
      v.strictObject({
        day: copy,
        time: copy,
        name: copy,
        coach: copy,
        level: copy,
        booked: v.number(),
        cap: v.number(),
      }),
    ),
  }),
  trainers: v.strictObject({
    copy: v.strictObject({
      title: copy,
      aside: copy,
      caption: copy,
      columns: v.strictObject({
        name: copy,
        groupHours: copy,
        privateHours: copy,
        totalHours: copy,
        note: copy,
      }),
      coverTitle: copy,
      coverListTitle: copy,
      freeLabel: copy,
      busyLabel: copy,
    }),
    weeks: v.array(
      v.strictObject({ name: copy, groupHours: v.number(), privateHours: v.number(), note: copy }),
    ),
    cover: v.strictObject({
      className: copy,
      time: copy,
      reason: copy,
      covers: v.array(v.strictObject({ name: copy, reason: copy, isFree: v.boolean() })),
    }),
  }),
  waitlists: v.strictObject({
    copy: v.strictObject({
      title: copy,
      waitingUnit: copy,
      nextLabel: copy,
      ofWord: copy,
      weeksTitle: copy,
    }),
    waitlists: v.array(
      v.strictObject({ className: copy, time: copy, cap: v.number(), waiting: v.array(copy) }),
    ),
    weeks: v.array(v.strictObject({ day: copy, waiting: v.number() })),
    move: v.strictObject({ title: copy, name: copy, text: copy, time: copy }),
  }),
};
