import { describe, expect, it } from 'vitest';
// @boundaries-ignore it also runs before anything is installed, so it belongs to no package
import { findObstacle, pnpmCommand } from '../../scripts/setup.mjs';

describe('the command line of pnpm', () => {
  it('starts npx directly, with each word as it is', () => {
    const { file, args, shell } = pnpmCommand(['exec', 'node', '/home/a gym/site'], 'linux');
    expect({ file, shell }).toEqual({ file: 'npx', shell: false });
    expect(args).toEqual([
      '--yes',
      '--prefer-offline',
      expect.stringMatching(/^pnpm@/),
      'exec',
      'node',
      '/home/a gym/site',
    ]);
  });

  it('is one line for a shell on Windows, with words in quotes that have a blank', () => {
    const { file, args, shell } = pnpmCommand(['exec', 'node', 'C:\\a gym\\site'], 'win32');
    expect({ args, shell }).toEqual({ args: [], shell: true });
    expect(file).toMatch(/^npx --yes --prefer-offline pnpm@\S+ exec node "C:\\a gym\\site"$/);
  });
});

describe('what stops a start', () => {
  it.each([
    ['/home/gym', '20.18.3', /^Node 20\.18\.3 is too old: install Node 20\.19 or newer/],
    ['/home/gym', '18.20.0', /too old/],
    ['/home/gym #2/site', '24.1.0', /has a "#" in its name.* rename it/],
  ])('in %s on Node %s', (folder, version, reason) => {
    expect(findObstacle(folder, version)).toMatch(reason);
  });

  it.each(['20.19.0', '22.0.0', '24.21.0'])('nothing on Node %s', (version) => {
    expect(findObstacle('/home/a gym/site', version)).toBeUndefined();
  });
});
