import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatFinding } from '../../load/finding.ts';
import { loadSite } from '../../load/load-site.ts';
import { siteFolder } from '../../load/site-folder.ts';

const loaded = loadSite(siteFolder);
if (!loaded.site) throw new Error(loaded.findings.map(formatFinding).join('\n'));
const { site, facts } = loaded;

const fact = (id: string) => facts.find((one) => one.id === id)?.value;

describe('the facts', () => {
  it('count what the pages list', () => {
    expect(site.plans.plans).toHaveLength(Number(fact('offer.plans')));
    expect(site.features.areas).toHaveLength(Number(fact('offer.featureAreas')));
  });
});

describe('the plans', () => {
  it('say their limit among their features', () => {
    for (const { memberLimit, features } of site.plans.plans) {
      expect(features[0]).toBe(
        memberLimit === null ? 'Unlimited members' : `Up to ${memberLimit} members`,
      );
    }
  });
});

describe('the application', () => {
  it('asks every field in one of its rounds', () => {
    expect(site.contact.rounds.flatMap(({ fields }) => fields)).toEqual(
      site.contact.fields.map(({ name }) => name),
    );
  });
});

const guide = readFileSync(join(siteFolder, 'guides/skills-tracking-template.md'), 'utf8');
const inGuide = [...guide.matchAll(/^- ([A-Z]\d ([^:]+): .*) Demonstrated: _+ /gm)];

describe('the skills table to download', () => {
  it('has the standards of the guide', () => {
    const file = join(siteFolder, 'downloads/skills-tracking-template.csv');
    const table = readFileSync(file, 'utf8').replaceAll('""', '"');
    for (const [, standard = ''] of inGuide) expect(table).toContain(standard);
  });
});

describe('the sample data', () => {
  const { samples } = site;

  it('has the skills of the skills guide, in all three states', () => {
    const skills = samples.skills.groups.flatMap((group) => group.skills);
    expect(skills).toHaveLength(Number(fact('claim.skills')));
    expect(skills.map(({ name }) => name)).toEqual(inGuide.map(([, , name]) => name));
    expect(new Set(skills.map(({ state }) => state)).size).toBe(Number(fact('offer.skillMarks')));
  });

  it('has a waitlist only where a class is full', () => {
    for (const { booked, more = 0, waiting = [], cap } of samples.timetable.slots) {
      const taken = booked.length + more;
      expect(taken).toBeLessThanOrEqual(cap);
      expect(waiting.length === 0 || taken === cap).toBe(true);
    }
  });
});
