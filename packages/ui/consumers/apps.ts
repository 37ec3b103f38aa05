import { join } from 'node:path';

/** How an app is built and what the tests expect of it. */
export interface App {
  /** Its folder beside this file. */
  readonly source: 'vite-app' | 'next-app';
  /** Environment variables of its build and its server. */
  readonly env?: Readonly<Record<string, string>>;
  /** The command of its packages that serves the build on a free port. */
  readonly serve: readonly [command: string, ...args: string[]];
  /** The computed colours of a primary button, and its corners. */
  readonly button: { readonly fill: string; readonly text: string; readonly radius: string };
  /** The button in its header. */
  readonly action: string;
  /** A menu of its header and the link in it that leads to its second page. */
  readonly menu: { readonly label: string; readonly link: string; readonly path: string };
  /** Headings of its two pages, the first on an ink section. */
  readonly headings: readonly [first: string, second: string];
  /** Test files for this app only. */
  readonly more?: readonly string[];
  /** A question of its accordion. */
  readonly question: string;
}

const coachConsole: App = {
  source: 'vite-app',
  more: ['dashboard.ts'],
  serve: ['vite', 'preview', '--host', '127.0.0.1', '--port', '0'],
  button: { fill: 'rgb(0, 184, 169)', text: 'rgb(14, 15, 17)', radius: '8px' },
  action: 'Start a class',
  menu: { label: 'Gym', link: 'Drills', path: '/drills' },
  headings: ['Six o’clock is full', 'Drills'],
  question: 'What if a boxer is late?',
};

/** The names of the apps that the package is installed in. */
export type AppName = 'next' | 'vite';

/** Each app by its name. */
export const apps: Readonly<Record<AppName, App>> = {
  // First, because it takes longest to build.
  next: {
    source: 'next-app',
    env: { NEXT_TELEMETRY_DISABLED: '1' },
    serve: ['next', 'start', '--hostname', '127.0.0.1', '--port', '0'],
    button: { fill: 'rgb(11, 95, 255)', text: 'rgb(255, 255, 255)', radius: '2px' },
    action: 'Enrol',
    menu: { label: 'Learn', link: 'Lessons', path: '/lessons' },
    headings: ['Twelve evenings in the corner', 'Lessons'],
    question: 'What if I miss an evening?',
  },
  vite: coachConsole,
};

/** The environment that an app is built and served in. */
export const environmentOf = ({ env }: App): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  // Colour codes would break the URL that a server prints.
  FORCE_COLOR: undefined,
  NO_COLOR: '1',
  ...env,
});

/** The folder outside the workspace with the packed package and the apps. */
export const folder = () => {
  const { CONSUMERS_FOLDER } = process.env;
  if (!CONSUMERS_FOLDER) throw new Error('CONSUMERS_FOLDER is not set: run `pnpm consumers`.');
  return CONSUMERS_FOLDER;
};

/** The path of the packed package, as in the apps' package.json files. */
export const tarball = () => join(folder(), 'cornerbell-ui.tgz');

/** Where an app is installed, built and served. */
export const folderOf = (name: AppName) => join(folder(), name);
