import type { GuideFields, LegalFields, PostFields } from '../load/load-library.ts';
import type { Draft } from '../load/read-document.ts';
import type { ArticleKind } from '../load/read-file.ts';
import type { YamlProse } from '../load/read-yaml.ts';

/** A Markdown file with a page. */
export interface Article extends Draft<PostFields | GuideFields | LegalFields> {
  readonly kind: ArticleKind;
  /** The path of its page. */
  readonly address: string;
}

/** A field of the front matter if it is a text, else an empty one. */
export function textField({ raw }: Pick<Article, 'raw'>, name: string): string {
  const value = raw[name];
  return typeof value === 'string' ? value : '';
}

/** The names of the files that an article offers for download. */
export const downloadsOf = ({ yaml }: Article): YamlProse[] =>
  yaml.texts.filter(({ path }) => path[0] === 'downloads' && path.at(-1) === 'file');
