import { testDatabase } from '@dijla/test-kit/database/test-database';
import { newStaffSession, staffLink } from '@dijla/test-kit/staff-session';
import { describe, expect, it } from 'vitest';
import { forgetEndedStaffSessions } from './staff.ts';

const database = await testDatabase();
const { db } = database;
const day = 86_400_000;

describe('forgetEndedStaffSessions', () => {
  it('forgets sessions and links 30 days after their end, and no member', async () => {
    const shop = { url: '', database };
    const now = Date.now();
    const { id } = await staffLink(shop, { email: 'old@example.iq', role: 'orders', now: now - 31 * day });
    await staffLink(shop, { email: 'new@example.iq', role: 'orders', now: now - 29 * day });
    await newStaffSession(database, id, { ago: 31 * day });
    const { id: kept } = await newStaffSession(database, id, { ago: 29 * day });
    expect(await forgetEndedStaffSessions(db, now)).toBe(1);
    expect(await db.selectFrom('staff_session').select('id').execute()).toEqual([{ id: kept }]);
    expect(await db.selectFrom('staff_link').select('token_hash').execute()).toHaveLength(1);
    expect(await db.selectFrom('staff').select('id').execute()).toHaveLength(2);
  });
});
