import { expect, it, test } from 'vitest';
import { findOldMajors } from './find-old-majors.ts';
import { findVersionFaults, type Versions } from './find-version-faults.ts';

const sound: Versions = {
  manifests: {
    'package.json': { devDependencies: { vite: 'catalog:' } },
    'packages/ui/package.json': {
      dependencies: { '@cornerbell/api': 'workspace:^' },
      peerDependencies: { react: '^18.3.0 || ^19.0.0' },
    },
  },
  outside: { 'apps/next/package.json': { dependencies: { vite: '8.3.8', next: '16.0.0' } } },
  catalog: { vite: '^8.3.8' },
  locked: { vite: ['8.3.8', '8.3.8'] },
};

it('finds nothing in a workspace with one version of each dependency', () => {
  expect(findVersionFaults(sound)).toEqual([]);
});

test.each<[goal: string, change: Partial<Versions>, fault: RegExp]>([
  [
    'a version that is stated where it is used',
    { manifests: { 'a/package.json': { dependencies: { vite: '^8.0.0' } } } },
    /^a\/package\.json: vite is "\^8\.0\.0"/,
  ],
  [
    'a peer that is pinned',
    {
      manifests: {
        'a/package.json': {
          devDependencies: { vite: 'catalog:' },
          peerDependencies: { react: '19.3.1' },
        },
      },
    },
    /the peer react is "19\.3\.1"/,
  ],
  [
    'an entry that nothing uses',
    { catalog: { ...sound.catalog, yaml: '^2' } },
    /nothing uses yaml/,
  ],
  [
    'a name at two versions',
    { locked: { vite: ['8.3.8', '7.0.0'] } },
    /vite is locked at 8\.3\.8 and 7/,
  ],
  [
    'an app that is tried with another version',
    { outside: { 'b/package.json': { dependencies: { vite: '8.0.0' } } } },
    /^b\/package\.json: vite is "8\.0\.0"\. Expected "8\.3\.8"/,
  ],
])('finds %s', (_goal, change, fault) => {
  const faults = findVersionFaults({ ...sound, ...change });

  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(fault);
});

test.each([
  ['one major behind', { vite: { current: '7.0.0', latest: '8.1.0' } }, {}, 0],
  ['two majors behind', { vite: { current: '6.0.0', latest: '8.1.0' } }, {}, 1],
  [
    'two majors behind with a reason',
    { vite: { current: '6.0.0', latest: '8.1.0' } },
    { vite: 'why' },
    0,
  ],
  ['a reason that is no longer needed', {}, { vite: 'why' }, 1],
])('%s', (_goal, outdated, exceptions, count) => {
  expect(findOldMajors(outdated, exceptions)).toHaveLength(count);
});
