import { readdir, readFile } from 'node:fs/promises';
import type { Migration } from '../migrate.ts';

const migrationsFolder = new URL('../../supabase/migrations/', import.meta.url);

/** The migrations of `supabase/migrations`, the same that the Supabase command line applies. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
  return Promise.all(
    names.map(async (name) => ({
      name,
      script: await readFile(new URL(name, migrationsFolder), 'utf8'),
    })),
  );
}
