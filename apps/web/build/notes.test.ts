// @vitest-environment node
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readNote, writeWhole } from './notes.ts';

let folder: string;
const note = () => join(folder, 'note.json');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cornerbell-notes-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('a note takes the place of the one before, which is never written over', () => {
  writeWhole(note(), '["before"]');
  const before = openSync(note(), 'r');
  writeWhole(note(), '["after"]');

  expect(readFileSync(before, 'utf8')).toBe('["before"]');
  expect(readNote(note())).toEqual(['after']);
  expect(readdirSync(folder)).toEqual(['note.json']);
  closeSync(before);
});

it.each(['', '{"key":"a', '[1,2'])('a torn note counts as none: %j', (text) => {
  writeFileSync(note(), text);

  expect(readNote(note())).toBeUndefined();
});

it('a note that was never written is none', () => {
  expect(readNote(note())).toBeUndefined();
});
