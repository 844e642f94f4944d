import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { grantPermissions } from './staff.ts';

const { db } = await testDatabase();

const granted = async () =>
  (await db.selectFrom('role_permission').selectAll().execute())
    .map(({ role, permission }) => `${role} ${permission}`)
    .toSorted();
const audits = async () =>
  (
    await sql<{ permissions: string[] }>`
      select after -> 'permissions' as permissions from audit where act = 'permissions-given' order by id`.execute(
      db,
    )
  ).rows.map(({ permissions }) => permissions);

const first = [
  { role: 'owner', permission: 'things.read' },
  { role: 'orders', permission: 'things.read' },
  { role: 'gone', permission: 'things.read' },
];
const later = [
  ...first,
  { role: 'support', permission: 'things.read' },
  { role: 'owner', permission: 'things.move' },
];

describe('grantPermissions', () => {
  it('gives what the shop has not had to the roles it has, once, also when processes start together', async () => {
    await Promise.all([
      grantPermissions(db, first),
      grantPermissions(db, first),
      grantPermissions(db, first),
    ]);
    expect(await granted()).toEqual(['orders things.read', 'owner things.read']);
    expect(await audits()).toEqual([['orders things.read', 'owner things.read']]);
  });

  it('leaves what an owner has taken away or given since', async () => {
    await sql`delete from role_permission where role = 'orders'`.execute(db);
    await sql`insert into role_permission (role, permission) values ('courier', 'things.read')`.execute(db);
    await grantPermissions(db, later);
    expect(await granted()).toEqual(['courier things.read', 'owner things.move', 'owner things.read']);
    expect((await audits()).at(-1)).toEqual(['owner things.move']);
  });
});
