import type { Finding } from '../load/finding.ts';
import { show } from '../load/show.ts';
import { asCode } from '../load/prose.ts';
import { textField, type Article } from './article.ts';
import type { CheckOptions } from './check-source.ts';

const fields = [
  { image: 'coverImage', alt: 'coverAlt' },
  { image: 'previewImage', alt: 'previewAlt' },
] as const;

/** Checks that each picture in the front matter exists and has an alternative text, and that each download exists. */
export function checkFiles(article: Article, { addresses, hasDownload }: CheckOptions): Finding[] {
  const { downloads } = article.raw;
  const names = Array.isArray(downloads)
    ? downloads.map((download: unknown): unknown => Reflect.get(Object(download), 'file'))
    : [];
  const missing = names.flatMap((name, index): Finding[] =>
    typeof name !== 'string' || hasDownload(name)
      ? []
      : [
          {
            file: article.file,
            ...article.yaml.locate(['downloads', index, 'file'], 'value'),
            rule: 'missing-download',
            message: `downloads/${name} does not exist → add the file, or correct ${show(name)}.`,
          },
        ],
  );
  const pictures = fields.flatMap(({ image, alt }): Finding[] => {
    const path = textField(article, image);
    if (path === '') return [];
    const position = { file: article.file, ...article.yaml.locate([image], 'value') };
    const findings: Finding[] = [];
    if (!addresses.hasFile(path)) {
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
  return [...missing, ...pictures];
}
