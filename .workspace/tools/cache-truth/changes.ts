/** A change of the workspace, and what may rerun because of it. */
export interface Change {
  readonly what: string;
  /** The file that gets another line. */
  readonly file?: string;
  /** That line. */
  readonly line?: string;
  /** What the environment says. */
  readonly env?: Readonly<Record<string, string>>;
  /** The packages of which every task reruns, and single tasks, such as `@cornerbell/web#build`. */
  readonly reruns: readonly string[];
  /** Whether the site's build, when it reruns, finds pages that it need not render again: every one, or some. */
  readonly pagesKept?: 'all' | 'some';
}

/** The tasks of a full run. */
export const tasks = [
  'build',
  'bundle',
  'library',
  'lint',
  'typecheck',
  'test',
  'package',
  'api-report',
] as const;

/** Tasks that see a package only as it is built. */
const dependents = (...names: readonly string[]) =>
  names.flatMap((name) =>
    ['build', 'bundle', 'typecheck', 'test'].map((task) => `@cornerbell/${name}#${task}`),
  );

/** The changes that are tried, each alone. */
export const changes: readonly Change[] = [
  { what: 'nothing', reruns: [] },
  {
    what: 'one post',
    file: 'packages/content/posts/ten-days-quiet.md',
    line: '\nCall on the tenth day.\n',
    reruns: [
      ...['library', 'test', 'package'].map((task) => `@cornerbell/content#${task}`),
      ...['build', 'test'].map((task) => `@cornerbell/web#${task}`),
    ],
    pagesKept: 'some',
  },
  {
    what: 'a file that posts may show',
    file: 'apps/web/public/favicon.svg',
    line: '\n',
    reruns: [
      ...['library', 'package'].map((task) => `@cornerbell/content#${task}`),
      '@cornerbell/web',
    ],
  },
  {
    what: 'one docstring of `markdown`',
    file: 'packages/markdown/src/renderToHtml.ts',
    line: '\n/** Escapes once. */\n',
    reruns: ['@cornerbell/markdown', ...dependents('web', 'tools')],
    pagesKept: 'all',
  },
  {
    what: 'one style of `ui`',
    file: 'packages/ui/src/components/Badge/Badge.css.ts',
    line: "\nexport const rehearsed = style({ color: 'red' });\n",
    reruns: ['@cornerbell/ui', ...dependents('web', 'tools')],
  },
  {
    what: 'one style of a page',
    file: 'apps/web/src/pages/about/AboutPage.css.ts',
    line: "\nexport const rehearsed = style({ color: 'red' });\n",
    reruns: ['@cornerbell/web'],
  },
  {
    what: '`VITE_FUNCTIONS_URL`',
    env: { VITE_FUNCTIONS_URL: 'https://functions.example' },
    reruns: ['@cornerbell/web#bundle', '@cornerbell/web#build'],
  },
  {
    what: '`AS_OF`',
    env: { AS_OF: '2031-01-01' },
    reruns: [
      ...['library', 'package'].map((task) => `@cornerbell/content#${task}`),
      ...['build', 'test'].map((task) => `@cornerbell/web#${task}`),
    ],
  },
  {
    what: 'the README of `api`',
    file: 'packages/api/README.md',
    line: '\nMore words.\n',
    reruns: ['@cornerbell/api#test', '@cornerbell/api#package', '@cornerbell/tools#test'],
  },
  {
    what: 'a test of `api`',
    file: 'packages/api/src/demo.test.ts',
    line: '\n// Another line.\n',
    reruns: ['lint', 'typecheck', 'test'].map((task) => `@cornerbell/api#${task}`),
  },
  {
    what: 'a story of `ui`',
    file: 'packages/ui/src/components/Badge/Badge.stories.tsx',
    line: '\n// Another line.\n',
    reruns: ['lint', 'typecheck', 'test'].map((task) => `@cornerbell/ui#${task}`),
  },
  {
    what: 'a browser test of the site',
    file: 'apps/web/e2e/faq.spec.ts',
    line: '\n// Another line.\n',
    reruns: ['lint', 'typecheck', 'test'].map((task) => `@cornerbell/web#${task}`),
  },
];
