const late = new Set<FontFace>();

/** Whether text is drawn in what stands in for the font of a rule, because it came too late. */
function isLate({ style }: CSSFontFaceRule, context: CanvasRenderingContext2D): boolean {
  if (style.getPropertyValue('font-display') !== 'optional') return false;
  const [weight] = style.getPropertyValue('font-weight').split(' ');
  const widthIn = (families: string) => {
    context.font = `${weight} 40px ${families}`;
    return context.measureText('Every round counts').width;
  };
  const family = style.getPropertyValue('font-family');
  return widthIn(`${family}, monospace`) === widthIn('monospace');
}

function readFont({ style }: CSSFontFaceRule): FontFace {
  const [family, src, weight] = ['font-family', 'src', 'font-weight'].map((name) =>
    style.getPropertyValue(name),
  ) as [string, string, string];
  return new FontFace(family.replaceAll(/["']/g, ''), src, { weight });
}

/**
 * Takes the fonts that came too late for the document out of its styles. It goes without them for good, so that
 * nothing moves while it is read (`font-display: optional`), but any further change of styles would have them drawn.
 */
export function setLateFontsAside() {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return;
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    // All are looked at before the first is taken out, which is such a change.
    .filter((rule) => isLate(rule, context));
  for (const rule of rules) {
    const face = readFont(rule);
    const sheet = rule.parentStyleSheet;
    sheet?.deleteRule([...sheet.cssRules].indexOf(rule));
    late.add(face);
    // One that never comes stays away.
    face.load().catch(() => late.delete(face));
  }
}

/** Has the fonts that were late drawn from now on: for a page that has only just come, so that nobody reads it yet. */
export function drawLateFonts() {
  for (const face of late) {
    if (face.status !== 'loaded') continue;
    document.fonts.add(face);
    late.delete(face);
  }
}
