import type { Connection } from '@dijla/provider/database';

/** Rows of a small table, headings first; numbers are written as they stand. */
export type Table = { title: string; rows: readonly (readonly (string | number)[])[]; note?: string };

/** What benches of one run share: a throwaway database server, and a folder for whatever they write. */
export type Stage = {
  folder: string;
  buildFolder: string;
  /** Where the server keeps its data, with `postmaster.pid`. */
  databaseFolder: string;
  /** A new database with the schema and nothing sold yet. */
  newDatabase: (name: string) => Promise<Connection & { url: string }>;
};

export type Bench = {
  about: string;
  /** Names of its tables, where each may be asked for alone. */
  parts?: readonly string[];
  /** Whether it asks for pages of the shop, so that the storefront is built first: a bench does unless it says false, a stress where it says true. */
  hasPages?: boolean;
  /** Without parts: all of them. What takes long gives each table as soon as it is made. */
  run: (stage: Stage, parts: readonly string[]) => Promise<Table[]> | AsyncIterable<Table>;
};
