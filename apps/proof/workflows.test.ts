import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

it('the site is deployed at the time and in the zone that the facts name', () => {
  const [, facts = ''] = read('packages/content/site/facts.yaml').split('- name: publishing\n');
  const [, hour, minute] = /name: time\s+text: (\d\d):(\d\d)/.exec(facts) ?? [];
  const [, zone] = /name: zone\s+text: (\S+)/.exec(facts) ?? [];
  const workflow = read('.github/workflows/deploy.yml');
  expect(workflow).toContain(
    `- cron: '${Number(minute)} ${Number(hour)} * * *'\n      timezone: ${zone}\n`,
  );
  expect(workflow).toContain(`  TZ: ${zone}\n`);
});
