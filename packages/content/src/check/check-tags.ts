import type { Finding } from '../load/finding.ts';
import { asQuote } from '../load/prose.ts';
import { fieldFinding } from '../load/read-document.ts';
import { textField, type Article } from './article.ts';

/** Words that always have capitals. */
const isOwnName = (word: string) => /^[A-Z]{2,}s?$|\d/.test(word);

/** Finds tags with capitals, repeated tags, and titles in capitals or title case. */
export function checkTags(article: Article): Finding[] {
  const tags = Array.isArray(article.raw['tags']) ? article.raw['tags'].map(String) : [];
  const wrongTags = tags.flatMap((tag, index) => {
    const lower = tag.toLowerCase();
    if (tag === lower && tags.indexOf(tag) === index) return [];
    return fieldFinding(article, ['tags', index], 'tag', [
      `The tag ${asQuote(tag)} ${tag === lower ? 'is repeated' : 'has capitals'}`,
      tag === lower ? 'remove one' : `write ${asQuote(lower)}`,
    ]);
  });
  return [...wrongTags, ...checkCase(article, textField(article, 'title'))];
}

function checkCase(article: Article, title: string): Finding[] {
  const words = title.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  const long = words.slice(1).filter((word) => word.length > 3 && !isOwnName(word));
  const isShouted = /\p{L}{4}/u.test(title) && title === title.toUpperCase();
  const isTitleCase = long.length > 2 && long.every((word) => /^\p{Lu}/u.test(word));
  if (!isShouted && !isTitleCase) return [];
  const sentence = title.charAt(0) + title.slice(1).toLowerCase();
  return [
    fieldFinding(article, ['title'], 'title-case', [
      `The title ${asQuote(title)} is ${isShouted ? 'in capitals' : 'in title case'}`,
      `write it as a sentence, ${asQuote(sentence)}, with capitals for names`,
    ]),
  ];
}
