import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseProxy } from '@dijla/test-kit/database/database-proxy';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '../../database/connect.ts';
import { countStatements } from '../../database/count-statements.ts';
import { readinessOf } from './store-views.ts';

const { db: admin, url } = await testDatabase();
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

/** Opens a new session for each check, so that it has the current settings. */
const missing = async (through = url): Promise<string | null> => {
  const connection = connect({ url: through, poolSize: 1 });
  try {
    return await readinessOf(connection.byKey, { now: Date.now, patienceMs: 20_000 })();
  } finally {
    await connection.close();
  }
};
const alterDatabase = async (change: string, db: Database = admin) => {
  const { rows } = await sql<{ name: string }>`select quote_ident(current_database()) as name`.execute(db);
  await sql.raw(`alter database ${rows[0]!.name} ${change}`).execute(db);
};

/**
 * Mounts a small disk for tablespaces where the system allows it; it is unmounted when the test file ends.
 */
const smallDisk = (): string | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'dijla-disk-'));
  closing.push(() => rmdirSync(folder));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'dijla', folder]).status !== 0) return undefined;
  closing.push(() => spawnSync('umount', [folder]));
  return folder;
};
const disk = smallDisk();

describe('readinessOf', () => {
  it('misses nothing while orders can be taken', async () => {
    expect(await missing()).toBeNull();
  });

  it.each([
    ['a delivery method', 'shipping_method'],
    ['a payment method', 'payment_method'],
  ])('misses %s', async (named, table) => {
    await sql`update ${sql.table(table)} set is_active = not is_active where is_active`.execute(admin);
    const answer = await missing();
    await sql`update ${sql.table(table)} set is_active = true`.execute(admin);
    expect(answer).toBe(named);
  });

  it('misses a database that takes writes, as after a failover to a standby', async () => {
    await alterDatabase('set default_transaction_read_only = on');
    const answer = await missing();
    await admin
      .transaction()
      .setAccessMode('read write')
      .execute((transaction) => alterDatabase('reset default_transaction_read_only', transaction));
    expect(answer).toBe('a database that takes writes');
  });

  it('misses disk space when the server may write no more temporary files', async () => {
    await alterDatabase(`set temp_file_limit = '64kB'`);
    const answer = await missing();
    await alterDatabase('reset temp_file_limit');
    expect([answer, await missing()]).toEqual(['disk space', null]);
  });

  // Mounting a disk requires root and does not work in every container.
  it.runIf(disk !== undefined)(
    'misses disk space on a full disk, and no more once there is room',
    async () => {
      const { rows } = await sql<{ data: string }>`select current_setting('data_directory') as data`.execute(
        admin,
      );
      const { uid, gid } = statSync(rows[0]!.data);
      chownSync(disk!, uid, gid);
      chmodSync(disk!, 0o700);
      await sql.raw(`create tablespace small location '${disk!}'`).execute(admin);
      await alterDatabase('set temp_tablespaces = small');
      const empty = await missing();
      const filling = join(disk!, 'filling');
      spawnSync('dd', ['if=/dev/zero', `of=${filling}`, 'bs=64k']);
      const full = await missing();
      writeFileSync(filling, '');
      const again = await missing();
      await alterDatabase('reset temp_tablespaces');
      await sql`drop tablespace small`.execute(admin);
      expect([empty, full, again]).toEqual([null, 'disk space', null]);
    },
  );

  it('misses a database that answers nothing, without waiting for it, and asks it one thing at a time', async () => {
    const proxy = await databaseProxy(url);
    const connection = connect({ url: proxy.url, poolSize: 2 });
    closing.push(proxy.close, connection.close);
    const ask = readinessOf(connection.byKey, { now: Date.now, heldMs: 0, patienceMs: 100 });
    // Opens two sessions, so that a second check could be sent.
    await connection.byKey.connection().execute(async (session) => {
      await sql`select 1`.execute(session);
      await expect.poll(ask).toBeNull();
    });
    proxy.stall();
    const { result, statements } = await countStatements(async () => [await ask(), await ask(), await ask()]);
    proxy.resume();
    expect([result, statements]).toEqual([
      ['the database', 'the database', 'the database'],
      ['start transaction isolation level read committed'],
    ]);
    await expect.poll(ask).toBeNull();
  });
});
