import type { Finding } from '../load/finding.ts';
import { show } from '../load/show.ts';
import type { Article } from './article.ts';

/** Checks that each file that a guide names for download exists. */
export function checkDownloads(
  { kind, file, raw, yaml }: Article,
  hasDownload: (name: string) => boolean,
): Finding[] {
  const { downloads } = raw;
  if (kind !== 'guides' || !Array.isArray(downloads)) return [];
  return (downloads as readonly { readonly file?: unknown }[]).flatMap(({ file: name }, index) =>
    typeof name !== 'string' || hasDownload(name)
      ? []
      : {
          file,
          ...yaml.locate(['downloads', index, 'file'], 'value'),
          rule: 'missing-download' as const,
          message: `downloads/${name} does not exist → add the file, or correct ${show(name)}.`,
        },
  );
}
