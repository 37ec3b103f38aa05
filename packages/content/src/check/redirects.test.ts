import { describe, expect, it } from 'vitest';
import { formatFinding } from '../load/finding.ts';
import { useContentFolder } from '../testing/content-folder.ts';
import { checkContent } from './check-content.ts';

const asOf = '2026-11-22';

describe('a redirect', () => {
  const content = useContentFolder();
  const file = 'site/redirects.yaml';
  const findings = (yaml: string) => {
    content.write(file, yaml);
    return checkContent(content.folder, asOf)
      .findings.filter((finding) => finding.file === file)
      .map((finding) => formatFinding(finding).slice(file.length + 1));
  };

  it.each([
    [
      'in a loop',
      '- from: /a\n  to: /b\n- from: /b\n  to: /a\n',
      [/^2:7 error moved-link/, /^4:7 error moved-link/],
    ],
    [
      'to a moved address',
      '- from: /a\n  to: /b#setup\n- from: /b\n  to: /faq\n',
      [/^2:7 error moved-link: "\/b#setup" has moved → write "\/faq#setup"\.$/],
    ],
    [
      'to no page',
      '- from: /a\n  to: /prcing\n',
      [/^2:7 error unknown-link: "\/prcing" leads to no page.* Did you mean "\/pricing"\?$/],
    ],
    [
      'twice',
      '- from: /a\n  to: /about\n- from: /a\n  to: /faq#leaving\n',
      [/^3:9 error duplicate-redirect: .*\/a.* is listed twice → keep one of them\.$/],
    ],
    [
      'from an invalid path',
      '- from: /A b\n  to: /about\n',
      [/^1:9 error wrong-value: \[1\]\.from is "\/A b" → write .*; it is the path of a page/],
    ],
  ])('may not lead %s', (_what, yaml, expected) => {
    expect(findings(yaml)).toEqual(expected.map((form) => expect.stringMatching(form)));
  });

  it('may lead to a part of a page, a list, or a page that is unlisted', () => {
    const path = 'posts/ten-days-quiet.md';
    const text = content.read(path);
    content.write(path, text.replace('status: published', 'status: unlisted'));
    expect(
      findings(
        '- from: /a\n  to: /faq#quiet-members\n- from: /b\n  to: /resources?type=blog\n- from: /c\n  to: /resources/blog/ten-days-quiet\n',
      ),
    ).toEqual([]);
  });
});
