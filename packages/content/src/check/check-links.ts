import type { Finding } from '../load/finding.ts';
import { checkAddress, type Addresses } from './addresses.ts';
import type { Article } from './article.ts';
import { fence } from './block-marks.ts';
import { findLinks } from './find-links.ts';
import { linePassage } from './passage.ts';

/** Finds every link of a body that leads nowhere. */
export function checkLinks(article: Article, addresses: Addresses): Finding[] {
  const findings: Finding[] = [];
  let isInCode = false;
  for (const { number, raw } of article.body) {
    if (fence.test(raw)) isInCode = !isInCode;
    if (isInCode || !raw.includes('](')) continue;
    const passage = linePassage(article.file, number, raw);
    for (const { index, address, addressIndex } of findLinks(raw)) {
      if (raw[index - 1] === '!') continue;
      const finding = checkAddress(passage, addressIndex, address, article.address, addresses);
      if (finding !== undefined) findings.push(finding);
    }
  }
  return findings;
}
