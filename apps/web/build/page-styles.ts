import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';

/** Attributes that change without being in the server's HTML: by the browser and by the client entry. */
const dynamicAttributes = ['open', 'data-announcement'];

const tag = /<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g;

const attribute = /\s([a-z-]+)(?:="([^"]*)")?/g;

/** Everything of a style sheet that can be a name in a selector, and the attributes that selectors ask for. */
const namesInSheet = (sheet: string) => ({
  words: new Set(sheet.match(/[\w-]+/g)),
  attributes: new Set(Array.from(sheet.matchAll(/\[([a-z-]+)/g), ([, name = '']) => name)),
});

/**
 * The tags, classes, ids and attributes of a document that React has written, as far as the sheet has them: without the
 * rest, documents of the same kind share their styles.
 */
function namesInDocument(
  markup: string,
  sheet: ReturnType<typeof namesInSheet>,
): ExtractorResultDetailed {
  const tags = new Set(['html', 'body']);
  const classes = new Set<string>();
  const ids = new Set(['root']);
  const attributes = new Set<string>();
  const values = new Set<string>();
  for (const [, name = '', rest = ''] of markup.matchAll(tag)) {
    tags.add(name);
    for (const [, key = '', value = ''] of rest.matchAll(attribute)) {
      if (key === 'class') for (const part of value.split(' ')) classes.add(part);
      else if (key === 'id') ids.add(value);
      if (!sheet.attributes.has(key)) continue;
      attributes.add(key);
      // For links there are rules in print alone, where the whole sheet is loaded.
      if (key !== 'href') values.add(value);
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
 * Takes from the site's style sheet what a document can need, whatever of it is hovered, focused or open and however wide
 * the screen is. Documents that show the same elements share their styles.
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
