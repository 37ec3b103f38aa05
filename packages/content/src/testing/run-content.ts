import { runCli } from '../cli/run-cli.ts';

/** Runs `pnpm content` in a folder: its exit code, each output, and both outputs as they come. */
export async function runContent(words: readonly string[], cwd = '/') {
  const printed = { out: '', error: '', said: '' };
  const printTo = (output: 'out' | 'error') => (text: string) => {
    printed[output] += text;
    printed.said += text;
  };
  const context = { cwd, print: printTo('out'), printError: printTo('error') };
  return { code: await runCli(words, context), ...printed };
}
