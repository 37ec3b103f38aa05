import type { Unsent } from './unsent.ts';

/** A store of unsent forms. Every method rejects if storage is not available. */
export interface Store {
  all(): Promise<Unsent[]>;
  get(form: string): Promise<Unsent | undefined>;
  /** Resolves when the form is on disk. */
  put(unsent: Unsent): Promise<void>;
  remove(form: string): Promise<void>;
}

const databaseName = 'cornerbell';
const leads = 'leads';

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error(`A request to the database "${databaseName}" failed.`)),
    );
  });

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(leads, { keyPath: 'form' }),
  );
  return settled(opening);
}

/** Runs a request in its own transaction and waits for its completion. */
async function run<Result>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction(leads, mode, { durability: 'strict' });
    const completed = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(
          transaction.error ??
            new Error(`A ${mode} transaction of the database "${databaseName}" was aborted.`),
        ),
      );
    });
    const [result] = await Promise.all([
      settled(request(transaction.objectStore(leads))),
      completed,
    ]);
    return result;
  } finally {
    database.close();
  }
}

/** The store in IndexedDB, opened for each request, because a connection would block an upgrade in another tab. */
export const browserStore: Store = {
  all: () => run('readonly', (store) => store.getAll() as IDBRequest<Unsent[]>),
  get: (form) => run('readonly', (store) => store.get(form) as IDBRequest<Unsent | undefined>),
  put: (unsent) => run('readwrite', (store) => store.put(unsent)).then(() => undefined),
  remove: (form) => run('readwrite', (store) => store.delete(form)),
};
