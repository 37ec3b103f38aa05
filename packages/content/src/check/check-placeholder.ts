import type { Finding } from '../load/finding.ts';
import { countWords } from '../load/word-count.ts';
import { textField, type Article } from './article.ts';

const promise = /\bcoming soon\b/i;
/** A "coming soon" line of at most this many words is a placeholder. */
const wordsOfPlaceholder = 8;
/** A "coming soon" body with fewer words is a placeholder. */
const wordsOfStub = 120;

/**
 * Finds a "coming soon" placeholder that the resources page would feature.
 *
 * A placeholder says "coming soon" in its title, excerpt or description, on a line of its own, or in a body of fewer than 120 words. A
 * complete guide may announce another format.
 */
export function checkPlaceholder(article: Article): Finding[] {
  if (article.raw['featured'] !== true || !isPlaceholder(article)) return [];
  return [
    {
      file: article.file,
      ...article.yaml.locate(['featured'], 'value'),
      rule: 'featured-placeholder',
      message:
        'featured is true, but the text is "coming soon" → write `featured: false` until there is something to read.',
    },
  ];
}

function isPlaceholder(article: Article): boolean {
  const fields = ['title', 'excerpt', 'description'].map((name) => textField(article, name));
  if (fields.some((text) => promise.test(text))) return true;
  const lines = article.content.split('\n');
  if (!lines.some((line) => promise.test(line))) return false;
  return (
    lines.some((line) => promise.test(line) && countWords(line) <= wordsOfPlaceholder) ||
    countWords(lines.join('\n')) < wordsOfStub
  );
}
