import { actsBy } from '../../audit/audit.ts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { addStaff } from './add-staff.ts';
import { disableStaff } from './disable-staff.ts';
import { giveLink } from './give-link.ts';
import { removeRoles } from './remove-roles.ts';
import { listMembers } from './staff-sql.ts';

const { db } = await testDatabase();
const now = Date.UTC(2026, 10, 28, 9);
const author = { actor: 'test', requestId: 'r1' };

const act = <T>(work: (transaction: DatabaseTransaction) => Promise<T>) => inTransaction(db, work);
const add = (email: string, ...roles: string[]) =>
  act((transaction) =>
    addStaff(transaction, { email, language: 'ar', roles, now }, actsBy(transaction, author)),
  );
const disable = (email: string) =>
  act((transaction) => disableStaff(transaction, { email, now }, actsBy(transaction, author)));
const remove = (email: string, ...roles: string[]) =>
  act((transaction) => removeRoles(transaction, { email, roles }, actsBy(transaction, author)));
const link = (email: string) =>
  act((transaction) => giveLink(transaction, { email, now }, actsBy(transaction, author)));
const activate = (...emails: string[]) =>
  sql`update staff set state = 'active' where email = any(${emails})`.execute(db);
const owners = async () =>
  (await listMembers(db, now))
    .filter(({ roles, state }) => roles.includes('owner') && state === 'active')
    .map(({ email }) => email);
const lastAct = async () => {
  const {
    act: done,
    before,
    after,
  } = await db
    .selectFrom('audit')
    .select(['act', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return [done, before, after];
};
const personal = { personal: true };

describe('a member of the staff', () => {
  it('is added under one address, however it is spelled, and given further roles', async () => {
    expect(await add(' Zainab@Example.IQ ', 'orders')).toMatchObject({
      member: {
        email: 'zainab@example.iq',
        name: 'zainab@example.iq',
        state: 'invited',
        roles: ['orders'],
      },
      link: { purpose: 'join', expiresAt: new Date(now + 24 * 3_600_000) },
    });
    expect(await lastAct()).toEqual([
      'added',
      null,
      { email: personal, name: personal, language: 'ar', state: 'invited', roles: ['orders'] },
    ]);
    expect(await add('zainab@example.iq', 'support', 'orders')).toMatchObject({
      member: { roles: ['orders', 'support'] },
      link: null,
    });
    expect(await lastAct()).toEqual(['roles-given', { roles: ['orders'] }, { roles: ['orders', 'support'] }]);
  });

  it('has one link that works, for joining or for starting anew', async () => {
    await add('linked@example.iq', 'orders');
    expect(await link('linked@example.iq')).toMatchObject({ link: { purpose: 'join' } });
    await activate('linked@example.iq');
    expect(await link('Linked@example.iq')).toMatchObject({ link: { purpose: 'reset' } });
    const { rows } = await sql`
      select from staff_link l join staff s on s.id = l.staff_id where s.email = 'linked@example.iq'`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(await lastAct())).toContain('link-given');
  });

  it('who is disabled has no link, and is let back in with new roles alone', async () => {
    await add('back@example.iq', 'orders', 'support');
    expect(await disable('back@example.iq')).toMatchObject({ state: 'disabled' });
    expect(await Promise.all([disable('back@example.iq'), link('back@example.iq')])).toEqual([
      { problem: 'disabled' },
      { problem: 'disabled' },
    ]);
    const { rows } = await sql`
      select from staff_link l join staff s on s.id = l.staff_id where s.email = 'back@example.iq'`.execute(
      db,
    );
    expect(rows).toEqual([]);
    expect(await add('back@example.iq', 'courier')).toMatchObject({
      member: { state: 'invited', roles: ['courier'] },
      link: { purpose: 'join' },
    });
    expect((await lastAct())[0]).toBe('let-back-in');
  });

  it('who is not there, a role that is not, and the last role are said', async () => {
    const unknown = {
      problem: 'unknown-role',
      roles: ['catalogue', 'content', 'courier', 'orders', 'owner', 'support', 'vendor'],
    };
    expect([await add('new@example.iq', 'boss'), await remove('zainab@example.iq', 'boss')]).toEqual([
      unknown,
      unknown,
    ]);
    expect(
      await Promise.all([
        disable('new@example.iq'),
        link('new@example.iq'),
        remove('new@example.iq', 'orders'),
      ]),
    ).toEqual(Array.from({ length: 3 }, () => ({ problem: 'not-staff' })));
    await add('one-role@example.iq', 'orders');
    expect(await remove('one-role@example.iq', 'orders')).toEqual({ problem: 'last-role' });
  });
});

describe('the last owner', () => {
  it('is neither disabled nor made something else, by an invited one at their side either', async () => {
    await add('owner@example.iq', 'owner', 'support');
    await activate('owner@example.iq');
    await add('invited@example.iq', 'owner');
    for (const attempt of [disable('owner@example.iq'), remove('owner@example.iq', 'owner')])
      expect(await attempt).toEqual({ problem: 'last-owner' });
    await activate('invited@example.iq');
    expect(await remove('owner@example.iq', 'owner')).toMatchObject({ roles: ['support'] });
    expect(await lastAct()).toEqual([
      'roles-removed',
      { roles: ['owner', 'support'] },
      { roles: ['support'] },
    ]);
    expect(await owners()).toEqual(['invited@example.iq']);
  });

  it('is left when two owners take each other away at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = [`one-${round}@example.iq`, `other-${round}@example.iq`];
      await add(one, 'owner', 'support');
      await add(other, 'owner', 'support');
      await activate(one, other);
      for (const email of await owners()) if (email !== one && email !== other) await disable(email);
      await Promise.all([disable(one), round % 2 ? disable(other) : remove(other, 'owner')]);
      expect(await owners()).toHaveLength(1);
    }
  });
});
