// Bundles the app, unless nothing has changed that its bundle is made from. The pages are made of it by build.ts.
import process from 'node:process';
import { readBundle, readBundleKey } from './bundle.ts';
import { readOptions } from './options.ts';

process.env['NODE_ENV'] ??= 'production';
const options = readOptions(process.argv.slice(2));
const key = readBundleKey(options.root);
if (readBundle(options.bundle)?.key === key) {
  process.stdout.write('The bundle is as before\n');
} else {
  // Not before it is needed: the bundler takes longer to load than the key to be read.
  const { bundleApp } = await import('./bundle-app.ts');
  await bundleApp(options, { key, onRenderer: () => process.send?.('The renderer is there.') });
}
process.disconnect?.();
