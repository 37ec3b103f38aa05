import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';

/** Attributes that are not in the server's HTML, but set by the browser or the client entry. */
const dynamicAttributes = ['open', 'data-announcement', 'data-whole'];

const tag = /<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g;

const attribute = /\s([a-z-]+)(?:="([^"]*)")?/g;

/** All words of a style sheet, as candidates for names, and the attributes in its selectors. */
const namesInSheet = (sheet: string) => ({
  words: new Set(sheet.match(/[\w-]+/g)),
  attributes: new Set(Array.from(sheet.matchAll(/\[([a-z-]+)/g), ([, name = '']) => name)),
});

/**
 * The tags, classes, ids and attributes of React's markup that occur in the sheet. Ignoring the
 * others lets documents of the same kind share their styles.
 */
function namesInDocument(
  markup: string,
  sheet: ReturnType<typeof namesInSheet>,
): ExtractorResultDetailed {
  // PurgeCSS would drop selectors that exclude what is inside a figure.
  const tags = new Set(['html', 'body', 'figure']);
  const classes = new Set<string>();
  const ids = new Set<string>();
  const attributes = new Set<string>();
  const values = new Set<string>();
  for (const [, name = '', rest = ''] of markup.matchAll(tag)) {
    tags.add(name);
    for (const [, key = '', value = ''] of rest.matchAll(attribute)) {
      if (key === 'class') for (const part of value.split(' ')) classes.add(part);
      else if (key === 'id') ids.add(value);
      if (!sheet.attributes.has(key)) continue;
      attributes.add(key);
      // The styles for print tell links to other sites, to pages and to anchors apart.
      values.add(key === 'href' ? value.replace(/^(https?:|\/).*/, '$1') : value);
    }
  }
  const styled = (names: Set<string>) =>
    [...names].filter((name) => sheet.words.has(name)).toSorted();
  return {
    attributes: { names: [...attributes].toSorted(), values: [...values].toSorted() },
    classes: styled(classes),
    ids: styled(ids),
    tags: styled(tags),
    undetermined: [],
  };
}

/**
 * Returns a function that extracts from the site's style sheet the rules that a document can need,
 * in any state and at any width. The result is cached by the names that the document uses.
 *
 * @param sheet - The style sheet of the whole site.
 */
export function createPageStyles(sheet: string): (markup: string) => Promise<string> {
  const inSheet = namesInSheet(sheet);
  const known = new Map<string, Promise<string>>();

  async function purge(names: ExtractorResultDetailed): Promise<string> {
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: '', extension: 'html' }],
      css: [{ raw: sheet }],
      defaultExtractor: () => names,
      dynamicAttributes,
      keyframes: true,
      variables: true,
    });
    return result?.css ?? '';
  }

  return (markup) => {
    const names = namesInDocument(markup, inSheet);
    const key = JSON.stringify(names);
    const styles = known.get(key) ?? purge(names);
    known.set(key, styles);
    return styles;
  };
}
