// `pnpm gen component` and `pnpm gen page`: write the files of one and add it to the lists.
import { execFileSync } from 'node:child_process';
import { headLengths } from '../../packages/content/src/schema/head-lengths.ts';

const groups = ['layout', 'page', 'actions', 'cards', 'reading', 'forms', 'feedback', 'data'];

const { title, description } = headLengths;

const add = (path, template) => ({
  type: 'add',
  path,
  templateFile: `templates/${template}.hbs`,
});

const insert = (path, pattern, template) => ({ type: 'modify', path, pattern, template });

/** Formats everything, so that a template need not. */
const format = () =>
  ['format', 'content format --folder packages/content/testing']
    .map((words) => execFileSync('pnpm', words.split(' '), { encoding: 'utf8' }))
    .join('');

export default function generators(plop) {
  plop.setHelper('json', (text) => JSON.stringify(text));
  plop.setHelper('headTitle', (text) => JSON.stringify(`${text} | {{fact:site.name}}`));

  plop.setGenerator('component', {
    description:
      'A component of packages/ui, with its styles and stories, which the unit tests play',
    prompts: [
      {
        name: 'name',
        message: 'Name, such as CornerFlag:',
        validate: (name) => /^(?:[A-Z][a-z]+)+$/.test(name) || 'Expected words such as CornerFlag.',
      },
      { name: 'group', type: 'list', choices: groups, message: 'Where does it belong?' },
      { name: 'sentence', message: 'What is it, in one sentence?' },
    ],
    actions: ({ group }) => [
      ...['.tsx', '.css.ts', '.stories.tsx'].map((ending) =>
        add(
          `packages/ui/src/components/{{name}}/{{name}}${ending}`,
          `component/component${ending}`,
        ),
      ),
      add('.changeset/{{kebabCase name}}.md', 'component/changeset.md'),
      insert(
        'packages/ui/src/index.ts',
        /$/,
        "export { {{name}}, type {{name}}Props } from './components/{{name}}/{{name}}.tsx';\n",
      ),
      insert(
        'packages/ui/README.md',
        new RegExp(`^(\\| ${group} +\\| .*\\S)( *\\|)$`, 'm'),
        '$1, `{{name}}`$2',
      ),
      format,
      'Next: write the component, look at it with pnpm storybook, and run pnpm format and pnpm check',
    ],
  });

  plop.setGenerator('page', {
    description: 'A page of apps/web, with its copy in packages/content/site',
    prompts: [
      {
        name: 'path',
        message: 'Path, such as /press:',
        validate: (path) =>
          /^\/[a-z]+(?:-[a-z]+)*$/.test(path) || 'Expected a path of one part, such as /press.',
      },
      { name: 'title', message: `Title, at most ${title.most} characters with the site's name:` },
      {
        name: 'description',
        message: `Description for search engines, ${description.least} to ${description.most} characters:`,
      },
      { name: 'paragraph', message: 'First paragraph, 70 to 600 characters:' },
    ],
    actions: [
      add('apps/web/src/pages/{{kebabCase path}}/{{pascalCase path}}Page.tsx', 'page/page.tsx'),
      add('apps/web/src/pages/{{kebabCase path}}/data.ts', 'page/data.ts'),
      // The site of the tests needs copy for every page too.
      ...['site', 'testing/site'].map((folder) =>
        add(`packages/content/${folder}/pages/{{kebabCase path}}.yaml`, 'page/copy.yaml'),
      ),
      insert(
        'apps/web/src/routes.ts',
        /^ {2}notFoundRoute,$/m,
        "  { path: '{{path}}', page: './pages/{{kebabCase path}}/{{pascalCase path}}Page.tsx' },\n$&",
      ),
      insert(
        'packages/content/site/navigation.yaml',
        /^ {6}- label: .*\n {8}href: \/privacy$/m,
        '      - label: {{{json title}}}\n        href: {{path}}\n$&',
      ),
      format,
      'Next: write the copy, look at it with pnpm dev, and run pnpm format, pnpm check and pnpm size',
    ],
  });
}
