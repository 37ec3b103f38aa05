import type { Finding } from '../load/finding.ts';
import { show } from '../load/show.ts';
import { textField, type Article } from './article.ts';
import { asCode } from '../load/prose.ts';

const fields = [
  { image: 'coverImage', alt: 'coverAlt' },
  { image: 'previewImage', alt: 'previewAlt' },
] as const;

/**
 * Checks that each picture in the front matter exists and has an alternative text.
 *
 * @param hasFile - Whether the site has a file at a path; left out, files are not checked.
 */
export function checkImages(article: Article, hasFile?: (path: string) => boolean): Finding[] {
  return fields.flatMap(({ image, alt }): Finding[] => {
    const path = textField(article, image);
    if (path === '') return [];
    const position = { file: article.file, ...article.yaml.locate([image], 'value') };
    const findings: Finding[] = [];
    if (hasFile?.(path) === false) {
      findings.push({
        ...position,
        rule: 'missing-image',
        message: `${image} is ${show(path)}, which does not exist → add the picture, or remove the line: a picture is then generated.`,
      });
    }
    if (textField(article, alt).trim() === '') {
      findings.push({
        ...position,
        rule: 'missing-alt',
        message: `${image} has no alternative text → write ${asCode(`${alt}: what the picture shows`)} under it.`,
      });
    }
    return findings;
  });
}
