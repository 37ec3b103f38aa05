import type { Term } from './check-terms.ts';

/** How the site spells what it says often. Specification §1, §2, §3, §4. */
export const siteTerms: readonly Term[] = [
  { wrong: /\bcorner[ -]?bell\b/gi, fact: 'site.name' },
  { wrong: /\btoday['’]?s focus\b/gi, right: "Today's Focus" },
  { wrong: /\be-mail(?=s?\b)/gi, right: 'email' },
  { wrong: /\bprogramme(?=s?\b)/gi, right: 'program' },
  { wrong: /\bwait(?:ing)?[ -]list(?=s?\b)/gi, right: 'waitlist' },
  { wrong: /\b(?:in app|inapp)(?= messag)/gi, right: 'in-app' },
  { wrong: /\bwhite glove\b/gi, right: 'white-glove' },
  { wrong: /\bmoney back(?= guarantee)/gi, right: 'money-back' },
  { wrong: /\bleader[ -]board(?=s?\b)/gi, right: 'leaderboard' },
  { wrong: /\btime[ -]table(?=s?\b)/gi, right: 'timetable' },
  { wrong: /\bMulti ?Location\b/g, right: 'Multi-Location' },
  { wrong: /\bon-boarding\b/gi, right: 'onboarding' },
  { wrong: /\b(?:head gear|head-gear|head ?guards?)\b/gi, right: 'headgear' },
  { wrong: /\bmouth(?:[ -]guard|[ -]?piece)(?=s?\b)/gi, right: 'mouthguard' },
  { wrong: /\bnews[ -]letter(?=s?\b)/gi, right: 'newsletter' },
  { wrong: /\bnot yet demonstrated\b/gi, right: 'Not Yet Demonstrated' },
  { wrong: /\bassessment needed\b/gi, right: 'Assessment Needed' },
  { wrong: /\bcleared ?[-–—] ?supervised\b/gi, right: 'Cleared - Supervised' },
  { wrong: /\bcleared ?[-–—] ?independent\b/gi, right: 'Cleared - Independent' },
];
