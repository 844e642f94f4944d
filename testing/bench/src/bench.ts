import type { Connection } from '@dijla/provider/database';

/** Rows of a small table, headings first; numbers are printed unformatted. */
export type Table = { title: string; rows: readonly (readonly (string | number)[])[]; note?: string };

/** Resources shared by the benches of one run: a temporary database server and a folder for files. */
export type Stage = {
  folder: string;
  buildFolder: string;
  /** The server's data directory, which contains `postmaster.pid`. */
  databaseFolder: string;
  /** Creates a database with the schema and without orders. */
  newDatabase: (name: string) => Promise<Connection & { url: string }>;
};

export type Bench = {
  about: string;
  /** Names of its tables, if each can be run alone. */
  parts?: readonly string[];
  /**
   * Whether it requests pages of the shop, so that the storefront must be built first. Defaults to true for
   * a bench and false for a stress test.
   */
  hasPages?: boolean;
  /**
   * Runs the given parts, or all of them when `parts` is empty. A slow bench yields each table as soon as it
   * is complete.
   */
  run: (stage: Stage, parts: readonly string[]) => Promise<Table[]> | AsyncIterable<Table>;
};
