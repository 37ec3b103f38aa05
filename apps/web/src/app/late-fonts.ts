let late: FontFace[] = [];

const fontRules = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);

/** The font of a rule if text is drawn in one that stands in for it. */
function findLate({ style }: CSSFontFaceRule, context: CanvasRenderingContext2D) {
  const [family, weight, src] = ['font-family', 'font-weight', 'src'].map((name) =>
    style.getPropertyValue(name),
  ) as [string, string, string];
  const widthIn = (families: string) => {
    context.font = `${weight.split(' ')[0]} 40px ${families}`;
    return context.measureText('Every round counts').width;
  };
  if (widthIn(`${family}, monospace`) !== widthIn('monospace')) return [];
  return [new FontFace(family.replaceAll(/["']/g, ''), src, { weight })];
}

/**
 * Finds the fonts that came too late for the document. It goes without them for good, so that nothing moves while it is
 * read (`font-display: optional`).
 */
export async function findLateFonts() {
  await document.fonts.ready;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return;
  const found = fontRules()
    .filter(({ style }) => style.getPropertyValue('font-display') === 'optional')
    .flatMap((rule) => findLate(rule, context));
  await Promise.allSettled(found.map((face) => face.load()));
  late = found.filter(({ status }) => status === 'loaded');
}

/** Has the fonts that were late drawn from now on: for a page that has only just come, so that nobody reads it yet. */
export function drawLateFonts() {
  for (const face of late.splice(0)) document.fonts.add(face);
}
