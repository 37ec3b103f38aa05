// `pnpm gen component` and `pnpm gen page`: write the files of a new component or page and add it to the lists.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { pagePaths } from '../../packages/content/src/addresses/page-paths.ts';
import { headLengths } from '../../packages/content/src/schema/head-lengths.ts';
import { addBefore, addExport, addToRow } from './edit.js';

const root = join(import.meta.dirname, '../..');
const at = (...path) => join(root, ...path);

const groups = ['layout', 'page', 'actions', 'cards', 'reading', 'forms', 'feedback', 'data'];

const isSentence = (text) =>
  /^[A-Z].*\.$/.test(text) ||
  'Expected a sentence, such as "A word or two that says what a thing is."';

const change = (path, transform) => ({ type: 'modify', path: at(path), transform });

const run = (command, ...args) => execFileSync(command, args, { cwd: root, stdio: 'pipe' });

/** Formats what a generator has written or changed; the paths are templates. */
const format =
  (...paths) =>
  (answers, _config, plop) => {
    const files = paths.map((path) => plop.renderString(path, answers));
    run('pnpm', 'exec', 'oxfmt', ...files);
    return 'formatted';
  };

const hasNoNumber = (text) =>
  !/\d/.test(text) || 'Numbers are facts: write them in packages/content/site/facts.yaml.';

/** Checks the length of a text, in characters, and that it has no number. */
const copyOfLength =
  (what, { least, most }) =>
  (text) =>
    text.length >= least && text.length <= most
      ? hasNoNumber(text)
      : `Expected a ${what} of ${least} to ${most} characters, received ${text.length}.`;

export default function generators(plop) {
  // The site's name is a fact, which copy never spells out.
  const facts = parse(readFileSync(at('packages/content/site/facts.yaml'), 'utf8'));
  const named = (list, wanted) => list.find(({ name }) => name === wanted);
  const siteName = named(named(facts, 'site').texts, 'name').text;
  // The title of the document ends in the site's name.
  const longestTitle = headLengths.title.most - ` | ${siteName}`.length;
  const copyOf = (text) =>
    stringify(text.replaceAll(siteName, '{{fact:site.name}}'), {
      lineWidth: 0,
      singleQuote: true,
    }).trim();

  plop.setHelper('copy', copyOf);
  plop.setHelper('json', (value) => JSON.stringify(value));
  plop.setHelper('capitalised', (text) => text.charAt(0).toUpperCase() + text.slice(1));

  const uiReadme = readFileSync(at('packages/ui/README.md'), 'utf8');

  plop.setGenerator('component', {
    description:
      'A component of packages/ui, with its styles and stories, which the unit tests play',
    prompts: [
      {
        name: 'name',
        message: 'Name, such as CornerFlag:',
        validate: (name) => {
          if (!/^(?:[A-Z][a-z]+)+$/.test(name)) return 'Expected words such as CornerFlag.';
          return !uiReadme.includes(`\`${name}\``) || `There is a component ${name}.`;
        },
      },
      { name: 'group', type: 'list', choices: groups, message: 'Where does it belong?' },
      { name: 'sentence', message: 'What is it, in one sentence?', validate: isSentence },
    ],
    actions: [
      ...['.tsx', '.css.ts', '.stories.tsx'].map((ending) => ({
        type: 'add',
        path: at(`packages/ui/src/components/{{name}}/{{name}}${ending}`),
        templateFile: `templates/component/component${ending}.hbs`,
      })),
      {
        type: 'add',
        path: at('.changeset/{{kebabCase name}}.md'),
        template: "---\n'@cornerbell/ui': patch\n---\n\n`{{name}}`: {{{sentence}}}\n",
      },
      change('packages/ui/src/index.ts', (text, { name }) =>
        addExport(
          text,
          `export { ${name}, type ${name}Props } from './components/${name}/${name}.tsx';`,
          (statement) =>
            /\w+/.exec(statement.slice('export '.length).replace(/^type/, ''))?.[0] ?? '',
        ),
      ),
      change('packages/ui/README.md', (text, { name, group }) => addToRow(text, group, name)),
      format(
        'packages/ui/src/components/{{name}}',
        'packages/ui/src/index.ts',
        'packages/ui/README.md',
        '.changeset/{{kebabCase name}}.md',
      ),
      ({ name, group }) =>
        `Next: write packages/ui/src/components/${name}, look at it with pnpm storybook (http://localhost:6006/?path=/docs/${group}-${name.toLowerCase()}--docs), and run pnpm format and pnpm check`,
    ],
  });

  const routes = readFileSync(at('apps/web/src/routes.ts'), 'utf8');

  plop.setGenerator('page', {
    description: 'A page of apps/web, with its copy in packages/content/site',
    prompts: [
      {
        name: 'path',
        message: 'Path, such as /press:',
        validate: (path) => {
          if (!/^\/[a-z]+(?:-[a-z]+)*$/.test(path))
            return 'Expected a path of one part, such as /press.';
          const isTaken = routes.includes(`'${path}'`) || Object.values(pagePaths).includes(path);
          return !isTaken || `There is a page at ${path}.`;
        },
      },
      {
        name: 'title',
        message: `Title, at most ${longestTitle} characters:`,
        validate: copyOfLength('title', { least: 1, most: longestTitle }),
      },
      {
        name: 'description',
        message: `Description for search engines, ${headLengths.description.least} to ${headLengths.description.most} characters:`,
        validate: copyOfLength('description', headLengths.description),
      },
      {
        name: 'paragraph',
        message: 'First paragraph, 70 to 600 characters:',
        validate: copyOfLength('paragraph', { least: 70, most: 600 }),
      },
    ],
    actions: ({ path, title }) => {
      const id = path.slice(1);
      const name = plop.getHelper('pascalCase')(id);
      const data = { id, name, headTitle: `${title} | {{fact:site.name}}` };
      const add = (file, template) => ({
        type: 'add',
        path: at(file),
        templateFile: `templates/page/${template}.hbs`,
        data,
      });
      return [
        add(`apps/web/src/pages/${id}/${name}Page.tsx`, 'page.tsx'),
        add(`apps/web/src/pages/${id}/data.ts`, 'data.ts'),
        add(`packages/content/site/pages/${id}.yaml`, 'copy.yaml'),
        change('apps/web/src/routes.ts', (text) =>
          addBefore(
            text,
            /^ {2}notFoundRoute,$/m,
            `  { path: '${path}', page: './pages/${id}/${name}Page.tsx' },`,
          ),
        ),
        change('packages/content/site/navigation.yaml', (text) =>
          addBefore(
            text,
            /^ {6}- label: Privacy Policy$/m,
            `      - label: ${copyOf(title)}\n        href: ${path}`,
          ),
        ),
        format(`apps/web/src/pages/${id}`, 'apps/web/src/routes.ts'),
        () =>
          `Next: write packages/content/site/pages/${id}.yaml, look at it with pnpm dev (http://localhost:5173${path}), and run pnpm format, pnpm check and pnpm size`,
      ];
    },
  });
}
