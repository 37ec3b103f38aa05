const late = new Set<FontFace>();

const readRule = ({ style }: CSSFontFaceRule) =>
  ['font-family', 'font-weight', 'src', 'font-display'].map((name) =>
    style.getPropertyValue(name),
  ) as [family: string, weight: string, src: string, display: string];

/** The rules of a style sheet; none of one that may not be read, such as an extension of the browser adds. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

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
 * Finds the fonts that came too late for the document, and loads them for the next page. The document goes without
 * them for good, so that nothing moves while it is read (`font-display: optional`).
 */
export function findLateFonts() {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return;
  // Fonts stand in the document itself, and the rules of a file are too many to look at.
  const sheets = [...document.styleSheets].filter(({ href }) => !href);
  for (const rule of sheets.flatMap(rulesOf)) {
    if (!(rule instanceof CSSFontFaceRule) || !isLate(rule, context)) continue;
    const [family, weight, src] = readRule(rule);
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
