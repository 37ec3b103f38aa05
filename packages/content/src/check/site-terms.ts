import type { Claim } from './check-claims.ts';
import type { Term } from './check-terms.ts';

/** The site's spellings of frequent terms. */
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

/** Claims that the legal pages deny or nobody can keep. */
export const siteClaims: readonly Claim[] = [
  {
    wrong: /(?<!\bnot )\b(?:HIPAA|PHI)[- ](?:compliant|ready|certified|safe)\b/gi,
    because: 'the terms say that the product is not compliant with the rules for health data',
  },
  {
    wrong:
      /\b(?:we|it|cornerbell) guarantees?\b|\bguaranteed (?:results?|growth|retention|success|uptime)\b/gi,
    because: 'nobody can keep it; the guarantee is about money',
  },
  {
    wrong: /\b(?:100 ?%|never) (?:secure|uptime|goes down|lose (?:a|any) (?:member|data))\b/gi,
    because: 'nobody can keep it',
  },
];
