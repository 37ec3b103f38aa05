#!/usr/bin/env node
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { runCli } from './run-cli.ts';

// `pnpm content check | head` closes the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl+C or Ctrl+D ends the questions and leaves nothing behind.
  terminal.once('SIGINT', () => process.exit(130));
  terminal.once('close', () => process.stdin.readableEnded && process.exit(130));
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
  ...(process.stdin.isTTY && process.stdout.isTTY && { ask }),
});
