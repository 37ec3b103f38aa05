import { join } from 'node:path';
import * as site from '../../site.ts';
import type { Finding } from '../../loader/finding.ts';
import { list, readFile } from '../../loader/read-source.ts';
import type { PageLink, PageText, SiteTexts } from '../check-options.ts';
import type { Meta } from '../check-titles.ts';
import { findLinks } from '../find-links.ts';
import { asQuote, findingAt } from '../passage.ts';
import { readCodeTexts, type CodeText } from './code-texts.ts';
import { checkLedger } from './check-ledger.ts';

/** What code reads and no visitor does. */
const machineNames = /^(?:id|kind|control|autocomplete|state|from)$/;
const linkNames = /^(?:href|link|to)$/;

/** The facts, the list of them and the name of the product are what the texts are held against. */
const isLedger = (path: string) => /\/(?:facts|ledger|brand|open-questions)\.ts$/.test(path);

/**
 * Reads the texts of the pages that are not written in Markdown: everything in `src/site`.
 *
 * @param folder - The path of the content package.
 */
export function readSiteTexts(folder: string): SiteTexts {
  const texts: PageText[] = [];
  const links: PageLink[] = [];
  const metas: Meta[] = [];
  const findings: Finding[] = [...checkLedger(folder)];
  for (const path of codeFiles(folder)) {
    if (isLedger(path)) continue;
    const isSample = path.includes('/samples/');
    const codeTexts = readCodeTexts(readFile(folder, path), site);
    for (const { path: steps, passage, value } of codeTexts) {
      const name = steps.findLast((step) => !/^\d+$/.test(step)) ?? '';
      if (linkNames.test(name)) {
        if (value !== undefined) links.push({ passage, href: value });
      } else if (!machineNames.test(name)) {
        texts.push({ passage, isSample, hasLinks: name === 'answer' });
      }
    }
    if (/\/(?:list-)?pages\.ts$/.test(path)) metas.push(...readMetas(codeTexts));
    if (path.endsWith('/faq.ts')) findings.push(...checkQuestions(codeTexts));
  }
  return { texts, links: [...links, ...answerLinks(texts)], metas, findings };
}

function codeFiles(folder: string): string[] {
  return ['src/site', 'src/site/features', 'src/site/samples'].flatMap((part) =>
    (list(join(folder, part)) ?? [])
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `${part}/${name}`),
  );
}

/** The links inside the answers, each at its address. */
function answerLinks(texts: readonly PageText[]): PageLink[] {
  return texts
    .filter(({ hasLinks }) => hasLinks)
    .flatMap(({ passage }) =>
      findLinks(passage.text).map(({ address, addressIndex }) => ({
        href: address,
        passage: { ...passage, place: (at: number) => passage.place(addressIndex + at) },
      })),
    );
}

/** Title and description of every page, from `pages['/path'].title` and `.description`, and of every list. */
function readMetas(texts: readonly CodeText[]): Meta[] {
  const pages = new Map<string, Map<string, CodeText>>();
  for (const text of texts) {
    const [, page = '', part = ''] = text.path;
    pages.set(page, (pages.get(page) ?? new Map<string, CodeText>()).set(part, text));
  }
  return [...pages.values()].flatMap((parts): Meta[] => {
    const title = parts.get('title');
    const description = parts.get('description');
    if (title?.value === undefined || description?.value === undefined) return [];
    return [
      {
        file: title.passage.file,
        title: { text: title.value, place: title.passage.place(0) },
        description: {
          name: 'description',
          text: description.value,
          place: description.passage.place(0),
        },
      },
    ];
  });
}

/** Questions that stand twice, have the address of another or don't end as questions do. Specification §2. */
function checkQuestions(texts: readonly CodeText[]): Finding[] {
  const seen = new Map<string, CodeText>();
  return texts.flatMap(({ path, passage, value }, index): Finding[] => {
    const name = path.at(-1);
    const said = value ?? passage.raw;
    if ((name !== 'id' && name !== 'question') || said === '') return [];
    const key = `${name} ${said.toLowerCase()}`;
    const isTwice = seen.has(key);
    const text = texts[index];
    if (!isTwice && text !== undefined) seen.set(key, text);
    if (isTwice) {
      return [
        findingAt(passage, 0, name === 'id' ? 'duplicate-id' : 'duplicate-title', [
          `${name} ${asQuote(said)} stands in the FAQ already`,
          `write ${name === 'id' ? 'an id' : 'a question'} that no other question has`,
        ]),
      ];
    }
    return name === 'question' && !said.endsWith('?')
      ? [
          findingAt(passage, 0, 'wrong-value', [
            `${asQuote(said)} does not end with a question mark`,
            `write ${asQuote(`${said.replace(/[.!]$/, '')}?`)}`,
          ]),
        ]
      : [];
  });
}
