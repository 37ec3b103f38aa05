import { describe, expect, it } from 'vitest';
import { formatFinding } from '../load/finding.ts';
import { loadSite } from '../load/load-site.ts';
import { publicFolder, siteFolder } from '../load/site-folder.ts';
import { checkSource } from './check-source.ts';
import { siteCheckOptions } from './site-check-options.ts';

const options = siteCheckOptions(siteFolder, publicFolder);

/** The findings of a legal text with links to anchors of the FAQ page, next to a Markdown question. */
function findings(...anchors: readonly string[]): string[] {
  const links = anchors.map((anchor) => `See [there](/faq#${anchor}).`);
  const legal = `---\ntitle: House rules\ndescription: ${'Rules. '.repeat(12)}\ndate: 2025-07-31\n---\n${links.join('\n\n')}\n`;
  const question =
    '---\nquestion: Do you sell gloves?\ngroup: software\npublishedDate: 2025-07-31\n---\nNo.\n';
  return checkSource(
    {
      posts: [],
      guides: [],
      legal: [{ path: 'legal/rules.md', text: legal }],
      questions: [{ path: 'questions/gloves.md', text: question }],
    },
    options,
  )
    .filter(({ file }) => file === 'legal/rules.md')
    .map(formatFinding);
}

describe('a link into the FAQ page', () => {
  it('may lead to a group and to a question in YAML or Markdown', () => {
    const groups = loadSite(siteFolder).site?.faq.groups ?? [];
    const ids = groups.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
    expect(findings(...ids, 'gloves')).toEqual([]);
  });

  it('may not lead to a missing anchor', () => {
    expect(findings('glove')).toEqual([
      'legal/rules.md:6:13 error unknown-anchor: "/faq#glove" leads to no heading or section of /faq → write "/faq#gloves".',
    ]);
  });
});
