import {
  composeStories,
  setProjectAnnotations,
  type Meta,
  type StoryObj,
} from '@storybook/react-vite';
import { beforeAll, describe, expect, test } from 'vitest';
import preview from '../.storybook/preview.tsx';
import readme from '../README.md?raw';
import * as colorScheme from './color-scheme.ts';
import * as dialog from './dialog.ts';
import * as dropdownMenu from './dropdown-menu.ts';
import * as main from './index.ts';
import * as radioGroup from './radio-group.ts';
import * as switches from './switch.ts';
import * as tabs from './tabs.ts';
import { expectAccessible } from './testing/accessible.ts';
import { installModalDialogs } from './testing/modal-dialogs.ts';
import * as toaster from './toaster.ts';
import * as tooltip from './tooltip.ts';

setProjectAnnotations(preview);
beforeAll(installModalDialogs);

const files = import.meta.glob<{ default: Meta; [story: string]: StoryObj }>('./**/*.stories.tsx', {
  eager: true,
});

describe.each(['light', 'ink'])('in %s', (theme) => {
  describe.each(Object.entries(files))('%s', (_path, file) => {
    const stories = composeStories(file, { initialGlobals: { theme } });

    test.each(Object.entries(stories))('%s plays and is accessible', async (_name, story) => {
      await story.run();

      expect(document.documentElement.dataset.theme).toBe(theme);
      await expectAccessible();
    });
  });
});

const titles = new Map<unknown, string | undefined>(
  Object.values(files).map(({ default: { component, title } }) => [component, title]),
);

/** The first part of an entry represents it. */
const parts = {
  Dialog: dialog.Root,
  DropdownMenu: dropdownMenu.Root,
  RadioGroup: radioGroup.Root,
  Tabs: tabs.Root,
  Tooltip: tooltip.Root,
};

const metas = Object.values(files).map(({ default: meta }) => meta);

test.each(metas.filter(({ component }) => component))(
  '$title documents when to use it and its anatomy',
  ({ parameters }) => {
    expect(parameters?.['usage']).toMatchObject({
      when: expect.any(String),
      anatomy: expect.any(String),
    });
  },
);

const components = Object.entries({
  ...main,
  ...toaster,
  ...colorScheme,
  ...switches,
  ...parts,
}).filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name));

/** The rows of the README's table of components: a group and its components. */
const rows = [...readme.matchAll(/^\| ([a-z ]+?) +\| (.+) \|$/gm)];

test.each(components)(
  '%s has stories in the group where the README lists it',
  (name, component) => {
    const [, group] = rows.find(([, , names]) => names?.includes(`\`${name}\``)) ?? [];

    expect(titles.get(component)?.toLowerCase()).toBe(`${group}/${name}`.toLowerCase());
  },
);
