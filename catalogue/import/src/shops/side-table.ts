import { DatabaseSync } from 'node:sqlite';

/** Data from other files about the rows of a main file, by key. */
export type SideTable<Cells> = { add: (key: string, cells: Cells) => void; get: (key: string) => Cells[] };

/** Maximum characters kept in memory; beyond that, rows are stored in a file. */
const mostInMemory = 16_000_000;
/** Maximum rows per transaction. */
const atOnce = 5000;

type Rows = { add: (key: string, json: string) => void; get: (key: string) => string[] };

/** Stores rows in a temporary SQLite file, which is deleted when the process ends. */
const rowsInFile = (): Rows => {
  const db = new DatabaseSync('');
  db.exec(
    'pragma journal_mode = off; pragma synchronous = off; create table cells (key text not null, json text not null); create index by_key on cells (key)',
  );
  const [insert, select] = [
    db.prepare('insert into cells values (?, ?)'),
    db.prepare('select json from cells where key = ? order by rowid'),
  ];
  let open = 0;
  const settle = (): void => {
    if (open > 0) db.exec('commit');
    open = 0;
  };
  return {
    add: (key, json) => {
      if (open === 0) db.exec('begin');
      insert.run(key, json);
      open += 1;
      if (open >= atOnce) settle();
    },
    get: (key) => {
      settle();
      return select.all(key).map(({ json }) => String(json));
    },
  };
};

/**
 * Returns a table of rows by key, in insertion order. Rows of a small export are kept in memory, those of a
 * large one in a file, so that memory use is bounded.
 */
export const newSideTable = <Cells>(): SideTable<Cells> => {
  const memory = new Map<string, string[]>();
  let characters = 0;
  let file: Rows | undefined;
  return {
    add: (key, cells) => {
      const json = JSON.stringify(cells);
      characters += key.length + json.length;
      if (file === undefined && characters > mostInMemory) {
        file = rowsInFile();
        for (const [each, rows] of memory) for (const row of rows) file.add(each, row);
        memory.clear();
      }
      if (file !== undefined) file.add(key, json);
      else memory.set(key, [...(memory.get(key) ?? []), json]);
    },
    get: (key) => (file?.get(key) ?? memory.get(key) ?? []).map((json): Cells => JSON.parse(json)),
  };
};
