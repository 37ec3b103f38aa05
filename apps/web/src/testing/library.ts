import { join } from 'node:path';
import { checkedLibrary, formatFinding, siteFolder } from '@cornerbell/content/loader';

/** The content of the tests, which no author edits. */
export const testFolder = join(siteFolder, 'testing');

const checked = checkedLibrary(testFolder, '2026-11-28');
if (!checked.ok) throw new Error(checked.findings.map(formatFinding).join('\n'));

/** The library that tests read, so that no change of the site's content breaks one. */
export const testLibrary = checked.library;

/** The input of data modules in tests. */
export const testContext = {
  library: testLibrary,
  asOf: new Date('2026-11-28'),
  origin: 'https://gym.test',
  cardDesign: '',
};
