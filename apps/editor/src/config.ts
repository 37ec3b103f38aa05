import { blogCategories, guideTypes, listPathOf, pagePaths } from '@cornerbell/content';
import {
  editedFiles,
  fileName,
  imageLimits,
  kebabCase,
  templates,
} from '@cornerbell/content/schemas';
import { fieldsOf, type Field, type Widget } from './fields.ts';
import { formatName } from './format.ts';

const env = import.meta.env;

/** The content folder in the repository. */
const root = 'packages/content';

/** Where the editor saves; a working copy on the same machine needs nothing of it. */
const backend = {
  name: 'github',
  repo: env['EDITOR_REPOSITORY'] ?? 'cornerbell/site',
  branch: env['EDITOR_BRANCH'] ?? 'main',
  base_url: env['EDITOR_AUTH_URL'],
  auth_methods: [env['EDITOR_AUTH_URL'] ? 'oauth' : 'token'],
};

const related = (collection: string): Widget => ({
  widget: 'relation',
  collection,
  display_fields: ['title'],
  multiple: true,
  // Of the list that it is in the schema.
  field: undefined,
});

const labelled = (options: readonly { id: string; label: string }[]): Widget => ({
  widget: 'select',
  options: options.map(({ id, label }) => ({ label, value: id })),
});

/** Fields of posts and guides that an author fills in by choosing. */
const choices: Readonly<Record<string, Widget>> = {
  author: {
    widget: 'relation',
    collection: 'authors',
    file: 'authors',
    value_field: 'authors.*.id',
    display_fields: ['authors.*.name'],
  },
  category: labelled(blogCategories),
  type: labelled(guideTypes),
  relatedPosts: related('posts'),
  relatedGuides: related('guides'),
};

const body: Field = {
  name: 'body',
  label: 'Text',
  hint: 'Each paragraph is one line. Headings begin with ##, items of a list with a hyphen.',
  widget: 'text',
};

/** A collection of the files in a folder, which have a title; authors add to those that have a template. */
function folder(path: string, label: string, address: string, title: string, template?: Template) {
  const [, place = '', name = '', extension = ''] = /^(.*?(\w+))\/\*\.(\w+)$/.exec(path) ?? [];
  const first: Record<string, unknown> = {
    ...template?.fields,
    body: template?.body,
    publishedDate: '{{now}}',
  };
  // The name of a new file is its id and slug.
  const fields = fieldsOf(path).filter((field) => !['id', 'slug'].includes(field.name));
  return {
    name,
    label,
    label_singular: label.toLowerCase().replace(/s$/, ''),
    folder: `${root}/${place}`,
    extension,
    format: formatName(path),
    preview_path: `${address}/{{slug}}`,
    create: template !== undefined,
    delete: template !== undefined,
    slug: {
      template: title,
      editable: ['create'],
      pattern: [kebabCase.source, 'It must be lower-case words joined by hyphens.'],
    },
    thumbnail: false,
    summary: template ? `${title} · {{publishedDate}} {{status}}` : title,
    ...(template && {
      sortable_fields: ['publishedDate', 'title'],
      view_groups: [{ label: 'Status', field: 'status' }],
    }),
    fields: [...fields, ...(extension === 'md' ? [body] : [])].map((field) => ({
      ...field,
      ...choices[field.name],
      default: first[field.name],
    })),
  };
}

type Template = (typeof templates)[keyof typeof templates];

/** A collection of single files. */
const files = (name: string, label: string, place: RegExp) => ({
  name,
  label,
  files: editedFiles
    .filter((path) => place.test(path))
    .map((path) => {
      const [, base = ''] = /([^/]+)\.yaml$/.exec(path) ?? [];
      const page = Object.entries(pagePaths).find(([part]) => path === `site/${fileName(part)}`);
      return {
        name: base,
        label: base.charAt(0).toUpperCase() + base.slice(1).replaceAll('-', ' '),
        file: `${root}/${path}`,
        format: formatName(path),
        // What several pages share is looked at on the home page.
        preview_path: page?.[1] ?? '/',
        fields: fieldsOf(path),
      };
    }),
});

/** The configuration of Sveltia CMS, made from the schemas of the content. */
export const config = {
  backend,
  // On GitHub, a change is a pull request. In a working copy, it is saved at once.
  publish_mode: 'editorial_workflow',
  app_title: 'Cornerbell editor',
  load_config_file: false,
  site_url: env['SITE_URL'] ?? 'http://localhost:5173',
  media_folder: `${root}/images`,
  public_folder: '/images',
  media_libraries: {
    all: { max_file_size: imageLimits.bytes, slugify_filename: true },
    stock_assets: { providers: [] },
  },
  slug: { encoding: 'ascii', clean_accents: true },
  editor: { preview: false },
  collections: [
    folder('posts/*.md', 'Posts', listPathOf.blog, '{{title}}', templates.posts),
    folder('guides/*.md', 'Guides', listPathOf.guides, '{{title}}', templates.guides),
    folder('legal/*.md', 'Legal texts', '', '{{title}}'),
    // The rest is for the founders and developers.
    files('site', 'Pages', /^site\/[^/*]+$/),
    folder('site/pages/*.yaml', 'Further pages', '', '{{head.title}}'),
    files('samples', 'Sample data', /^site\/samples\//),
    files('authors', 'Authors', /^authors\.yaml$/),
  ],
};
