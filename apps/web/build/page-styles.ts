import { PurgeCSS } from 'purgecss';

/** What of a document selectors can name. */
interface Names {
  readonly tags: Set<string>;
  readonly classes: Set<string>;
  readonly ids: Set<string>;
  readonly attributes: Set<string>;
  readonly values: Set<string>;
}

/** Attributes that change without being in the server's HTML: by the browser and by the client entry. */
const dynamicAttributes = ['open', 'data-announcement'];

const tag = /<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g;

const attribute = /\s([a-z-]+)(?:="([^"]*)")?/g;

/** The tags, classes, ids and attributes of a document that React has written. */
function namesIn(markup: string): Names {
  const names: Names = {
    tags: new Set(['html', 'body']),
    classes: new Set(),
    ids: new Set(['root']),
    attributes: new Set(),
    values: new Set(),
  };
  for (const [, name = '', attributes = ''] of markup.matchAll(tag)) {
    names.tags.add(name);
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      names.attributes.add(key);
      if (key === 'class') for (const part of value.split(' ')) names.classes.add(part);
      else if (key === 'id') names.ids.add(value);
      else if (!/^(href|d|src|content)$/.test(key)) names.values.add(value);
    }
  }
  return names;
}

const list = (names: Set<string>) => [...names].toSorted();

/**
 * Takes from the site's style sheet what a document can need, whatever of it is hovered, focused or open and however wide
 * the screen is. Documents that show the same elements share their styles.
 *
 * @param sheet - The style sheet of the whole site.
 */
export function createPageStyles(sheet: string): (markup: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();

  async function purge(names: Names): Promise<string> {
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: '', extension: 'html' }],
      css: [{ raw: sheet }],
      defaultExtractor: () => ({
        attributes: { names: list(names.attributes), values: list(names.values) },
        classes: list(names.classes),
        ids: list(names.ids),
        tags: list(names.tags),
        undetermined: [],
      }),
      dynamicAttributes,
      keyframes: true,
      variables: true,
    });
    return result?.css ?? '';
  }

  return (markup) => {
    const names = namesIn(markup);
    const key = [names.tags, names.classes, names.attributes].map((set) => list(set).join()).join();
    const styles = known.get(key) ?? purge(names);
    known.set(key, styles);
    return styles;
  };
}
