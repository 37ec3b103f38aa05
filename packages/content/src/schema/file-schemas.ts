import type * as v from 'valibot';
import { authorList } from './author.ts';
import { guideFrontMatter } from './guide.ts';
import { legalFrontMatter } from './legal-text.ts';
import { postFrontMatter } from './post.ts';
import { factGroups, openQuestions } from './site/facts.ts';
import { siteFiles } from './site/index.ts';
import { plainPageCopy } from './site/plain-page.ts';
import { sampleFiles } from './site/samples.ts';

/**
 * The name of the file for a part of the site.
 *
 * @example
 * fileName('memberManagement') // => 'member-management.yaml'
 */
export const fileName = (part: string): string =>
  `${part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;

type Schemas = Readonly<Record<string, v.GenericSchema>>;

const filesIn = (folder: string, schemas: Schemas): Schemas =>
  Object.fromEntries(
    Object.entries(schemas).map(([part, schema]) => [`${folder}/${fileName(part)}`, schema]),
  );

/** The schemas of files (of Markdown, its front matter) by path, with `*` for any name. */
export const fileSchemas: Schemas = {
  'posts/*.md': postFrontMatter,
  'guides/*.md': guideFrontMatter,
  'legal/*.md': legalFrontMatter,
  'authors.yaml': authorList,
  'site/facts.yaml': factGroups,
  'site/open-questions.yaml': openQuestions,
  ...filesIn('site', siteFiles),
  'site/pages/*.yaml': plainPageCopy,
  ...filesIn('site/samples', sampleFiles),
};

/** The files that the authors' editor shows: their paths, with `*` for any name. */
export const editedFiles: readonly string[] = Object.keys(fileSchemas);
