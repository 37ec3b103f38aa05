import type { Finding } from '../load/finding.ts';
import { textField, type Article } from './article.ts';
import { asQuote } from '../load/prose.ts';

const mostTags = 10;

/** Words that always have capitals. */
const isOwnName = (word: string) => /^[A-Z]{2,}s?$|\d/.test(word);

/** Finds tags with capitals, repeated tags, too many tags, and titles in capitals or title case. */
export function checkTags(article: Article): Finding[] {
  const { file, raw, yaml } = article;
  const tags = Array.isArray(raw['tags']) ? raw['tags'].map(String) : [];
  const findings: Finding[] = [];
  const report = (
    rule: 'tag' | 'title-case',
    path: readonly (string | number)[],
    message: string,
  ) => findings.push({ file, ...yaml.locate(path, 'value'), rule, message });
  for (const [index, tag] of tags.entries()) {
    if (tag !== tag.toLowerCase()) {
      report(
        'tag',
        ['tags', index],
        `The tag ${asQuote(tag)} has capitals → write ${asQuote(tag.toLowerCase())}.`,
      );
    } else if (tags.indexOf(tag) < index) {
      report('tag', ['tags', index], `The tag ${asQuote(tag)} is repeated → remove one.`);
    }
  }
  if (tags.length > mostTags) {
    report('tag', ['tags'], `There are ${tags.length} tags → keep at most ${mostTags}.`);
  }
  const title = textField(article, 'title');
  const words = title.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  const long = words.slice(1).filter((word) => word.length > 3 && !isOwnName(word));
  const isShouted = /\p{L}{4}/u.test(title) && title === title.toUpperCase();
  if (isShouted || (long.length > 2 && long.every((word) => /^\p{Lu}/u.test(word)))) {
    const sentence = title.charAt(0) + title.slice(1).toLowerCase();
    report(
      'title-case',
      ['title'],
      `The title ${asQuote(title)} is ${isShouted ? 'in capitals' : 'in title case'} → write it as a sentence, ${asQuote(sentence)}, with capitals for names.`,
    );
  }
  return findings;
}
