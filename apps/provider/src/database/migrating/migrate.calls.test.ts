import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase } from '@dijla/test-kit/database/test-database';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { describeSchema } from './describe-schema.ts';
import { applyMigrations, migrate } from './migrate.ts';
import { readMigrationFiles, type SchemaFolders, shopFolders } from './migration-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'dijla-migrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const write = (
  name: string,
  files: { schema?: Record<string, string>; migrations?: Record<string, string> },
): SchemaFolders => {
  const folders = { schema: join(folder, name, 'schema'), migrations: join(folder, name, 'migrations') };
  for (const kind of ['schema', 'migrations'] as const) {
    mkdirSync(folders[kind], { recursive: true });
    for (const [file, text] of Object.entries(files[kind] ?? {}))
      writeFileSync(join(folders[kind], file), text);
  }
  return folders;
};

const first = { '2026-01-01T0000-first.expand.sql': 'create table shelf (id integer primary key);' };
const second = {
  '2026-01-02T0000-shelf-name.expand.sql': "alter table shelf add name text not null default '';",
};
const release1 = write('release1', {
  schema: { '10-shelf.sql': 'create table shelf (id integer primary key);' },
  migrations: first,
});
const release2 = write('release2', {
  schema: { '10-shelf.sql': "create table shelf (name text not null default '', id integer primary key);" },
  migrations: { ...first, ...second },
});

describe('migrate', () => {
  it('makes a fresh database from the schema files, all migrations counted as made', async () => {
    const url = await emptyDatabase();
    const made = await migrate(url, release2);
    const names = await withClient(url, (client) =>
      client.query('select name from schema_migration order by name'),
    );
    expect([made, names.rows.map((row) => row.name)]).toEqual([
      { made: true, applied: [] },
      Object.keys({ ...first, ...second }),
    ]);
  });

  it('brings an older database to the newest release once', async () => {
    const url = await emptyDatabase();
    await migrate(url, release1);
    expect([await migrate(url, release2), await migrate(url, release2)]).toEqual([
      { made: false, applied: Object.keys(second) },
      { made: false, applied: [] },
    ]);
  });

  it('is done once by processes that start at the same time', async () => {
    const url = await emptyDatabase();
    const made = await Promise.all([migrate(url, release1), migrate(url, release1), migrate(url, release1)]);
    expect(made.filter((one) => one.made)).toHaveLength(1);
  });

  it('keeps nothing of a migration that fails and names it', async () => {
    const url = await emptyDatabase();
    await migrate(url, release1);
    const broken = write('broken', {
      migrations: {
        ...first,
        '2026-01-02T0000-broken.expand.sql': 'create table half (id integer); select 1/0;',
      },
    });
    await expect(migrate(url, broken)).rejects.toThrow('2026-01-02T0000-broken.expand.sql: division by zero');
    expect(await withClient(url, describeSchema)).not.toContain('table half');
  });

  it('refuses a migration changed after it was made', async () => {
    const url = await emptyDatabase();
    await migrate(url, release1);
    const changed = write('changed', {
      migrations: { '2026-01-01T0000-first.expand.sql': 'create table shelf (id bigint primary key);' },
    });
    await expect(migrate(url, changed)).rejects.toThrow('2026-01-01T0000-first.expand.sql was changed');
  });

  it('refuses a database that is newer than the program', async () => {
    const url = await emptyDatabase();
    await migrate(url, release2);
    await expect(migrate(url, release1)).rejects.toThrow(
      'has the migration 2026-01-02T0000-shelf-name.expand.sql',
    );
  });

  it("refuses somebody else's database", async () => {
    const url = await emptyDatabase();
    await withClient(url, (client) => client.query('create table theirs (id integer)'));
    await expect(migrate(url, release1)).rejects.toThrow('not of this shop');
  });

  it('refuses a migration whose name has no words', async () => {
    const unnamed = write('unnamed', { migrations: { '0001.sql': '' } });
    await expect(migrate(await emptyDatabase(), unnamed)).rejects.toThrow('0001.sql is not named like');
  });

  it('does not mind the line ends of another checkout', async () => {
    const url = await emptyDatabase();
    const unix = write('unix', {
      migrations: { '2026-01-01T0000-first.expand.sql': 'create table shelf\n(id integer);\n' },
    });
    const windows = write('windows', {
      migrations: { '2026-01-01T0000-first.expand.sql': 'create table shelf\r\n(id integer);\r\n' },
    });
    await migrate(url, unix);
    await expect(migrate(url, windows)).resolves.toEqual({ made: false, applied: [] });
  });
});

/**
 * The initial rows of both ways of creating the schema, except for timestamps, transaction ids and versions,
 * which always differ.
 */
const contents = async (client: pg.ClientBase): Promise<string[]> => {
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration'`,
  );
  const lines: string[] = [];
  for (const { name } of tables.rows) {
    const table = pg.escapeIdentifier(name);
    const { rows } = await client.query<{ line: unknown }>(
      `select to_jsonb(line) - '{valid_from,created_at,updated_at,at,xid,version,revision}'::text[] as line from ${table} line`,
    );
    lines.push(...rows.map((row) => `${name} ${JSON.stringify(row.line)}`));
  }
  return lines.toSorted();
};

describe('schema and migrations', () => {
  const build = async (way: 'schema' | 'migrations', folders: SchemaFolders) => {
    const url = await emptyDatabase();
    if (way === 'schema') await migrate(url, folders);
    else await withClient(url, (client) => applyMigrations(client, readMigrationFiles(folders)));
    return withClient(url, async (client) => ({
      built: await describeSchema(client),
      contents: await contents(client),
    }));
  };

  it('make the same database; if they do not, `npm run migration` drafts what is missing', async () => {
    expect(await build('migrations', shopFolders)).toEqual(await build('schema', shopFolders));
  });

  it('are told apart by one default, one index or one row', async () => {
    const folders = { schema: join(folder, 'planted', 'schema'), migrations: shopFolders.migrations };
    cpSync(shopFolders.schema, folders.schema, { recursive: true });
    writeFileSync(
      join(folders.schema, '99-planted.sql'),
      `alter table region alter position set default 1; create index planted on region (code); insert into price_list values ('planted');`,
    );
    const [planted, real] = [await build('schema', folders), await build('schema', shopFolders)];
    const added = (key: 'built' | 'contents') => planted[key].filter((line) => !real[key].includes(line));
    expect([added('built').map((line) => line.split(' ').slice(0, 2).join(' ')), added('contents')]).toEqual([
      ['column region."position"', 'index CREATE'],
      [expect.stringContaining('planted')],
    ]);
  });
});
