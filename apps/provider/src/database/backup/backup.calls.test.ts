import { execFile } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { orderRows } from '@dijla/test-kit/database/order-rows';
import { emptyDatabase, testDatabase } from '@dijla/test-kit/database/test-database';
import pg from 'pg';
import { newStaffSession, staffLink } from '@dijla/test-kit/staff-session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesToMove, post } from '../../modules/ledger/ledger.ts';
import { inTransaction } from '../in-transaction.ts';
import { describeSchema } from '../migrating/describe-schema.ts';
import { migrate } from '../migrating/migrate.ts';
import type { SchemaFolders } from '../migrating/migration-files.ts';
import { backUp } from './back-up.ts';
import { manifestFile, readVerifiedBackup, tableFile } from './backup-manifest.ts';
import { restore } from './restore.ts';
import { tablesToCopy } from './tables-to-copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'dijla-backup-'));
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

const run = (url: string, statement: string): Promise<unknown[]> =>
  withClient(url, async (client) => (await client.query(statement)).rows);

/** The complete state of a shop: its schema, every row and the next value of every sequence. */
const everythingOf = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const lines = await describeSchema(client);
    for (const { name } of await tablesToCopy(client)) {
      const { rows } = await client.query<{ line: unknown }>(
        `select to_jsonb(whole_row) - 'xid' as line from ${pg.escapeIdentifier(name)} whole_row`,
      );
      lines.push(...rows.map(({ line }) => `${name} ${JSON.stringify(line)}`));
    }
    const { rows } = await client.query<{ line: string }>(
      `select concat_ws(' ', sequencename, last_value) as line from pg_sequences`,
    );
    return [...lines, ...rows.map(({ line }) => line)].toSorted();
  });

/** The same without what a restore adds: messages wait for the owner. */
const shopIn = async (url: string): Promise<string[]> =>
  (await everythingOf(url)).filter((line) => !line.startsWith('paused {'));

const shop = await testDatabase();
const backup = join(folder, 'shop');

// Quotes, tabs, line ends, the end and null markers of COPY, both scripts and emoji.
const awkward = `'"\\.\\N\t\r\n\\n بغداد \u202e👩‍👩‍👧 <script>`;

beforeAll(async () => {
  await shop.db
    .insertInto('product')
    .values([{ sku: awkward, type: 'simple', attributes: JSON.stringify({ note: awkward }), source: 'demo' }])
    .execute();
  await run(shop.url, 'insert into stock_level (product_id, qty) select id, 7 from product');
  await shop.db.insertInto('change').values({ entity: 'product', kind: 'made', actor: 'test' }).execute();
  await run(shop.url, `select nextval('order_number'), nextval('order_number')`);
  await inTransaction(shop.db, (transaction) =>
    post(transaction, {
      kind: 'points-earned',
      cause: 'registration 1',
      lines: linesToMove({ from: 'rewards', to: 'points:customer:1', unit: 'POINT', amount: 50 }),
    }),
  );
  // As a shop has it that has told watchers once.
  await run(
    shop.url,
    'insert into watch_position (horizon, at, next_message_at) values (pg_snapshot_xmin(pg_current_snapshot()), now(), now())',
  );
  // An order and its current revision refer to each other.
  await orderRows(shop.db)({ placedAt: Date.now(), lines: [{ id: 1 }] });
  const { id } = await staffLink({ url: '', database: shop }, { email: 'kept@example.iq', role: 'owner' });
  await newStaffSession(shop, id);
  await backUp(shop.url, backup);
});

describe('backUp and restore', () => {
  it('bring the same shop into an empty database', async () => {
    const target = await emptyDatabase();
    await restore(target, backup);
    expect(await shopIn(target)).toEqual(await shopIn(shop.url));
  });

  it('let messages wait until the owner releases them', async () => {
    const target = await emptyDatabase();
    await restore(target, backup);
    const reasons = (url: string) => run(url, 'select part, reason from paused');
    expect(await reasons(shop.url)).toEqual([]);
    expect(await reasons(target)).toEqual([{ part: 'messages', reason: 'restored from a backup' }]);
  });

  it('bring staff back, and neither their sessions nor their links', async () => {
    const target = await emptyDatabase();
    await restore(target, backup);
    const left = await run(
      target,
      `select (select count(*)::int from staff) as staff, (select count(*)::int from staff_role) as roles,
         (select count(*)::int from staff_session) as sessions, (select count(*)::int from staff_link) as links`,
    );
    expect(left).toEqual([{ staff: 1, roles: 1, sessions: 0, links: 0 }]);
  });

  it('go on numbering where the shop stood', async () => {
    const target = await emptyDatabase();
    await restore(target, backup);
    expect(await run(target, `select nextval('order_number')::int as next`)).toEqual([{ next: 10_003 }]);
  });

  it('leave out no column that a restored row must have', async () => {
    const copied = await withClient(shop.url, tablesToCopy);
    const needed = (await run(
      shop.url,
      `select relname as name, attname as column from pg_class join pg_attribute on attrelid = pg_class.oid
       where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attnotnull and not atthasdef and attidentity = ''`,
    )) as { name: string; column: string }[];
    expect(needed.length).toBeGreaterThan(100);
    const columns = new Map(copied.map(({ name, columns }) => [name, columns]));
    expect(needed.filter(({ name, column }) => columns.get(name)?.includes(column) === false)).toEqual([]);
  });

  it('show restored changes to readers of the feed as new, whatever the transaction numbers of the old server', async () => {
    const target = await emptyDatabase();
    await restore(target, backup);
    const rows = await run(
      target,
      'select xid < pg_snapshot_xmin(pg_current_snapshot()) as readable from change',
    );
    expect(rows).toEqual([{ readable: true }]);
  });

  it('leave a database the shop finds up to date', async () => {
    const target = await emptyDatabase();
    await restore(target, backup);
    await expect(migrate(target)).resolves.toEqual({ made: false, applied: [] });
  });

  it('hold no job queue; events without jobs come back and find an empty queue', async () => {
    const [source, target] = [await emptyDatabase(), await emptyDatabase()];
    for (const url of [source, target]) {
      await migrate(url);
      await run(url, `select jobs.create_queue('mail', '{"policy": "standard"}')`);
      await run(url, `insert into jobs.job (name, data) values ('mail', '{}')`);
    }
    await run(source, `insert into event (name, key, data) values ('order.placed', '7', '{}')`);
    await backUp(source, join(folder, 'queue'));
    await restore(target, join(folder, 'queue'), { replace: true });
    await migrate(target);
    expect(await run(target, 'select key, queued_at from event')).toEqual([{ key: '7', queued_at: null }]);
    expect(await run(target, 'select from jobs.job')).toEqual([]);
  });

  it('bring an earlier schema up to date on the way', async () => {
    const write = (name: string, files: Record<string, string>): SchemaFolders => {
      const folders = { schema: join(folder, name, 'schema'), migrations: join(folder, name, 'migrations') };
      mkdirSync(folders.schema, { recursive: true });
      mkdirSync(folders.migrations);
      for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text);
      return folders;
    };
    const shelf = 'create table shelf (id integer primary key);';
    const named = "alter table shelf add name text not null default 'plain';";
    const earlier = write('earlier', {
      'schema/10-shelf.sql': shelf,
      'migrations/2026-01-01T0000-first.expand.sql': shelf,
    });
    const later = write('later', {
      'schema/10-shelf.sql': `${shelf}${named}`,
      'migrations/2026-01-01T0000-first.expand.sql': shelf,
      'migrations/2026-01-02T0000-shelf-name.expand.sql': named,
    });
    const [source, target] = [await emptyDatabase(), await emptyDatabase()];
    await migrate(source, earlier);
    await run(source, 'insert into shelf values (1)');
    await backUp(source, join(folder, 'earlier-backup'));
    await restore(target, join(folder, 'earlier-backup'), { folders: later });
    expect(await run(target, 'select * from shelf')).toEqual([{ id: 1, name: 'plain' }]);
    await expect(restore(await emptyDatabase(), backup, { folders: later })).rejects.toThrow(
      'The backup is newer than this program',
    );
  });
});

describe('backUp', () => {
  it('keeps the rows of one moment, though the shop goes on writing', async () => {
    const { url, db } = await testDatabase();
    const shopWriting = { goesOn: true, written: 0 };
    const writing = (async () => {
      while (shopWriting.goesOn) {
        await db.transaction().execute(async (transaction) => {
          await transaction
            .insertInto('price_list')
            .values({ code: `list ${shopWriting.written}` })
            .execute();
          await transaction
            .insertInto('audit')
            .values({ actor: 'test', act: 'add', entity: 'price_list' })
            .execute();
        });
        shopWriting.written += 1;
      }
    })();
    while (shopWriting.written < 5) await pause(5);
    const { tables } = await backUp(url, join(folder, 'busy'));
    shopWriting.goesOn = false;
    await writing;
    const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0;
    expect([
      rowsOf('price_list') - rowsOf('audit'),
      rowsOf('audit') >= 5,
      rowsOf('audit') < shopWriting.written,
    ]).toEqual([2, true, true]);
  });

  it('lets nobody else read what it wrote', () => {
    expect(
      ['shop', 'shop/manifest.json', 'shop/product.copy.gz'].map(
        (name) => statSync(join(folder, name)).mode & 0o077,
      ),
    ).toEqual([0, 0, 0]);
  });

  it('does not write into a folder that is not empty', async () => {
    await expect(backUp(shop.url, backup)).rejects.toThrow('is not empty');
  });

  it('finds no shop in an empty database', async () => {
    await expect(backUp(await emptyDatabase(), join(folder, 'none'))).rejects.toThrow('There is no shop');
  });
});

describe('restore', () => {
  const damaged = async (name: string, damage: (copy: string) => void): Promise<string> => {
    const copy = join(folder, name);
    await backUp(shop.url, copy);
    damage(copy);
    return copy;
  };

  it('refuses a database that is not empty and leaves it as it was', async () => {
    const { url } = await testDatabase();
    const before = await everythingOf(url);
    await expect(restore(url, backup)).rejects.toThrow('not empty');
    expect(await everythingOf(url)).toEqual(before);
  });

  it('replaces what there is when told to', async () => {
    const { url } = await testDatabase();
    await run(url, 'create table more (id integer); create view seen as select * from price_list');
    await restore(url, backup, { replace: true });
    expect(await shopIn(url)).toEqual(await shopIn(shop.url));
  });

  it.each([
    [
      'a changed file',
      'damaged',
      (copy: string) => appendFileSync(tableFile(copy, 'product'), 'x'),
      'The backup is damaged',
    ],
    [
      'a missing file',
      'not-whole',
      (copy: string) => rmSync(tableFile(copy, 'product')),
      'The backup is not whole',
    ],
    [
      'a backup that was interrupted',
      'interrupted',
      (copy: string) => rmSync(manifestFile(copy)),
      'holds no whole backup',
    ],
    [
      'a manifest of something else',
      'foreign',
      (copy: string) => writeFileSync(manifestFile(copy), '{}'),
      'is not of a backup',
    ],
  ])('refuses %s before it touches anything', async (_, name, damage, message) => {
    const { url } = await testDatabase();
    const before = await everythingOf(url);
    await expect(restore(url, await damaged(name, damage), { replace: true })).rejects.toThrow(message);
    expect(await everythingOf(url)).toEqual(before);
  });

  it('leaves the database as it was when rows do not fit', async () => {
    const { url } = await testDatabase();
    const before = await everythingOf(url);
    const copy = await damaged('short', (place) => {
      const manifest = readFileSync(manifestFile(place), 'utf8');
      writeFileSync(manifestFile(place), manifest.replace(/"rows": 19,/, '"rows": 20,'));
    });
    await expect(restore(url, copy, { replace: true })).rejects.toThrow('region: 19 rows came back of 20');
    expect(await everythingOf(url)).toEqual(before);
  });
});

describe('npm run backup and npm run restore', () => {
  it('work on the database the environment names', async () => {
    const target = await emptyDatabase();
    const command = (name: string, url: string, ...args: string[]) =>
      promisify(execFile)(process.execPath, [join(import.meta.dirname, '..', 'bin', `${name}.ts`), ...args], {
        env: { ...process.env, DATABASE_URL: url, DATA_DIR: join(folder, 'data') },
      });
    const place = join(folder, 'by-command');
    const [made, brought] = [
      await command('backup', shop.url, '--to', place),
      await command('restore', target, '--from', place),
    ];
    const { tables } = await readVerifiedBackup(place);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    expect([made.stdout, brought.stdout.replace(/at .*Z/, 'at …')]).toEqual([
      `${place} holds ${rows} rows of ${tables.length} tables.\n`,
      `The shop is as it was at …: ${rows} rows of ${tables.length} tables.\n`,
    ]);
  });
});
