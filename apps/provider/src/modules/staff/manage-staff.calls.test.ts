import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { giveApp, givePassword } from '@dijla/test-kit/staff-factors';
import { staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

const shop = await providerOverHttp({ settings: { publicUrl: 'http://localhost:3000' } });
const { url, database } = shop;
const { db } = database;
type Desk = Awaited<ReturnType<typeof staffSession>>;
let owner: Desk;
/** May manage staff and orders, and nothing else. */
let manager: Desk;

beforeAll(async () => {
  owner = await staffSession(shop, { role: 'owner' });
  await sql`insert into role (code) values ('manager')`.execute(db);
  await sql`insert into role_permission (role, permission) select 'manager', code from permission where code in ('desk.enter', 'staff.manage', 'orders.read')`.execute(
    db,
  );
  manager = await staffSession(shop, { role: 'manager' });
});

let made = 0;
const newMember = (roles: string[], by = owner) => {
  made += 1;
  return by.call('desk/add-staff', {
    body: { email: `Managed-${made}@example.iq`, name: 'Zainab', language: 'ar', roles },
  });
};
const of = (id: number) => ({ query: { staffId: String(id) } });
const linkOf = (address: string) => new URL(address).searchParams.get('link') ?? '';
const opens = async (address: string) =>
  (
    await fetch(`${url}/api/desk/link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ link: linkOf(address) }),
    })
  ).status;

describe('managing staff', () => {
  it('adds a member whose link lets in once, and lists everybody', async () => {
    const { member, link } = await newMember(['orders']);
    expect(member).toMatchObject({ state: 'invited', roles: ['orders'], has_password: false, sessions: 0 });
    expect(link?.url).toMatch(/^http:\/\/localhost:3000\/desk\/join\?link=[\w-]{43}$/);
    expect([await opens(link?.url ?? ''), await opens(link?.url ?? '')]).toEqual([200, 401]);
    const { items } = await owner.call('desk/staff');
    expect(items.find(({ id }) => id === member.id)).toMatchObject({ state: 'active', sessions: 1 });
    expect(items.find(({ is_demo }) => is_demo)).toMatchObject({ email: 'owner@example.iq' });
  });

  it('changes roles, lists and ends sessions, and ends access at once', async () => {
    const { member, link } = await newMember(['orders']);
    await opens(link?.url ?? '');
    const { member: after } = await owner.call('desk/set-staff-roles', {
      ...of(member.id),
      body: { roles: ['support', 'courier', 'support'] },
    });
    expect(after.roles).toEqual(['courier', 'support']);
    const { items } = await owner.call('desk/staff-sessions', of(member.id));
    expect(items).toHaveLength(1);
    const session = { query: { staffId: String(member.id), sessionId: String(items[0]?.id) } };
    await owner.call('desk/revoke-staff-session', session);
    expect(await owner.refused('desk/revoke-staff-session', session)).toBe('desk.session-not-found');
    expect((await owner.call('desk/disable-staff', of(member.id))).member.state).toBe('disabled');
    expect(await owner.refused('desk/disable-staff', of(member.id))).toBe('desk.member-disabled');
    expect(
      await owner.refused('desk/set-staff-roles', { ...of(member.id), body: { roles: ['orders'] } }),
    ).toBe('desk.member-disabled');
    expect(await owner.refused('desk/give-staff-link', { ...of(member.id), body: {} })).toBe(
      'desk.member-disabled',
    );
  });

  it('gives a link that asks for a new password; with a reset the factors go too', async () => {
    const { member } = await newMember(['orders']);
    await givePassword(database, member.id);
    await giveApp(database, member.id);
    const { link } = await owner.call('desk/give-staff-link', { ...of(member.id), body: { reset: true } });
    const { items } = await owner.call('desk/staff');
    expect(items.find(({ id }) => id === member.id)).toMatchObject({
      has_password: false,
      has_factor: false,
    });
    expect(await opens(link.url)).toBe(200);
  });

  it.each<[string, string]>([
    ['999999', 'desk.member-not-found'],
    ['x', 'request.invalid'],
  ])('refuses member %s', async (staffId, expected) => {
    const query = { staffId, sessionId: '1' };
    expect([
      await owner.refused('desk/staff-sessions', { query }),
      await owner.refused('desk/revoke-staff-session', { query }),
      await owner.refused('desk/disable-staff', { query }),
      await owner.refused('desk/give-staff-link', { query, body: {} }),
      await owner.refused('desk/set-staff-roles', { query, body: { roles: ['orders'] } }),
    ]).toEqual(Array.from({ length: 5 }, () => expected));
  });

  it('ends a session of nobody but the member of the path', async () => {
    const { member } = await newMember(['orders']);
    const { session } = await owner.call('desk/session');
    const query = { staffId: String(member.id), sessionId: String(session.id) };
    expect(await owner.refused('desk/revoke-staff-session', { query })).toBe('desk.session-not-found');
  });

  it('knows no role that is not there, and none at all is no role', async () => {
    const body = { email: 'new@example.iq', language: 'ar', roles: ['boss'] };
    expect(await owner.refused('desk/add-staff', { body })).toBe('desk.role-not-found');
    for (const wrong of [{ roles: [] }, { language: 'xx' }, { email: 'nobody' }, { name: ' ' }])
      expect(await owner.refused('desk/add-staff', { body: { ...body, roles: ['orders'], ...wrong } })).toBe(
        'request.invalid',
      );
  });
});

describe('climbing', () => {
  it('stops at one’s own rights: no role, member or permission beyond them', async () => {
    const { member: other } = await newMember(['owner']);
    const { member: self } = await newMember(['manager'], manager);
    const climbs = [
      manager.refused('desk/add-staff', {
        body: { email: 'climbs@example.iq', language: 'ar', roles: ['owner'] },
      }),
      manager.refused('desk/add-staff', {
        body: { email: manager.email, language: 'ar', roles: ['orders'] },
      }),
      manager.refused('desk/set-staff-roles', { ...of(manager.id), body: { roles: ['manager', 'owner'] } }),
      manager.refused('desk/set-staff-roles', { ...of(self.id), body: { roles: ['owner'] } }),
      manager.refused('desk/give-staff-link', { ...of(other.id), body: { reset: true } }),
      manager.refused('desk/disable-staff', of(other.id)),
      manager.refused('desk/set-role', {
        query: { role: 'manager' },
        body: { permissions: ['desk.enter', 'staff.manage', 'orders.read', 'orders.refund'] },
      }),
      manager.refused('desk/set-role', { query: { role: 'orders' }, body: { permissions: [] } }),
    ];
    expect(await Promise.all(climbs)).toEqual(climbs.map(() => 'desk.beyond-own-rights'));
    expect(
      await manager.refused('desk/set-role', { query: { role: 'owner' }, body: { permissions: [] } }),
    ).toBe('desk.role-fixed');
  });

  it('changes what a role may do for its members at once, and never what the owner may', async () => {
    const support = await staffSession(shop, { role: 'support' });
    expect(await support.refused('desk/audit')).toBe('request.not-permitted');
    const { roles, permissions } = await owner.call('desk/roles');
    expect(roles.find(({ code }) => code === 'owner')).toMatchObject({ permissions, is_fixed: true });
    const before = roles.find(({ code }) => code === 'support')?.permissions ?? [];
    const set = (given: string[]) =>
      owner.call('desk/set-role', { query: { role: 'support' }, body: { permissions: given } });
    expect((await set([...before, 'audit.read'])).role.permissions).toContain('audit.read');
    await support.call('desk/audit');
    await set(before);
    expect(await support.refused('desk/audit')).toBe('request.not-permitted');
    const wrong = { body: { permissions: ['everything'] } };
    expect(await owner.refused('desk/set-role', { query: { role: 'support' }, ...wrong })).toBe(
      'desk.permission-unknown',
    );
    expect(await owner.refused('desk/set-role', { query: { role: 'boss' }, ...wrong })).toBe(
      'desk.role-not-found',
    );
  });
});

describe('a role of the shop’s own', () => {
  const of = (role: string) => ({ query: { role } });
  const permissions = ['desk.enter', 'orders.read'];

  it('is added, given and removed once nobody has it', async () => {
    const { role } = await owner.call('desk/add-role', { body: { code: 'accountant', permissions } });
    expect(role).toEqual({ code: 'accountant', permissions, members: 0, is_fixed: false });
    expect(await owner.refused('desk/add-role', { body: { code: 'accountant', permissions } })).toBe(
      'desk.role-taken',
    );
    const { member } = await newMember(['accountant']);
    expect(await owner.refused('desk/remove-role', of('accountant'))).toBe('desk.role-in-use');
    await owner.call('desk/set-staff-roles', {
      query: { staffId: String(member.id) },
      body: { roles: ['support'] },
    });
    await owner.call('desk/remove-role', of('accountant'));
    expect(await owner.refused('desk/remove-role', of('accountant'))).toBe('desk.role-not-found');
    expect(await owner.refused('desk/remove-role', of('owner'))).toBe('desk.role-fixed');
  });

  it('stays within the rights of who adds or removes it', async () => {
    const beyond = ['orders.refund'];
    const add = { body: { code: 'cashier', permissions: beyond } };
    expect(await manager.refused('desk/add-role', add)).toBe('desk.beyond-own-rights');
    await owner.call('desk/add-role', add);
    expect(await manager.refused('desk/remove-role', of('cashier'))).toBe('desk.beyond-own-rights');
    expect(await owner.refused('desk/add-role', { body: { code: 'Not a code', permissions } })).toBe(
      'request.invalid',
    );
  });
});

describe('the last owner', () => {
  it('is left when two owners take each other away at once, the demo’s beside them or not', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, two] = [
        await staffSession(shop, { role: 'owner' }),
        await staffSession(shop, { role: 'owner' }),
      ];
      await sql`update staff set state = 'disabled' where state = 'active' and not is_demo and id not in (${one.id}, ${two.id})
        and id in (select staff_id from staff_role where role = 'owner')`.execute(db);
      const takes = (by: Desk, other: Desk) =>
        by.fetch(`/api/desk/staff/${other.id}${round % 2 ? '/roles' : ''}`, {
          method: round % 2 ? 'PUT' : 'DELETE',
          ...(round % 2 ? { body: JSON.stringify({ roles: ['orders'] }) } : {}),
        });
      await sql`update staff_session set stepped_up_at = now()`.execute(db);
      await Promise.all([takes(one, two), takes(two, one)]);
      const { rows } = await sql`
        select from staff s join staff_role r on r.staff_id = s.id where r.role = 'owner' and s.state = 'active' and not s.is_demo`.execute(
        db,
      );
      expect(rows).toHaveLength(1);
    }
  });
});
