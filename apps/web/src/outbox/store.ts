import type { Unsent } from './unsent.ts';

/** Where unsent forms are kept. Everything rejects where that is not possible. */
export interface Store {
  all(): Promise<Unsent[]>;
  get(form: string): Promise<Unsent | undefined>;
  /** Resolves once it is on the disk. */
  put(unsent: Unsent): Promise<void>;
  remove(form: string): Promise<void>;
}

const databaseName = 'cornerbell';
const leads = 'leads';

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error(`The database "${databaseName}" refused a request.`)),
    );
  });

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(leads, { keyPath: 'form' }),
  );
  return settled(opening);
}

/** Runs one request in a transaction of its own and waits until that has ended. */
async function run<Result>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction(leads, mode, { durability: 'strict' });
    const ended = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(
          transaction.error ??
            new Error(`The database "${databaseName}" broke off a ${mode} transaction.`),
        ),
      );
    });
    const [result] = await Promise.all([settled(request(transaction.objectStore(leads))), ended]);
    return result;
  } finally {
    database.close();
  }
}

/** The store in the browser's database, opened anew for each request: other tabs use it too. */
export const browserStore: Store = {
  all: () => run('readonly', (store) => store.getAll() as IDBRequest<Unsent[]>),
  get: (form) => run('readonly', (store) => store.get(form) as IDBRequest<Unsent | undefined>),
  put: (unsent) => run('readwrite', (store) => store.put(unsent)).then(() => undefined),
  remove: (form) => run('readwrite', (store) => store.delete(form)),
};
