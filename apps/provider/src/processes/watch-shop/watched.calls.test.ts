import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { testSettings } from '@dijla/test-kit/test-settings';
import { describe, expect, it } from 'vitest';
import { backUp } from '../../database/backup/back-up.ts';
import { noteBackup } from '../../database/backup/note-backup.ts';
import { certificateEnd } from './certificate-end.ts';
import { certificateSchedules, watchedHost } from './check-certificate.ts';
import { readWatched } from './watched-sql.ts';

const { db, url } = await testDatabase();
const hourMs = 3_600_000;

describe('a backup', () => {
  it('is remembered with when, where and how large, the last twenty of them', async () => {
    expect((await readWatched(db, null)).backup).toBeNull();
    const folder = join(mkdtempSync(join(tmpdir(), 'dijla-backup-')), 'one');
    const { madeAt } = await backUp(url, folder);
    const bytes = await noteBackup(url, { folder, madeAt });
    expect(bytes).toBeGreaterThan(1000);
    expect((await readWatched(db, null)).backup).toMatchObject({ at: new Date(madeAt), folder, bytes });
    for (let at = 0; at < 22; at += 1)
      await noteBackup(url, { folder, madeAt: new Date(Date.parse(madeAt) - at * hourMs).toISOString() });
    const { backups } = await db
      .selectFrom('made_backup')
      .select((table) => table.fn.countAll<number>().as('backups'))
      .executeTakeFirstOrThrow();
    expect(Number(backups)).toBe(20);
    expect((await readWatched(db, null)).backup?.at).toEqual(new Date(madeAt));
  });
});

describe('the certificate of the public address', () => {
  it('is looked at once a day', async () => {
    let [looks, now] = [0, Date.parse('2026-11-28T09:00:00Z')];
    const [schedule] = certificateSchedules('https://shop.example', async (host, port) => {
      looks += 1;
      expect([host, port]).toEqual(['shop.example', 443]);
      return { expiresAt: new Date('2026-12-08T09:00:00Z'), problem: null };
    });
    const run = () =>
      schedule?.run({ database: db, settings: testSettings(), now: () => now, logger: undefined as never });
    await run();
    now += 23 * hourMs;
    await run();
    expect(looks).toBe(1);
    now += 2 * hourMs;
    await run();
    expect(looks).toBe(2);
    expect((await readWatched(db, 'shop.example')).certificate).toMatchObject({
      expires_at: new Date('2026-12-08T09:00:00Z'),
      problem: null,
    });
  });

  it('has no schedule where shoppers come over http', () =>
    expect([certificateSchedules('http://localhost:3000'), certificateSchedules(undefined)]).toEqual([
      [],
      [],
    ]));

  it.each([
    ['https://shop.example', { host: 'shop.example', port: 443 }],
    ['https://shop.example:8443/x', { host: 'shop.example', port: 8443 }],
    ['https://[::1]', { host: '::1', port: 443 }],
  ])('of %s is asked of its host', (address, watched) => expect(watchedHost(address)).toEqual(watched));

  it('that nobody answers for is told as its problem', async () =>
    expect(await certificateEnd('127.0.0.1', 1)).toEqual({ expiresAt: null, problem: 'ECONNREFUSED' }));
});
