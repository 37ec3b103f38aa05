import type { Finding } from '../load/finding.ts';
import { show } from '../load/show.ts';
import type { Article } from './article.ts';

/**
 * Checks that each file that a guide names for download exists.
 *
 * @param hasDownload - Whether there is a file of this name; left out, files are not checked.
 */
export function checkDownloads(
  { kind, file, fields, locate }: Article,
  hasDownload: (name: string) => boolean = () => true,
): Finding[] {
  const { downloads } = fields;
  if (kind !== 'guides' || !Array.isArray(downloads)) return [];
  return (downloads as readonly { readonly file?: unknown }[]).flatMap(({ file: name }, index) =>
    typeof name !== 'string' || hasDownload(name)
      ? []
      : {
          file,
          ...locate(['downloads', index, 'file']),
          rule: 'missing-download' as const,
          message: `downloads/${name} does not exist → add the file, or correct ${show(name)}.`,
        },
  );
}
