const sentenceList = [
  "Pick a name from tonight's class and ask the desk for the emergency contact.",
  'If you have to ask somebody, leave the box blank.',
  'The smallest number is 12, so the cap for beginners is 12.',
  'A crowded class teaches bad habits, and a thin one still costs you a coach.',
  'Flag every member with no attendance in over 10 days, then call "the quiet ones" first.',
  'Coaches and front desk read the same list.',
  'Say you started the month with 80 members and 72 of those same people remain.',
  'One named person is responsible for check-in at each session, privates & open gym too.',
  'The [ten-day rule](/resources/blog/ten-days-quiet) explains the routine.',
  'It takes one person ten minutes on a Monday.',
  'Members who told you they would be away are marked with a return date.',
  'Compare heads on the floor with names on the list before the first round.',
];

/**
 * Returns different articles of `length` characters each, the same in every run. Links, quotes and
 * line lengths are about as frequent as on the site.
 */
export function articles(count: number, length: number): readonly string[] {
  let seed = 1;
  const next = (limit: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  const sentences = (number: number): string =>
    Array.from({ length: number }, () => sentenceList[next(sentenceList.length)]).join(' ');
  const section = (): string =>
    [
      `## Round ${next(12) + 1}: what to write down`,
      sentences(4),
      sentences(3),
      Array.from({ length: 3 }, () => `- ${sentences(1)}`).join('\n'),
      `**${sentences(1)}**`,
      sentences(4),
      `*${sentences(1)}*`,
    ].join('\n\n');
  return Array.from({ length: count }, () => {
    let article = section();
    while (article.length < length) article += `\n\n${section()}`;
    return article.slice(0, length);
  });
}
