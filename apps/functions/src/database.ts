/** Runs one SQL statement with `$1`, `$2`, … as parameters. */
export interface Sql {
  /** Rejects with the database's error. `Row` is not checked. */
  readonly query: <Row>(
    statement: string,
    parameters?: readonly unknown[],
  ) => Promise<{ readonly rows: Row[] }>;
}

/** SQL inside a transaction, which also takes scripts of several statements. */
export interface Transaction extends Sql {
  readonly exec: (script: string) => Promise<void>;
}

/** What this app needs of a database, implemented by PGlite and by a Postgres server. */
export interface Database extends Sql {
  /** Commits what `work` did when it resolves, and rolls it back when it rejects. */
  readonly transaction: <Result>(
    work: (transaction: Transaction) => Promise<Result>,
  ) => Promise<Result>;
  readonly close: () => Promise<void>;
}
