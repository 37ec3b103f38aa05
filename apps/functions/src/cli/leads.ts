import { fail } from './exit.ts';
import { runLeads } from './run-leads.ts';

// The database's files are readable by this user only.
process.umask(0o077);

// `pnpm leads | head` closes the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  error.code === 'EPIPE' ? process.exit(0) : fail(error),
);

try {
  process.stdout.write(await runLeads(process.argv.slice(2), process.env['DATABASE_URL']));
} catch (error) {
  fail(error);
}
