import type { Finding } from '../load/finding.ts';
import { show } from '../load/show.ts';
import { textField, type Article } from './article.ts';
import { asCode } from './passage.ts';

const fields = [
  { image: 'coverImage', alt: 'coverAlt' },
  { image: 'previewImage', alt: 'previewAlt' },
] as const;

/**
 * The pictures that front matter names: whether each is there and says in words what it shows.
 *
 * @param hasFile - Whether there is a file at a path of the site; left out, files are not looked for.
 */
export function checkImages(article: Article, hasFile?: (path: string) => boolean): Finding[] {
  return fields.flatMap(({ image, alt }): Finding[] => {
    const path = textField(article, image);
    if (path === '') return [];
    const place = { file: article.file, ...article.locate([image]) };
    const findings: Finding[] = [];
    if (hasFile?.(path) === false) {
      findings.push({
        ...place,
        rule: 'missing-image',
        message: `${image} is ${show(path)}, and there is no such file → put the picture there, or leave the line out: a picture is then drawn.`,
      });
    }
    if (textField(article, alt).trim() === '') {
      findings.push({
        ...place,
        rule: 'missing-alt',
        message: `${image} has no alternative text → write ${asCode(`${alt}: what the picture shows`)} under it.`,
      });
    }
    return findings;
  });
}
