/** Runs one SQL statement with `$1`, `$2`, … as parameters. */
export interface Sql {
  /** Rejects with the database's error. `Row` is what the caller says the statement returns. */
  readonly query: <Row>(
    statement: string,
    parameters?: readonly unknown[],
  ) => Promise<{ readonly rows: Row[] }>;
}

/** SQL inside a transaction, which also takes scripts of several statements. */
export type Transaction = Sql & {
  readonly exec: (script: string) => Promise<void>;
};

/** All that this app asks of a database, so that PGlite and a Postgres server are one to it. */
export type Database = Sql & {
  /** Commits what `work` did when it resolves, and rolls it back when it rejects. */
  readonly transaction: <Result>(
    work: (transaction: Transaction) => Promise<Result>,
  ) => Promise<Result>;
  readonly close: () => Promise<void>;
};
