import { join } from 'node:path';
import { isPair, isSeq, LineCounter, parseDocument, visit, type Scalar } from 'yaml';
import { factsById, fillText, type LoadedSite } from '../load/load-site.ts';
import type { Finding } from '../load/finding.ts';
import { list, readFile } from '../load/read-source.ts';
import { plainText, type SourceFile } from '../load/source-file.ts';
import type { PageLink, PageText, SiteCopy } from './check-options.ts';
import type { Meta } from './check-titles.ts';
import { findLinks } from './find-links.ts';
import { asQuote, coverFacts, findingAt, type Passage } from './passage.ts';

/** A text of a YAML file. */
interface YamlPassage {
  /** The keys and indexes that lead to it. */
  readonly path: readonly (string | number)[];
  readonly passage: Passage;
  /** The text with facts filled in. */
  readonly value: string;
}

/** Fields that only code reads. */
const machineNames = /^(?:id|slug|kind|color|control|autocomplete|name|state|from)$/;
const linkNames = /^(?:href|link|to)$/;

/** Facts and open questions are not copy. */
const isCopy = (name: string) =>
  name.endsWith('.yaml') && !/^(?:facts|open-questions)\./.test(name);

/**
 * Reads the copy of every YAML file of `site/`.
 *
 * @param folder - The path of the content folder.
 * @param loaded - The loader's result for `site/`.
 */
export function readSiteCopy(folder: string, { facts, findings }: LoadedSite): SiteCopy {
  const texts: PageText[] = [];
  const links: PageLink[] = [];
  const metas: Meta[] = [];
  const found: Finding[] = [...findings];
  const byId = factsById(facts);
  for (const part of ['site', 'site/pages', 'site/samples']) {
    for (const name of list(join(folder, part))?.filter(isCopy) ?? []) {
      const passages = readPassages(readFile(folder, `${part}/${name}`), byId);
      for (const { path, passage, value } of passages) {
        const field = path.findLast((step) => typeof step === 'string') ?? '';
        if (linkNames.test(field)) links.push({ passage, href: value });
        else if (!machineNames.test(field) || part === 'site/samples') {
          texts.push({ passage, isSample: part === 'site/samples', hasLinks: field === 'answer' });
        }
      }
      metas.push(...readMetas(passages));
      if (name === 'faq.yaml') found.push(...checkQuestions(passages));
    }
  }
  return { texts, links: [...links, ...answerLinks(texts)], metas, findings: found };
}

/** Every text of a YAML file with its position. */
function readPassages({ path: file, text }: SourceFile, facts: Parameters<typeof fillText>[1]) {
  const source = plainText(text);
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const passages: YamlPassage[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const path = ancestors.flatMap((ancestor, index): (string | number)[] => {
        if (isPair(ancestor)) return [String(ancestor.key)];
        return isSeq(ancestor) ? [ancestor.items.indexOf(ancestors[index + 1] ?? node)] : [];
      });
      passages.push({
        path,
        passage: passageOf(file, source, node as Scalar<string>, lines),
        value: String(fillText(node.value, facts)),
      });
    },
  });
  return passages;
}

/** A scalar as in the file, without its quotes. */
function passageOf(
  file: string,
  source: string,
  node: Scalar<string>,
  lines: LineCounter,
): Passage {
  const [start, end] = node.range ?? [0, 0];
  const quote = /^["']/.test(source.slice(start)) ? 1 : 0;
  const raw = source.slice(start + quote, end - quote);
  return {
    file,
    raw,
    text: coverFacts(raw),
    position: (index) => {
      const { line, col } = lines.linePos(start + quote + index);
      return { line, column: col };
    },
  };
}

/** The links in answers. */
function answerLinks(texts: readonly PageText[]): PageLink[] {
  return texts
    .filter(({ hasLinks }) => hasLinks)
    .flatMap(({ passage }) =>
      findLinks(passage.text).map(({ address, addressIndex }) => ({
        href: address,
        passage: { ...passage, position: (at: number) => passage.position(addressIndex + at) },
      })),
    );
}

/** The title and description of each page or list. */
function readMetas(passages: readonly YamlPassage[]): Meta[] {
  return passages.flatMap(({ path, passage, value }): Meta[] => {
    const parent = path.slice(0, -1);
    const isHead = parent.at(-1) === 'head' || parent[0] === 'lists';
    if (path.at(-1) !== 'title' || !isHead) return [];
    const description = passages.find(
      (other) => String(other.path) === String([...parent, 'description']),
    );
    if (!description) return [];
    return [
      {
        file: passage.file,
        title: { text: value, position: passage.position(0) },
        description: {
          name: 'description',
          text: description.value,
          position: description.passage.position(0),
        },
      },
    ];
  });
}

/** Finds repeated questions and ids, and questions without a question mark. */
function checkQuestions(passages: readonly YamlPassage[]): Finding[] {
  const seen = new Set<string>();
  return passages.flatMap(({ path, passage, value }): Finding[] => {
    const name = path.at(-1);
    if ((name !== 'id' && name !== 'question') || value === '') return [];
    const key = `${name} ${value.toLowerCase()}`;
    if (seen.has(key)) {
      return [
        findingAt(passage, 0, name === 'id' ? 'duplicate-id' : 'duplicate-title', [
          `${name} ${asQuote(value)} is already in the FAQ`,
          `write ${name === 'id' ? 'an id' : 'a question'} that no other question has`,
        ]),
      ];
    }
    seen.add(key);
    return name === 'question' && !value.endsWith('?')
      ? [
          findingAt(passage, 0, 'wrong-value', [
            `${asQuote(value)} does not end with a question mark`,
            `write ${asQuote(`${value.replace(/[.!]$/, '')}?`)}`,
          ]),
        ]
      : [];
  });
}
