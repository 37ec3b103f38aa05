import { addressPrefixes } from '../addresses/item-addresses.ts';
import type { GuideFields, LegalFields, PostFields } from '../load/load-library.ts';
import type { Draft } from '../load/read-document.ts';
import type { ArticleKind } from '../load/read-file.ts';

/** A Markdown file with a page. */
export interface Article extends Draft<PostFields | GuideFields | LegalFields> {
  readonly kind: ArticleKind;
  /** The path of its page. */
  readonly address: string;
}

/** A file with a page, of what the loader has read. */
export function toArticle(kind: Article['kind'], draft: Draft<Article['fields']>): Article {
  return { ...draft, kind, address: `${addressPrefixes[kind]}${draft.slug}` };
}

/** A field of the front matter if it is a text, else an empty one. */
export function textField({ raw }: Pick<Article, 'raw'>, name: string): string {
  const value = raw[name];
  return typeof value === 'string' ? value : '';
}
