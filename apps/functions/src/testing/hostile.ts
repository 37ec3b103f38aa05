import type { Delivery } from '../targets/target.ts';

/** A booking that tries to forge fields, mentions, links and headers. */
export const hostile: Delivery = {
  id: '6ba7b810-9dad-41d1-80b4-00c04fd430c8',
  event: 'requested',
  happenedAt: '2025-08-04T12:00:00.000Z',
  attempts: 1,
  confirmToken: null,
  unsubscribeToken: null,
  lead: {
    id: '',
    kind: 'demo',
    email: 'kim@example.com',
    name: 'Kim Iron Lee <@everyone>\r\nBcc: evil@example.com',
    payload: {
      gym: 'Northside',
      phone: '+1 612 555 0100',
      note: '@channel ```\nemail: evil@example.com\u2028gym: Evil [x](https://evil.example) <!here>',
    },
    attribution: {},
    reasons: ['too_fast'],
    createdAt: '2025-08-04T12:00:00.000Z',
  },
};
/** The fields of its notices. */
export const hostileFields = ['name:', 'email:', 'gym:', 'phone:', 'note:'];
