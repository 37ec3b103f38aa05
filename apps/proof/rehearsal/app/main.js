// A plain Node program: loads a folder of recipes, renders Markdown, and signs up for the newsletter at a function that it serves itself.
import { deepEqual } from 'node:assert/strict';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { createClient } from '@cornerbell/api';
import { errorStatus, leadFunctionPath, parseLeadBody } from '@cornerbell/api/schema';
import { relatedPostsIn } from '@cornerbell/content';
import { loadLibrary } from '@cornerbell/content/loader';
import { Markdown } from '@cornerbell/markdown';
import { Card } from '@cornerbell/ui';
import { createElement, version } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const recipes = loadLibrary('recipes');
deepEqual(recipes.ok, true, 'the recipes are correct');
const { posts } = recipes.library;
const goulash = posts.find(({ slug }) => slug === 'goulash');
deepEqual(
  relatedPostsIn(posts)(goulash).map(({ title }) => title),
  ['Borscht'],
);
const drafts = loadLibrary('drafts');
deepEqual(drafts.ok ? [] : drafts.findings.map(({ rule }) => rule), ['wrong-value']);

const source =
  '## Before class\n**Bell rings at 6.**\n\n- [x] Wraps\n- [ ] Read [the rules](/rules)';
const features = { checkboxes: true };
const markup = renderToStaticMarkup(createElement(Markdown, { source, features }));
deepEqual(markup.includes('<a href="/rules">the rules</a>'), true);
deepEqual(renderToStaticMarkup(createElement(Card, null, 'Ropes')).includes('Ropes'), true);

const received = [];
const host = createServer(async (request, response) => {
  const parsed = parseLeadBody(await json(request));
  received.push(request.url);
  const status = parsed.ok ? 200 : errorStatus[parsed.error.code];
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(parsed.ok ? { ok: true } : { error: parsed.error }));
});
await new Promise((resolve) => host.listen(0, '127.0.0.1', resolve));
const logged = [];
const { send } = createClient({
  url: `http://127.0.0.1:${host.address().port}`,
  key: 'public',
  log: (message) => logged.push(message),
});
deepEqual(await send({ endpoint: 'newsletter', name: 'Sam', email: 'sam@example.com' }), {
  ok: true,
});
deepEqual(await send({ endpoint: 'newsletter', name: 'Sam', email: 'sam' }), {
  ok: false,
  reason: 'rejected',
  field: 'email',
});
deepEqual(received, [leadFunctionPath, leadFunctionPath]);
deepEqual(logged.length, 1);
host.closeAllConnections();
host.close();
console.info(`React ${version}: recipes loaded, Markdown rendered, sign-ups answered`);
