import { expect, test, type Page } from '@playwright/test';
import { edit, files, openEntry } from './working-copy.ts';

const path = 'packages/content/posts/ten-days-quiet.md';
const text = files[path] ?? '';

/** Answers as GitHub does for a repository with one post; returns the growing list of requests. */
async function fakeGitHub(page: Page) {
  const sent: string[] = [];
  const committedDate = '2026-11-28T12:00:00Z';
  const node = { oid: 'head', message: 'Start', author: { name: 'Ana' }, committedDate };
  const ref = { target: { oid: 'head', history: { nodes: [node] } } };
  const repository = { ref, content_0: { text }, commit_0: ref, pullRequests: { nodes: [] } };
  const createCommitOnBranch = { commit: { oid: 'next', committedDate } };
  const answers: Readonly<Record<string, unknown>> = {
    '/user': { login: 'ana', name: 'Ana' },
    '/repos/cornerbell/site/git/trees/head': { tree: [{ type: 'blob', path, sha: 'post' }] },
    '/repos/cornerbell/site/pulls': { number: 1 },
    '/graphql': { data: { repository, fork: { id: '1' }, base: { ref }, createCommitOnBranch } },
  };
  await page.route('https://api.github.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    sent.push(`${pathname} ${route.request().postData()}`);
    await route.fulfill({ json: answers[pathname] ?? {} });
  });
  return sent;
}

test('on GitHub, a saved title is a commit on a branch with a pull request', async ({ page }) => {
  const sent = await fakeGitHub(page);
  await page.goto('/admin/');
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('secret');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'New' }).waitFor();
  await openEntry(page, 'posts/entries/ten-days-quiet');
  await edit(page, page.getByRole('textbox', { name: 'Title' }), () => 'Call members', {
    outcome: (limit) => expect.poll(() => sent.at(-1), limit).toContain('/issues/1/labels '),
  });

  const branch = 'cms/posts/ten-days-quiet';
  const written = Buffer.from(text.replace(/^title: .*$/m, 'title: Call members'));
  const wanted = [
    `"name":"refs/heads/${branch}"`,
    `"additions":[{"path":"${path}","contents":"${written.toString('base64')}"}],"deletions":[]`,
    `"head":"${branch}","base":"main"`,
  ];
  const order = wanted.map((part) => sent.findIndex((request) => request.includes(part)));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
