import { brandThemeCss, createBrandTheme } from '@cornerbell/ui/theme';

// An adopted style sheet comes after all linked ones.
const sheet = new CSSStyleSheet();
sheet.replaceSync(brandThemeCss(createBrandTheme({ accent: '#00B8A9', radius: { sm: '8px' } })));
document.adoptedStyleSheets.push(sheet);
