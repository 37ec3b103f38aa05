import { describe, expect, it } from 'vitest';
// @boundaries-ignore it also runs before anything is installed, so it belongs to no package
import { findObstacle } from '../../scripts/setup.mjs';

describe('what stops a start', () => {
  it.each([
    ['/home/gym', '20.18.3', /^Node 20\.18\.3 is too old: install Node 20\.19 or newer/],
    ['/home/gym #2/site', '24.1.0', /has a # in its name.* rename it/],
    ['/home/100% gym', '24.1.0', /has a % in its name/],
    ['/home/why?/site', '24.1.0', /has a \? in its name/],
    ["/home/joe's gym", '24.1.0', /has a ' in its name/],
  ])('in %s on Node %s', (folder, version, reason) => {
    expect(findObstacle(folder, version, 'linux')).toMatch(reason);
  });

  it('on Windows, and says what to do', () => {
    expect(findObstacle('C:\\site', '24.21.0', 'win32')).toMatch(/WSL/);
  });

  it.each(['20.19.0', '22.0.0', '24.21.0'])('nothing on Node %s', (version) => {
    expect(findObstacle('/home/a gym/site', version, 'linux')).toBeUndefined();
  });
});
