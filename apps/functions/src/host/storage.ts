import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import { openControl, type Control } from './control.ts';
import { claimDataFolder } from './data-folder.ts';
import { openDatabase, openServerDatabase } from './open-database.ts';
import { StartError } from './start-error.ts';

/** The database of a host. */
export interface Storage {
  /** The database, opened by the first call; every call rejects if it cannot be opened. */
  readonly open: () => Promise<Database>;
  /** Lets commands on this machine reach it through the host at `url`. */
  readonly announce: (url: string) => Promise<void>;
  /** Closes the database. */
  readonly close: () => Promise<void>;
}

/**
 * The database in a data folder, created if missing. Rejects with a `StartError` if another host holds
 * it.
 */
export async function localStorageIn(dataDir: string, log: Log): Promise<Storage> {
  const claim = await claimDataFolder(dataDir);
  if (!claim.ok) {
    const { pid, url } = claim.holder;
    throw new StartError(
      `${dataDir} is in use by process ${pid} (${url}). Stop it, or use another folder: --data DIR`,
    );
  }
  const { folder } = claim;
  const { open, close } = lazily(() => openDatabase(folder.database));
  let control: Control | undefined;
  return {
    open,
    announce: async (url) => {
      control = await openControl(await open(), log);
      const { port, token } = control;
      await folder.announce({ pid: process.pid, url, port, token });
    },
    close: async () => {
      await control?.close();
      await close();
      await folder.release();
    },
  };
}

/** The database of a Postgres server, which commands reach directly. */
export function serverStorageAt(url: string, log: Log): Storage {
  return { ...lazily(() => openServerDatabase(url, log)), announce: async () => {} };
}

function lazily(start: () => Promise<Database>) {
  let opened: Promise<Database> | undefined;
  return {
    open: () => (opened ??= start()),
    close: async () => {
      const database = await opened?.catch(() => undefined);
      await database?.close();
    },
  };
}
