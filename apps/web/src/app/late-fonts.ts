const late = new Set<FontFace>();

const readRule = ({ style }: CSSFontFaceRule) =>
  ['font-family', 'font-weight', 'src', 'font-display'].map((name) =>
    style.getPropertyValue(name),
  ) as [family: string, weight: string, src: string, display: string];

/** Whether text is drawn in what stands in for the font of a rule, because it came too late. */
function isLate(rule: CSSFontFaceRule, context: CanvasRenderingContext2D): boolean {
  const [family, weight, , display] = readRule(rule);
  if (display !== 'optional') return false;
  const [width, substitute] = [`${family},monospace`, 'monospace'].map((families) => {
    context.font = `${weight.slice(0, 3)} 40px ${families}`;
    return context.measureText('Every round').width;
  });
  return width === substitute;
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
    const [family, weight, src] = readRule(rule);
    const sheet = rule.parentStyleSheet;
    sheet?.deleteRule([...sheet.cssRules].indexOf(rule));
    const face = new FontFace(family.replaceAll('"', ''), src, { weight });
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
