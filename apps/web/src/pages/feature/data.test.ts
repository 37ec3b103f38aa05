import { expect, it } from 'vitest';
import { data } from './data.ts';
import { testLibrary } from '../../testing/library.ts';

it('reports a section without a picture', () => {
  const library = testLibrary;
  const { site } = library;
  const sections = site.memberManagement.sections.map((section) => ({ ...section, id: 'renamed' }));
  const renamed = { ...site, memberManagement: { ...site.memberManagement, sections } };
  const context = {
    library: { ...library, site: renamed },
    asOf: new Date('2027-01-01'),
    origin: '',
    cardDesign: '',
  };
  expect(() => data(context, { name: 'memberManagement' })).toThrow(
    'There is no picture "renamed". Expected one of profiles-tracking',
  );
});
