import type { CallName } from '@dijla/contract/client';
import {
  type CallDefinition,
  calls,
  keyScopeNames,
  keyScopes,
  type RefusalCode,
} from '@dijla/contract/schemas';
import { newTestKey } from '@dijla/test-kit/api-keys';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { deskRequestOf, newStaffSession, staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { gatewaysOfDesk } from './requests/desk/desk-gateway-requests.ts';
import { deskCallNames, deskRequest, deskWriteNames } from './requests/desk/desk-requests.ts';

const shop = await providerOverHttp({ gateways: gatewaysOfDesk });
const { url, database } = shop;
const { db } = database;
const owner = await staffSession(shop, { role: 'owner' });
const whole = await newTestKey(database, { staffId: owner.id, scopes: keyScopeNames });

type Answer = RefusalCode | 200;

const refusalOf = async (answer: Response): Promise<Answer> => {
  await answer.text();
  return (answer.headers.get('x-refusal') as RefusalCode | null) ?? (answer.status as 200);
};
const json = { 'content-type': 'application/json' };

/** Sends a request that is right but for who sends it. */
const answerTo = async (name: CallName, headers: Record<string, string>): Promise<Answer> => {
  const { place, init } = deskRequestOf(name, await deskRequest(shop, name, owner.id));
  return refusalOf(await fetch(`${url}${place}`, { ...init, headers: { ...json, ...headers } }));
};
/** Sends a request of which nothing is right: who sends it is looked at first. */
const refusedAt = async (name: CallName, headers: Record<string, string>): Promise<Answer> => {
  const { path, method }: CallDefinition = calls[name];
  const body = method === 'GET' ? {} : { body: '{}' };
  const place = path.replaceAll(/\{\w+\}/g, '1');
  return refusalOf(await fetch(`${url}${place}`, { method, headers: { ...json, ...headers }, ...body }));
};
const withKey = (key: string) => ({ authorization: `Bearer ${key}` });

/** The scope that opens a call; undefined where it is for people alone. */
const scopeOf = (name: CallName): string | undefined => {
  const { access }: CallDefinition = calls[name];
  if (access.for !== 'staff' || access.stepUp || access.peopleOnly) return undefined;
  return keyScopeNames.find((scope) => (keyScopes[scope] as readonly string[]).includes(access.permission));
};

describe('an API key', () => {
  it('opens some calls that read and some that write', () => {
    const open = deskCallNames.filter((name) => scopeOf(name) !== undefined);
    const writes = new Set<string>(deskWriteNames);
    expect(open.length).toBeGreaterThan(20);
    expect(open.filter((name) => writes.has(name)).length).toBeGreaterThan(10);
    for (const name of [
      'desk/session',
      'desk/sign-in',
      'desk/keys',
      'desk/add-key',
      'desk/order-events',
      'desk/refund-order',
      'desk/export-orders',
    ] as const)
      expect([name, scopeOf(name)]).toEqual([name, undefined]);
  });

  it.each(deskCallNames.filter((name) => scopeOf(name) !== undefined))(
    'with every scope opens %s',
    async (name) => {
      expect(await answerTo(name, withKey(whole.key))).toBe(200);
    },
  );

  it('with every scope opens nothing that is for people', async () => {
    const ofPeople = deskCallNames.filter((name) => scopeOf(name) === undefined);
    expect(ofPeople.length).toBeGreaterThan(50);
    for (const name of ofPeople)
      expect([name, await refusedAt(name, withKey(whole.key))]).toEqual([name, 'request.not-permitted']);
  });

  it.each(keyScopeNames)('of %s opens the calls of that scope alone', async (scope) => {
    const { key } = await newTestKey(database, { staffId: owner.id, scopes: [scope] });
    for (const name of deskCallNames)
      expect([name, (await refusedAt(name, withKey(key))) === 'request.not-permitted']).toEqual([
        name,
        scopeOf(name) !== scope,
      ]);
  });

  it('that is unknown, broken, expired, revoked or of somebody who left opens nothing', async () => {
    const member = await staffSession(shop, { role: 'owner' });
    const [expired, revoked, left] = [
      await newTestKey(database, { staffId: owner.id, scopes: keyScopeNames, lifeMs: -1000 }),
      await newTestKey(database, { staffId: owner.id, scopes: keyScopeNames }),
      await newTestKey(database, { staffId: member.id, scopes: keyScopeNames }),
    ];
    for (const { key } of [revoked, left]) expect(await answerTo('desk/orders', withKey(key))).toBe(200);
    await owner.call('desk/revoke-key', { query: { keyId: String(revoked.id) } });
    await sql`update staff set state = 'disabled' where id = ${member.id}`.execute(db);
    for (const key of [expired.key, left.key, `shopkey_${'a'.repeat(43)}`, 'shopkey_', 'shopkey_or-true'])
      expect([key, await refusedAt('desk/orders', withKey(key))]).toEqual([key, 'desk.key-invalid']);
    for (const name of deskCallNames)
      expect([name, await refusedAt(name, withKey(revoked.key))]).toEqual([name, 'desk.key-invalid']);
  });

  it('is asked instead of the cookie beside it, and is nothing in a cookie, in the query or at the shop', async () => {
    const { cookie } = await newStaffSession(database, owner.id);
    expect(await answerTo('desk/staff', { cookie })).toBe(200);
    expect(await answerTo('desk/staff', { cookie, ...withKey(whole.key) })).toBe('request.not-permitted');
    expect(await answerTo('desk/orders', { cookie: `dijla_desk=${whole.key}` })).toBe('desk.not-signed-in');
    const inQuery = await fetch(`${url}/api/desk/orders?token=${whole.key}`);
    const atShop = await fetch(`${url}/api/user/me`, { headers: withKey(whole.key) });
    expect([inQuery, atShop].map(({ headers }) => headers.get('x-refusal'))).toEqual([
      'desk.not-signed-in',
      'user.not-signed-in',
    ]);
  });

  it('comes without the marks of a page, from any origin, and writes JSON alone', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://erp.example' };
    expect(await answerTo('desk/orders', { ...withKey(whole.key), ...foreign })).toBe(200);
    expect(await answerTo('desk/set-stock', { ...withKey(whole.key), ...foreign })).toBe(200);
    expect(await answerTo('desk/set-stock', { ...withKey(whole.key), 'content-type': 'text/plain' })).toBe(
      'request.not-json',
    );
    // A word that is no key leaves the rules of pages as they are.
    expect(await answerTo('desk/orders', { authorization: 'Bearer something', ...foreign })).toBe(
      'desk.foreign-page',
    );
  });

  it('does no more than who made it may do', async () => {
    const support = await staffSession(shop, { role: 'support' });
    const { key } = await newTestKey(database, { staffId: support.id, scopes: keyScopeNames });
    expect(await answerTo('desk/orders', withKey(key))).toBe(200);
    expect(await answerTo('desk/set-stock', withKey(key))).toBe('request.not-permitted');
  });

  it('is named in the audit, and noted as used', async () => {
    const { id, key } = await newTestKey(database, { staffId: owner.id, scopes: ['products.write'] });
    expect(await answerTo('desk/set-stock', withKey(key))).toBe(200);
    const [row] = (await owner.call('desk/audit', { query: { actor: `key:${id}` } })).items;
    expect(row).toMatchObject({ actor: `key:${id}`, actor_name: 'ERP' });
    const found = (await owner.call('desk/keys')).items.find((one) => one.id === id);
    expect(found).toMatchObject({ state: 'live', made_by: 'Noor', last_used_at: expect.any(String) });
  });

  it('is shown whole once, kept as a hash, and made within one’s own rights', async () => {
    const made = await owner.call('desk/add-key', {
      body: { name: ' Store ', scopes: ['orders.read', 'orders.read'], days: 90 },
    });
    expect(made.key).toMatch(/^shopkey_[\w-]{43}$/);
    expect(await answerTo('desk/orders', withKey(made.key))).toBe(200);
    const listed = (await owner.call('desk/keys')).items.find(({ id }) => id === made.id);
    expect(listed).toMatchObject({ name: 'Store', scopes: ['orders.read'], prefix: made.key.slice(0, 14) });
    const { rows } = await sql<{ text: string }>`
      select (select string_agg(k::text, ' ') from api_key k) || (select string_agg(a::text, ' ') from audit a) as text`.execute(
      db,
    );
    expect(rows[0]?.text).not.toContain(made.key.slice(14));
    await sql`insert into role (code) values ('keymaker')`.execute(db);
    await sql`insert into role_permission (role, permission) values ('keymaker', 'integrations.manage')`.execute(
      db,
    );
    const keymaker = await staffSession(shop, { role: 'keymaker' });
    expect(
      await keymaker.refused('desk/add-key', { body: { name: 'x', scopes: ['orders.read'], days: 1 } }),
    ).toBe('desk.beyond-own-rights');
  });

  it('is one of fifty that are live', async () => {
    await sql`
      insert into api_key (name, prefix, key_hash, scopes, staff_id, created_at, expires_at)
      select 'Key ' || n, 'shopkey_', sha256(n::text::bytea), '{orders.read}', ${owner.id}, now(), now() + interval '1 day' from generate_series(1, 50) n`.execute(
      db,
    );
    const request = { body: { name: 'One more', scopes: ['orders.read'], days: 1 } };
    expect(await owner.refused('desk/add-key', request)).toBe('desk.too-many-keys');
  });
});
