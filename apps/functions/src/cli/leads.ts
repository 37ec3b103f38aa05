import { fail } from './command.ts';
import { runLeads } from './run-leads.ts';

// `pnpm leads | head` closes the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  error.code === 'EPIPE' ? process.exit(0) : fail(error),
);

try {
  process.stdout.write(await runLeads(process.argv.slice(2), process.env['DATABASE_URL']));
} catch (error) {
  fail(error);
}
