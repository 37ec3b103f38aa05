import { relative } from 'node:path';
import process from 'node:process';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { dist } from './build.ts';
import { editorConfig, siteUrl } from './config.ts';

// The site's development server passes /admin on to this port.
const port = Number(process.env['EDITOR_PORT'] ?? 5174);
const root = relative(process.cwd(), dist);
const app = new Hono()
  .get('/admin', (context) => context.redirect('/admin/'))
  // Made anew, because its choices are the present posts, guides and authors.
  .get('/admin/config.json', (context) => context.json(editorConfig()))
  .use('/admin/*', serveStatic({ root, rewriteRequestPath: (path) => path.replace('/admin', '') }));
serve({ fetch: app.fetch, port, hostname: 'localhost' }, () => {
  process.stdout.write(`The editor: ${siteUrl}/admin/\n`);
});
