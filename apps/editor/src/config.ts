import { listPathOf, pagePaths } from '@cornerbell/content';
import { editedFiles, fileName, kebabCase, templates } from '@cornerbell/content/schemas';
import { fieldsOf, type Field } from './fields.ts';

const env = import.meta.env;

/** The content folder in the repository. */
const root = 'packages/content';

const body: Field = {
  name: 'body',
  label: 'Text',
  hint: 'Each paragraph is one line. `## ` begins a heading, `- ` or `1. ` an item of a list, `> ` a quote. Within a line: `**bold**`, `*italics*` and `[links](/pricing)`. `![What it shows](/images/ring.webp)` is a picture of yours, `![Its words](week)` one of the product.',
  widget: 'text',
};

type Template = (typeof templates)[keyof typeof templates];

/** A collection of the files in a folder; authors add to those that have a template. */
function folder(path: string, label: string, address: string, template?: Template) {
  const [, place = '', name = '', extension = ''] = /^(.*?(\w+))\/\*\.(\w+)$/.exec(path) ?? [];
  const first: Readonly<Record<string, unknown>> = {
    ...template?.fields,
    body: template?.body,
    publishedDate: '{{now}}',
  };
  // Sveltia writes `aliases` when a file is renamed, but not where that is a field.
  const shown = fieldsOf(path).filter((field) => field.name !== 'aliases');
  const fields = [...shown, ...(extension === 'md' ? [body] : [])];
  return {
    name,
    label,
    label_singular: label.toLowerCase().replace(/s$/, ''),
    folder: `${root}/${place}`,
    extension,
    preview_path: `${address}/{{slug}}`,
    create: template !== undefined,
    delete: template !== undefined,
    thumbnail: false,
    slug: template
      ? {
          template: '{{title}}',
          pattern: [kebabCase.source, 'It must be lower-case words joined by hyphens.'],
        }
      : { editable: false },
    ...(template && {
      summary: '{{title}} · {{publishedDate}} {{status}}',
      sortable_fields: ['publishedDate', 'title'],
      view_groups: [{ label: 'Status', field: 'status' }],
    }),
    fields: fields.map((field) => ({ ...field, default: first[field.name] })),
  };
}

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
        // What several pages share is looked at on the home page.
        preview_path: page?.[1] ?? '/',
        fields: fieldsOf(path),
      };
    }),
});

/** The files of pages without a schema of their own, which the generator of pages adds. */
const furtherPages = Object.keys(
  import.meta.glob('../../../packages/content/site/pages/*.yaml', { query: '?raw' }),
);

/** The configuration of Sveltia CMS, made from the schemas of the content. */
export const config = {
  // A working copy on the same machine uses none of this.
  backend: {
    name: 'github',
    repo: env['EDITOR_REPOSITORY'] ?? 'cornerbell/site',
    branch: env['EDITOR_BRANCH'] ?? 'main',
    base_url: env['EDITOR_AUTH_URL'],
    // The status that `preview.yml` gives the commit.
    preview_context: 'preview',
    auth_methods: [env['EDITOR_AUTH_URL'] ? 'oauth' : 'token'],
  },
  // On GitHub, a change is a pull request. In a working copy, it is saved at once.
  publish_mode: 'editorial_workflow',
  app_title: 'Cornerbell editor',
  load_config_file: false,
  site_url: env['SITE_URL'] ?? 'http://localhost:5173',
  media_folder: `${root}/images`,
  public_folder: '/images',
  media_libraries: {
    all: {
      max_file_size: 25_000_000,
      slugify_filename: true,
      // Upright, and without what a phone writes into its photos.
      transformations: { raster_image: { format: 'webp', quality: 85, width: 1600, height: 1600 } },
    },
    stock_assets: { providers: [] },
  },
  slug: { encoding: 'ascii', clean_accents: true },
  editor: { preview: false },
  output: { omit_empty_optional_fields: true },
  collections: [
    folder('posts/*.md', 'Posts', listPathOf.blog, templates.posts),
    folder('guides/*.md', 'Guides', listPathOf.guides, templates.guides),
    folder('legal/*.md', 'Legal texts', ''),
    // The rest is for the founders and developers.
    files('site', 'Pages', /^site\/[^/*]+$/),
    ...(furtherPages.length > 0 ? [folder('site/pages/*.yaml', 'Further pages', '')] : []),
    files('samples', 'Sample data', /^site\/samples\//),
    files('authors', 'Authors', /^authors\.yaml$/),
  ],
};
