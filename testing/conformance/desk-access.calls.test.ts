import { actsBy } from '@dijla/provider/modules/audit/audit';
import type { CallName } from '@dijla/contract/client';
import { type CallDefinition, calls, permissions, type RefusalCode } from '@dijla/contract/schemas';
import { disableStaff, identifyStaff } from '@dijla/provider/modules/staff/staff';
import { inTransaction } from '@dijla/provider/database/in-transaction';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { deskRequestOf, newStaffSession, staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { gatewaysOfDesk } from './requests/desk/desk-gateway-requests.ts';
import { deskCallNames, deskRequest } from './requests/desk/desk-requests.ts';
import { executeTask } from './vsf-tasks.ts';

const shop = await providerOverHttp({ gateways: gatewaysOfDesk });
const { url, database } = shop;
const { db } = database;
const minute = 60_000;
const author = { actor: 'test', requestId: 'test' };

/** What each role may do, as the shop's rows say. */
const permitted = new Set(
  (await db.selectFrom('role_permission').selectAll().execute()).map(
    ({ role, permission }) => `${role} ${permission}`,
  ),
);
const roles = (await db.selectFrom('role').select('code').orderBy('code').execute()).map(({ code }) => code);
const members = new Map<string, number>();
for (const role of roles) members.set(role, (await staffSession(shop, { role })).id);
const owner = members.get('owner') ?? 0;

const permissionOf = (name: CallName): string => {
  const { access }: CallDefinition = calls[name];
  return access.for === 'staff' ? access.permission : '';
};

/** Sends a request that is right but for who sends it, and returns 200 or the refusal's code. */
const answerTo = async (
  name: CallName,
  headers: Record<string, string>,
  { staffId, query = {} }: { staffId: number; query?: Record<string, string> },
): Promise<RefusalCode | 200> => {
  const request = await deskRequest(shop, name, staffId);
  const { place, init } = deskRequestOf(name, { ...request, query: { ...request.query, ...query } });
  const answer = await fetch(`${url}${place}`, {
    ...init,
    headers: { 'content-type': 'application/json', ...headers },
  });
  await answer.text();
  return (answer.headers.get('x-refusal') as RefusalCode | null) ?? (answer.status as 200);
};

describe('a call of the desk', () => {
  it.each(roles.flatMap((role) => deskCallNames.map((name) => [role, name] as const)))(
    'as %s: %s is open to who has the permission alone',
    async (role, name) => {
      const staffId = members.get(role) ?? 0;
      const { cookie } = await newStaffSession(database, staffId);
      expect(await answerTo(name, { cookie }, { staffId })).toBe(
        permitted.has(`${role} ${permissionOf(name)}`) ? 200 : 'request.not-permitted',
      );
    },
  );

  it('is open to somebody, and every permission is some call’s and the owner’s', () => {
    const asked = new Set(deskCallNames.map(permissionOf));
    expect(Object.keys(permissions).filter((code) => !asked.has(code))).toEqual([]);
    expect([...asked].filter((code) => !permitted.has(`owner ${code}`))).toEqual([]);
    expect(
      Object.entries(permissions)
        .flatMap(([code, given]) => given.map((role) => `${role} ${code}`))
        .toSorted(),
    ).toEqual([...permitted].toSorted());
  });

  it.each(deskCallNames)('%s is refused without a session that is live', async (name) => {
    const live = await newStaffSession(database, owner);
    const [idle, expired, revoked] = [
      await newStaffSession(database, owner, { ago: 30 * minute }),
      await newStaffSession(database, owner, { ago: 20 * minute, lifeMs: 20 * minute }),
      await newStaffSession(database, owner),
    ];
    await sql`update staff_session set revoked_at = now() where id = ${revoked.id}`.execute(db);
    const answer = (headers: Record<string, string>) => answerTo(name, headers, { staffId: owner });
    const wrong = {
      none: {},
      idle: { cookie: idle.cookie },
      expired: { cookie: expired.cookie },
      revoked: { cookie: revoked.cookie },
      'made up': { cookie: `dijla_desk=${'a'.repeat(43)}` },
      'no token': { cookie: `dijla_desk=' or true --` },
      'the id of a session': { cookie: `dijla_desk=${live.id}` },
      'under the name for https': { cookie: `__Host-dijla_desk=${live.token}` },
      'in a header': { authorization: `Bearer ${live.token}` },
    };
    const answers = await Promise.all(
      Object.entries(wrong).map(async ([how, headers]) => [how, await answer(headers)]),
    );
    expect(answers).toEqual(Object.keys(wrong).map((how) => [how, 'desk.not-signed-in']));
    expect(await answerTo(name, {}, { staffId: owner, query: { token: live.token } })).toBe(
      'desk.not-signed-in',
    );
  });

  it('is refused to who was disabled, with a session of before as well', async () => {
    const { id, email } = await staffSession(shop, { role: 'owner' });
    const { cookie } = await newStaffSession(database, id);
    await sql`update staff set state = 'disabled' where id = ${id}`.execute(db);
    for (const name of deskCallNames)
      expect([name, await answerTo(name, { cookie }, { staffId: id })]).toEqual([name, 'desk.disabled']);
    await sql`update staff set state = 'active' where id = ${id}`.execute(db);
    await inTransaction(db, (transaction) =>
      disableStaff(transaction, { email, now: Date.now() }, actsBy(transaction, author)),
    );
    for (const name of deskCallNames)
      expect([name, await answerTo(name, { cookie }, { staffId: id })]).toEqual([name, 'desk.not-signed-in']);
  });
});

describe('customers and staff', () => {
  const login = async () =>
    String(
      (
        await executeTask(`${url}/api/user/login`, {
          method: 'POST',
          body: { username: 'shopper@example.iq', password: 'Dijla-demo-1' },
        })
      ).result,
    );

  it('a customer’s token opens no call of the desk, wherever it is sent', async () => {
    const token = await login();
    const ways: Record<string, string>[] = [
      { authorization: `Bearer ${token}` },
      { cookie: `dijla_desk=${token}` },
      { cookie: `__Host-dijla_desk=${token}; dijla_refresh=${token}` },
    ];
    for (const name of deskCallNames)
      for (const headers of ways)
        expect([name, await answerTo(name, headers, { staffId: owner, query: { token } })]).toEqual([
          name,
          'desk.not-signed-in',
        ]);
  });

  it('a session of the staff opens no call for customers, wherever it is sent', async () => {
    const { token, cookie } = await newStaffSession(database, owner);
    const ofCustomers = (Object.entries(calls) as [CallName, CallDefinition][]).filter(
      ([, { access }]) => access.for === 'customer',
    );
    expect(ofCustomers.length).toBeGreaterThan(5);
    for (const [name, { path, method }] of ofCustomers) {
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' };
      for (const [query, headers] of [
        ['', { cookie }],
        [`?token=${token}`, { cookie }],
        ['', { authorization: `Bearer ${token}`, cookie: `${cookie}; dijla_refresh=${token}` }],
      ] as const) {
        const answer = await fetch(`${url}${path.replace('{sessionId}', '1')}${query}`, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          ...body,
        });
        expect([name, answer.headers.get('x-refusal')]).toEqual([name, 'user.not-signed-in']);
      }
    }
    expect(await identifyStaff(db)(token, Date.now())).toMatchObject({ kind: 'staff' });
  });

  it('are both known in one browser, each where they belong', async () => {
    const token = await login();
    const { cookie } = await newStaffSession(database, owner);
    const headers = { authorization: `Bearer ${token}`, cookie };
    const me = await executeTask(`${url}/api/user/me`, { headers });
    const desk = await executeTask(`${url}/api/desk/session`, { headers });
    expect([me.result, desk.result]).toMatchObject([
      { email: 'shopper@example.iq' },
      { staff: { id: owner } },
    ]);
  });
});

describe('every path under /api/desk/', () => {
  it('is for staff, but for those that let them in, and staff have no other', () => {
    const all = Object.entries(calls) as [CallName, CallDefinition][];
    const under = all.filter(([, { path }]) => path.startsWith('/api/desk/'));
    expect(under.filter(([, { access }]) => access.for !== 'staff').map(([name]) => name)).toEqual([
      'desk/link',
      'desk/sign-in',
      'desk/begin-passkey-sign-in',
      'desk/sign-in-by-passkey',
    ]);
    expect(deskCallNames.every((name) => calls[name].path.startsWith('/api/desk/'))).toBe(true);
    // The wire names one of them by another path (wire §11).
    expect(
      under.filter(([, call]) => call.aliases || call.otherMethods || call.tokenPlace).map(([name]) => name),
    ).toEqual(['desk/cancel-payment']);
  });

  const sensitive = (Object.entries(calls) as [CallName, CallDefinition][]).flatMap(([name, { access }]) =>
    access.for === 'staff' && access.stepUp ? [name] : [],
  );

  it('asks for the second factor again where money, staff or data go out', () => {
    expect(sensitive.toSorted()).toEqual([
      'desk/add-key',
      'desk/add-role',
      'desk/add-staff',
      'desk/add-webhook',
      'desk/adjust-points',
      'desk/approve-credit-order',
      'desk/decide-credit-line',
      'desk/decide-points-adjustment',
      'desk/disable-staff',
      'desk/export-affiliate-payouts',
      'desk/export-coupons',
      'desk/export-orders',
      'desk/export-subscribers',
      'desk/export-vendor-statement',
      'desk/give-staff-link',
      'desk/pay-vendor',
      'desk/refund-order',
      'desk/refund-payment',
      'desk/remove-factor',
      'desk/remove-role',
      'desk/renew-recovery-codes',
      'desk/report-csv',
      'desk/report-xlsx',
      'desk/revoke-staff-session',
      'desk/run-affiliate-payouts',
      'desk/set-reward-rates',
      'desk/set-role',
      'desk/set-staff-roles',
      'desk/set-staff-vendor',
      'desk/set-webhook',
      'desk/settle-refund',
    ]);
  });

  it.each(sensitive)('%s is refused when the factor was given over five minutes ago', async (name) => {
    const long = await newStaffSession(database, owner, { ago: 5 * minute + 2000 });
    const never = await newStaffSession(database, owner);
    await sql`update staff_session set stepped_up_at = null where id = ${never.id}`.execute(db);
    for (const { cookie } of [long, never])
      expect(await answerTo(name, { cookie }, { staffId: owner })).toBe('desk.step-up-needed');
  });
});
