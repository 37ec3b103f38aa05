import { brandThemeCss, createBrandTheme } from '@cornerbell/ui/theme';

// A sheet that the document adopts comes after all that it links.
const sheet = new CSSStyleSheet();
sheet.replaceSync(brandThemeCss(createBrandTheme({ accent: '#00B8A9', radius: { sm: '8px' } })));
document.adoptedStyleSheets.push(sheet);
