import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import process from 'node:process';
import { blogCategories, guideTypes, listPathOf, pagePaths } from '@cornerbell/content';
import { siteFolder } from '@cornerbell/content/loader';
import { editedFiles, imageLimits, kebabCase, templates } from '@cornerbell/content/schemas';
import { fieldsOf, type Field } from './fields.ts';
import { formatName, formatOf } from './format.ts';

const { env } = process;

/** The content folder, and its path in the repository. */
const folder = env['CONTENT_DIR'] ?? siteFolder;
const root = 'packages/content';

const filesOf = (pattern: string | readonly string[]) =>
  globSync(pattern, { cwd: folder }).toSorted();
const read = (file: string) => formatOf(file).fromFile(readFileSync(join(folder, file), 'utf8'));

/** Where the editor saves; a working copy on the same machine needs nothing of it. */
const backend = {
  name: 'github',
  repo: env['EDITOR_REPOSITORY'] ?? 'cornerbell/site',
  branch: env['EDITOR_BRANCH'] ?? 'main',
  base_url: env['EDITOR_AUTH_URL'],
  auth_methods: [env['EDITOR_AUTH_URL'] ? 'oauth' : 'token'],
};

/** The origin of the site that the editor's links open. */
export const siteUrl = env['SITE_URL'] ?? 'http://localhost:5173';

const body: Field = {
  name: 'body',
  label: 'Text',
  hint: 'Each paragraph is one line. Headings begin with ##, items of a list with a hyphen.',
  widget: 'markdown',
  modes: ['raw'],
  buttons: [],
  editor_components: [],
};

/** A collection of Markdown files, named after their folder; authors add to those that have a template. */
function markdown(name: string, label: string, address: string, template?: Template) {
  const first: Record<string, unknown> = {
    ...template?.fields,
    body: template?.body,
    publishedDate: '{{now}}',
  };
  const fields = [...fieldsOf(`${name}/*.md`), body];
  return {
    name,
    label,
    label_singular: label.toLowerCase().replace(/s$/, ''),
    folder: `${root}/${name}`,
    extension: 'md',
    format: formatName(`${name}/*.md`),
    preview_path: `${address}/{{slug}}`,
    create: template !== undefined,
    delete: template !== undefined,
    slug: {
      template: '{{title}}',
      editable: ['create'],
      pattern: [kebabCase.source, 'It must be lower-case words joined by hyphens.'],
    },
    thumbnail: false,
    ...(template && {
      summary: '{{title}} · {{publishedDate}} {{status}}',
      sortable_fields: ['publishedDate', 'title'],
      view_groups: [{ label: 'Status', field: 'status' }],
    }),
    fields: fields.map((field) => withChoices({ ...field, default: first[field.name] })),
  };
}

type Template = (typeof templates)[keyof typeof templates];

/** What an author chooses by name, and the file says by id. */
const choices: Readonly<Record<string, () => { label: string; value: string }[]>> = {
  author: () =>
    (read('authors.yaml') as Named[]).map(({ id, name }) => ({ label: name, value: id })),
  category: () => blogCategories.map(({ id, label }) => ({ label, value: id })),
  type: () => guideTypes.map(({ id, label }) => ({ label, value: id })),
  relatedPosts: () => titled('posts/*.md'),
  relatedGuides: () => titled('guides/*.md'),
};

type Named = Readonly<Record<'id' | 'name' | 'title', string>>;

const titled = (pattern: string) =>
  filesOf(pattern).map((file) => {
    const { id = parse(file).name, title } = read(file) as Partial<Named>;
    return { label: title ?? id, value: id };
  });

function withChoices(field: Field): Field {
  // The name of a new file is enough.
  if (field.name === 'id' || field.name === 'slug') return { name: field.name, widget: 'hidden' };
  const options = choices[field.name]?.();
  if (!options) return field;
  return { ...field, widget: 'select', options, multiple: field.widget === 'list' };
}

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** A collection of YAML files. */
const copy = (name: string, label: string, files: readonly string[]) => ({
  name,
  label,
  files: files.map((file) => ({
    name: parse(file).name,
    label: titleOf(parse(file).name),
    file: `${root}/${file}`,
    format: formatName(file),
    preview_path: pathOf(parse(file)),
    fields: fieldsOf(file),
  })),
});

/** The path of a file's page; the home page for what several pages share. */
function pathOf({ dir, name }: { readonly dir: string; readonly name: string }) {
  const part = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const path = Object.entries(pagePaths).find(([page]) => page === part)?.[1];
  return path ?? (dir === 'site/pages' ? `/${name}` : '/');
}

/** The configuration of Sveltia CMS for the content as it is now, made from the schemas. */
export const editorConfig = () => ({
  backend,
  // On GitHub, a change is a pull request. In a working copy, it is saved at once.
  publish_mode: 'editorial_workflow',
  app_title: 'Cornerbell editor',
  site_url: siteUrl,
  media_folder: `${root}/images`,
  public_folder: '/images',
  media_libraries: {
    all: { max_file_size: imageLimits.bytes, slugify_filename: true },
    stock_assets: { providers: [] },
  },
  slug: { encoding: 'ascii', clean_accents: true },
  editor: { preview: false },
  collections: [
    markdown('posts', 'Posts', listPathOf.blog, templates.posts),
    markdown('guides', 'Guides', listPathOf.guides, templates.guides),
    markdown('legal', 'Legal texts', ''),
    // The rest is for the founders and developers.
    copy('site', 'Pages', filesOf(editedFiles.filter((file) => /^site\/(?!samples)/.test(file)))),
    copy('samples', 'Sample data', filesOf('site/samples/*.yaml')),
    copy('authors', 'Authors', ['authors.yaml']),
  ],
});
