import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../host/openDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of an empty database that is closed: see `copyOfTemplate`. */
    readonly template: string;
  }
}

/** Makes, once for all tests, the database that they copy: making one takes seconds. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cornerbell-template-'));
  const template = join(folder, 'postgres');
  await (await openDatabase(template)).close();
  project.provide('template', template);
  return () => rm(folder, { recursive: true });
}
