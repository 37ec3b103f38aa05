import { expect, it } from 'vitest';
import { parseFlags, portOf } from './flags.ts';

const parse = (...args: string[]) =>
  parseFlags(args, { port: { type: 'string' } }, 'serve --port N');

it('reads flags', () => {
  expect(parse('--port', '80').values).toEqual({ port: '80' });
});

it.each([
  [['--nonsense'], /^Unknown option '--nonsense'\. Usage: serve --port N$/],
  [['nonsense'], /^Unexpected argument 'nonsense'\. Usage: serve --port N$/],
])('refuses %j with one line', (args, message) => {
  expect(() => parse(...args)).toThrow(message);
});

it.each(['many', '65536', '-1', ''])('refuses the port "%s"', (text) => {
  expect(() => portOf(text)).toThrow(
    `Port: expected a number from 0 to 65535, such as 4173, received "${text}".`,
  );
});
