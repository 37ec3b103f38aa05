/** The names of the product pictures that a text can show, by a line `![caption](name)`. */
export const articlePictures = [
  'badges',
  'call-list',
  'class-fill',
  'clearance',
  'evening',
  'member-record',
  'numbers',
  'partners',
  'payments',
  'privates',
  'retention',
  'skill-grid',
  'skills-marked',
  'timetable',
  'todays-focus',
  'visits',
  'waitlists',
] as const;

/** The name of a product picture. */
export type ArticlePicture = (typeof articlePictures)[number];
