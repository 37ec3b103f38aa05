import {
  composeStories,
  composeStory,
  setProjectAnnotations,
  type Meta,
  type StoryObj,
} from '@storybook/react-vite';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import preview from '../.storybook/preview.tsx';
import * as main from './index.ts';
import { installModalDialogs } from './testing/modal-dialogs.ts';
import * as toaster from './toaster.ts';

setProjectAnnotations(preview);
beforeAll(installModalDialogs);
// A story is unmounted when the next one runs.
afterAll(() => composeStory({ render: () => <></> }, { title: 'None' }).run());

const files = import.meta.glob<{ default: Meta; [story: string]: StoryObj }>('./**/*.stories.tsx', {
  eager: true,
});

describe.each(Object.entries(files))('%s', (_path, file) => {
  test.each(Object.entries(composeStories(file)))(
    '%s hydrates as the server has rendered it, and plays',
    async (_name, Story) => {
      // React reports elements that the HTML parser would move, and what differs after hydration.
      const complain = vi.spyOn(console, 'error');
      const container = document.createElement('div');
      container.innerHTML = renderToString(<Story />);
      document.body.append(container);
      // jsdom has none, and no component may need it at first.
      vi.stubGlobal('ResizeObserver', undefined);
      render(<Story />, { container, hydrate: true, onRecoverableError: complain }).unmount();
      vi.unstubAllGlobals();
      await Story.run();
      expect(complain.mock.calls).toEqual([]);
      complain.mockRestore();
    },
  );
});

/** Those that render no element, or only one of several elements. */
const withoutRoot = /(Dialog|DropdownMenu|Toaster|Provider)$/;

const metas = Object.values(files).map(({ default: meta }) => meta);

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

const components = Object.entries({ ...main, ...toaster }).filter(([name]) => /^[A-Z]/.test(name));

test.each(components)('%s has stories', (_name, component) => {
  const documented = metas.flatMap((meta) => [
    meta.component,
    ...Object.values(meta.subcomponents ?? {}),
  ]);
  expect(documented).toContain(component);
});
