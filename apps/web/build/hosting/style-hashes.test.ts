// @vitest-environment node
import { expect, it } from 'vitest';
import { inlineStyleHashes, styleHash } from './style-hashes.ts';

it('hashes a style sheet as browsers do', () => {
  expect(styleHash('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});

it('finds the inline style sheets of a document', () => {
  const html = '<style>a{}</style><p>style</p><style media="print">\nb{}\n</style>';
  expect(inlineStyleHashes(html)).toEqual([styleHash('a{}'), styleHash('\nb{}\n')]);
});
