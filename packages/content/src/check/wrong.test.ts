import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatFinding, rules } from '../load/finding.ts';
import { checkFolder } from './check-folder.ts';
import { publicFolder, siteFolder } from '../load/site-folder.ts';
import { siteCheckOptions } from './site-check-options.ts';

const folder = join(import.meta.dirname, 'wrong');
const expected = readFileSync(join(folder, 'expected.txt'), 'utf8').trim().split('\n');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(?:md|yaml)$/.test(name))
  .toSorted();

// What is wrong in YAML has tests of its own, beside its loader.
const { site: _, ...options } = siteCheckOptions(siteFolder, publicFolder);
const found = checkFolder(folder, options).map(formatFinding);

describe('the folder of wrong files', () => {
  it('has 40 files or more', () => {
    expect(files.length).toBeGreaterThanOrEqual(40);
  });

  it.each(files)('%s is found wrong, at its place, with what to write instead', (file) => {
    const ofFile = (lines: readonly string[]) =>
      lines.filter((line) => line.startsWith(`${file}:`));
    expect(ofFile(expected).length).toBeGreaterThan(0);
    expect(ofFile(found)).toEqual(ofFile(expected));
  });

  it('has no other finding, and they are sorted', () => {
    expect(found).toEqual(expected);
  });

  it('says everywhere what to write instead', () => {
    expect(
      found.filter((line) => !/^\S+:\d+:\d+ (?:error|warning) [a-z0-9-]+: .+ → .+/.test(line)),
    ).toEqual([]);
  });

  it('shows every rule of the texts; those about what is not there, the ledger and the addresses have tests of their own', () => {
    const shown = new Set(found.map((line) => / (?:error|warning) ([a-z0-9-]+): /.exec(line)?.[1]));
    const elsewhere =
      /^(?:missing-fo|missing-file|ignored-file|not-utf-8|fact$|old-count|lost-address|unregistered-|unreadable-address|early-link|.*-?redirect)/;
    expect(rules.filter((rule) => !shown.has(rule) && !elsewhere.test(rule))).toEqual([]);
  });
});
