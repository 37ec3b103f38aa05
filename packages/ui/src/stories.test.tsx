import {
  composeStories,
  composeStory,
  setProjectAnnotations,
  type Meta,
  type StoryObj,
} from '@storybook/react-vite';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import preview from '../.storybook/preview.tsx';
import readme from '../README.md?raw';
import * as colorScheme from './color-scheme.ts';
import * as dialog from './dialog.ts';
import * as dropdownMenu from './dropdown-menu.ts';
import * as main from './index.ts';
import * as popover from './popover.ts';
import * as radioGroup from './radio-group.ts';
import * as switches from './switch.ts';
import * as tabs from './tabs.ts';
import { installModalDialogs } from './testing/modal-dialogs.ts';
import { expectValidMarkup } from './testing/valid-markup.ts';
import * as toaster from './toaster.ts';
import * as tooltip from './tooltip.ts';

setProjectAnnotations(preview);
beforeAll(installModalDialogs);
// A story is unmounted when the next one runs.
afterAll(() => composeStory({ render: () => <></> }, { title: 'None' }).run());

const files = import.meta.glob<{ default: Meta; [story: string]: StoryObj }>('./**/*.stories.tsx', {
  eager: true,
});

describe.each(Object.entries(files))('%s', (_path, file) => {
  test.each(Object.entries(composeStories(file)))(
    '%s is valid markup and plays',
    async (_name, Story) => {
      expectValidMarkup(<Story />);
      await Story.run();
    },
  );
});

const titles = new Map<unknown, string | undefined>(
  Object.values(files).map(({ default: { component, title } }) => [component, title]),
);

/** The first part of an entry represents it. */
const parts = {
  Dialog: dialog.Root,
  DropdownMenu: dropdownMenu.Root,
  Popover: popover.Root,
  RadioGroup: radioGroup.Root,
  Tabs: tabs.Root,
  Tooltip: tooltip.Root,
};

const metas = Object.values(files).map(({ default: meta }) => meta);

test.each(metas.filter(({ component }) => component))(
  '$title documents when to use it',
  ({ parameters }) => {
    expect(parameters?.['usage']).toMatchObject({ when: expect.any(String) });
  },
);

/** Those that render no element, or only one of several elements. */
const withoutRoot = /(Dialog|DropdownMenu|Popover|Tooltip|Toaster|Provider)$/;

test.each(
  Object.values(files).filter(
    ({ default: { component, title } }) => component && !withoutRoot.test(title ?? ''),
  ),
)(
  '$default.title passes its class to its root, and ref and attributes to it or its control',
  (file) => {
    const Component = file.default.component as ComponentType<Record<string, unknown>>;
    const [story] = Object.values(composeStories(file));
    const ref = vi.fn<(element: Element | null) => void>();
    const { container } = render(
      <Component {...story?.args} className="own" data-testid="own" ref={ref} />,
    );

    const root = container.querySelector('.own');
    expect(root?.parentElement).toBe(container);
    const element = container.querySelector('[data-testid="own"]');
    expect(ref.mock.calls).toEqual([[element]]);
    expect(root?.contains(element)).toBe(true);
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
