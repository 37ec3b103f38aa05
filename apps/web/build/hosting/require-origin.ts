// Stops `pnpm release` before anything is built if it does not know the address of the site.
import process from 'node:process';

if (!process.env['SITE_URL']) {
  process.stderr.write(
    'SITE_URL is missing: the address of the site, such as SITE_URL=https://www.example.com pnpm release\n',
  );
  process.exitCode = 1;
}
