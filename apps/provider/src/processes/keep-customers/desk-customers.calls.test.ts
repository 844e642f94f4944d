import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

const shop = await providerOverHttp();
const { url, database } = shop;
const { db } = database;
const desk = await staffSession(shop, { role: 'owner' });

const insert = async (email: string, telephone: string | null) => {
  const { rows } = await sql<{ id: number }>`
    insert into customer (email, firstname, lastname, telephone, customer_group_id, source)
    select ${email}, 'زينب', 'الكرادي', ${telephone}, id, 'test' from customer_group where is_default returning id`.execute(
    db,
  );
  return String(rows[0]?.id);
};
const emails = async (query: Record<string, string>) =>
  (await desk.call('desk/customers', { query })).items.map(({ email }) => email);
const logIn = () =>
  fetch(`${url}/api/user/login?storeCode=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'shopper@example.iq', password: 'Dijla-demo-1' }),
  });
const shopper = async () => {
  const { items } = await desk.call('desk/customers', { query: { q: 'shopper@example.iq' } });
  return { customerId: String(items[0]?.id) };
};
const lastAct = async () =>
  db.selectFrom('audit').select(['act', 'before', 'after']).orderBy('id', 'desc').executeTakeFirstOrThrow();

describe('customers at the desk', () => {
  it('are found by name, e-mail address, and a number in any spelling', async () => {
    await insert('zainab@example.iq', '07731112223');
    for (const q of ['زينب الكراد', 'ZAINAB@example', '0773 111 2223', '+964 773 111 2223', '٠٧٧٣١١١'])
      expect([q, await emails({ q })]).toEqual([q, ['zainab@example.iq']]);
    expect(await emails({ q: "' & | :* \\ %" })).toEqual([]);
    expect(await emails({ q: '07731112224' })).toEqual([]);
  });

  it('are blocked with every session, and let in again', async () => {
    expect((await logIn()).status).toBe(200);
    const query = await shopper();
    const before = await desk.call('desk/customer', { query });
    expect(before.sessions.length).toBeGreaterThan(0);
    await desk.call('desk/block-customer', { query, body: { is_active: false } });
    const blocked = await desk.call('desk/customer', { query });
    expect([blocked.customer.is_active, blocked.sessions]).toEqual([false, []]);
    expect((await logIn()).headers.get('x-refusal')).toBe('user.disabled');
    expect(await emails({ status: 'blocked' })).toEqual(['shopper@example.iq']);
    expect(await lastAct()).toEqual({
      act: 'blocked',
      before: { is_active: true },
      after: { is_active: false },
    });
    await desk.call('desk/block-customer', { query, body: { is_active: true } });
    expect((await logIn()).status).toBe(200);
    await desk.call('desk/end-customer-sessions', { query });
    expect((await desk.call('desk/customer', { query })).sessions).toEqual([]);
  });

  it('are put into groups that there are', async () => {
    const query = await shopper();
    await desk.call('desk/set-customer-group', { query, body: { group: 'Wholesale' } });
    const { customer, groups } = await desk.call('desk/customer', { query });
    expect([customer.group, groups.includes('Wholesale')]).toEqual(['Wholesale', true]);
    expect(await desk.refused('desk/set-customer-group', { query, body: { group: 'None' } })).toBe(
      'desk.setting-not-found',
    );
    await desk.call('desk/set-customer-group', { query, body: { group: 'General' } });
  });

  it('are not there for others than who may read them', async () => {
    const catalogue = await staffSession(shop, { role: 'catalogue' });
    expect(await catalogue.refused('desk/customers')).toBe('request.not-permitted');
    expect(await desk.refused('desk/customer', { query: { customerId: '999999999' } })).toBe(
      'desk.customer-not-found',
    );
  });
});
