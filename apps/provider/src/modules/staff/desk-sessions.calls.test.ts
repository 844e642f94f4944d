import { actsBy } from '../audit/audit.ts';
import { calls } from '@dijla/contract/schemas';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { cookieOf, staffLink, staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { disableStaff, giveLink } from './staff.ts';

const clock = { at: Date.now() };
const shop = await providerOverHttp({ now: () => clock.at });
const { url, database } = shop;
const { db } = database;
const minute = 60_000;
const hour = 60 * minute;
const author = { actor: 'test', requestId: 'test' };
const json = { 'content-type': 'application/json' };

const open = (link: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/desk/link`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify({ link }),
  });
const sessionAt = async (cookie: string) =>
  (await fetch(`${url}/api/desk/session`, { headers: { cookie } })).headers.get('x-refusal');
const codeOf = (answer: Response) => answer.headers.get('x-refusal') ?? answer.status;
const stateOf = async (id: number) =>
  (await db.selectFrom('staff').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const auditOf = async (actor: string) =>
  (
    await db
      .selectFrom('audit')
      .select(['act', 'entity', 'after'])
      .where('actor', '=', actor)
      .orderBy('id')
      .execute()
  ).map(({ act, entity, after }) => [act, entity, after]);

describe('a link of the staff', () => {
  it('opens one session, makes its owner active, and is in the audit with the kind of browser', async () => {
    const { id, token } = await staffLink(shop, { email: 'Noor@Example.IQ', role: 'orders', now: clock.at });
    expect(await stateOf(id)).toBe('invited');
    const answer = await open(token, {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^dijla_desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    const { result } = (await answer.json()) as { result: unknown };
    const session = calls['desk/session'].result.parse(result);
    expect(session).toMatchObject({
      staff: { id, email: 'noor@example.iq', roles: ['orders'] },
      permissions: [
        'credit.read',
        'customers.read',
        'desk.enter',
        'notes.write',
        'orders.assign',
        'orders.cancel',
        'orders.confirm',
        'orders.deliver',
        'orders.edit',
        'orders.extend-downloads',
        'orders.move-many',
        'orders.place',
        'orders.prepare',
        'orders.read',
        'orders.return',
        'orders.review',
        'papers.labels',
        'papers.manifest',
        'papers.pick-list',
        'products.read',
        'products.stock',
        'today.read',
      ],
      session: { network: '127.0.0.1', browser: 'Firefox, Windows', is_current: true },
    });
    expect(JSON.stringify(result)).not.toContain(cookieOf(answer).split('=')[1]);
    expect(await stateOf(id)).toBe('active');
    expect(await auditOf(`staff:${id}`)).toEqual([
      ['joined', 'staff_session', { network: { personal: true }, browser: { personal: true } }],
    ]);
  });

  it('opens nothing a second time, not even for two at once', async () => {
    const { token } = await staffLink(shop, { email: 'once@example.iq', role: 'orders', now: clock.at });
    const answers = await Promise.all([open(token), open(token), open(token)]);
    expect(answers.map(codeOf).toSorted()).toEqual([200, 'desk.link-invalid', 'desk.link-invalid']);
    expect(codeOf(await open(token))).toBe('desk.link-invalid');
  });

  it('opens nothing after 24 hours, after a newer one, or when nobody gave it', async () => {
    const { token } = await staffLink(shop, {
      email: 'late@example.iq',
      role: 'orders',
      now: clock.at - 24 * hour,
    });
    const given = await inTransaction(db, (transaction) =>
      giveLink(transaction, { email: 'late@example.iq', now: clock.at }, actsBy(transaction, author)),
    );
    const newer = await inTransaction(db, (transaction) =>
      giveLink(transaction, { email: 'late@example.iq', now: clock.at }, actsBy(transaction, author)),
    );
    if (!('link' in given) || !('link' in newer)) throw new Error('no link');
    for (const link of [token, given.link.token, 'x'.repeat(43), '', 'short', 'ح'.repeat(43)])
      expect([link, codeOf(await open(link))]).toEqual([link, 'desk.link-invalid']);
    expect((await open(newer.link.token)).status).toBe(200);
  });

  it('ends the sessions of before, when it was given to who had joined', async () => {
    const desk = await staffSession(shop, { role: 'support' });
    const reset = await inTransaction(db, (transaction) =>
      giveLink(transaction, { email: desk.email, now: clock.at }, actsBy(transaction, author)),
    );
    if (!('link' in reset)) throw new Error('no link');
    expect(await sessionAt(desk.cookie)).toBeNull();
    const anew = cookieOf(await open(reset.link.token));
    expect([await sessionAt(desk.cookie), await sessionAt(anew)]).toEqual(['desk.not-signed-in', null]);
  });

  it('never makes a session of a cookie that was there before: a planted one stays nobody’s, an own one ends', async () => {
    const planted = `dijla_desk=${'p'.repeat(43)}`;
    const { token } = await staffLink(shop, { email: 'fixed@example.iq', role: 'orders', now: clock.at });
    const opened = cookieOf(await open(token, { cookie: planted }));
    expect(opened).not.toBe(planted);
    expect([await sessionAt(planted), await sessionAt(opened)]).toEqual(['desk.not-signed-in', null]);
    const other = await staffLink(shop, { email: 'other@example.iq', role: 'orders', now: clock.at });
    await open(other.token, { cookie: opened });
    expect(await sessionAt(opened)).toBe('desk.not-signed-in');
  });

  it('opens nothing for who is disabled, nor does a session of before', async () => {
    const desk = await staffSession(shop, { role: 'orders' });
    const { token } = await staffLink(shop, { email: 'gone@example.iq', role: 'orders', now: clock.at });
    for (const email of [desk.email, 'gone@example.iq'])
      await inTransaction(db, (transaction) =>
        disableStaff(transaction, { email, now: clock.at }, actsBy(transaction, author)),
      );
    expect(codeOf(await open(token))).toBe('desk.link-invalid');
    expect(await sessionAt(desk.cookie)).toBe('desk.not-signed-in');
  });
});

describe('a session at the desk', () => {
  it('ends 30 minutes after it was last used, and is not ended while it is', async () => {
    const desk = await staffSession(shop, { role: 'orders' });
    const began = clock.at;
    for (const minutes of [29, 58, 87]) {
      clock.at = began + minutes * minute;
      expect(await sessionAt(desk.cookie)).toBeNull();
    }
    clock.at += 30 * minute;
    expect(await sessionAt(desk.cookie)).toBe('desk.not-signed-in');
    clock.at = began;
  });

  it('ends after 12 hours, however much it is used', async () => {
    const desk = await staffSession(shop, { role: 'orders' });
    const began = clock.at;
    for (let passed = 20 * minute; passed < 12 * hour; passed += 20 * minute) {
      clock.at = began + passed;
      expect(await sessionAt(desk.cookie)).toBeNull();
    }
    clock.at = began + 12 * hour + minute;
    expect(await sessionAt(desk.cookie)).toBe('desk.not-signed-in');
    clock.at = began;
  });

  it('ends by signing out, which takes the cookie and is in the audit', async () => {
    const desk = await staffSession(shop, { role: 'orders' });
    const answer = await desk.fetch('/api/desk/session', { method: 'DELETE' });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([
      200,
      [expect.stringMatching(/^dijla_desk=; Max-Age=0; Path=\/; HttpOnly; SameSite=Strict$/)],
    ]);
    expect(await sessionAt(desk.cookie)).toBe('desk.not-signed-in');
    expect((await auditOf(`staff:${desk.id}`)).map(([act]) => act)).toEqual(['joined', 'signed-out']);
  });

  it('lists those of its owner alone, who may end each of them and no other', async () => {
    const desk = await staffSession(shop, { role: 'orders' });
    const stranger = await staffSession(shop, { role: 'owner' });
    const { session } = await desk.call('desk/session');
    const { id: foreign } = (await stranger.call('desk/session')).session;
    const { id: second } = await db
      .insertInto('staff_session')
      .values({
        token_hash: Buffer.from('second'),
        staff_id: desk.id,
        created_at: new Date(clock.at),
        last_seen_at: new Date(clock.at - minute),
        expires_at: new Date(clock.at + hour),
        network: '10.0.0.1',
        browser: 'Safari, iPhone',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await desk.call('desk/sessions')).map(({ id, is_current }) => [id, is_current])).toEqual([
      [session.id, true],
      [second, false],
    ]);
    for (const sessionId of [String(foreign), '999999'])
      expect(await desk.refused('desk/revoke-session', { query: { sessionId } })).toBe(
        'desk.session-not-found',
      );
    expect(await desk.refused('desk/revoke-session', { query: { sessionId: 'x' } })).toBe('request.invalid');
    expect(await sessionAt(stranger.cookie)).toBeNull();
    await desk.call('desk/revoke-session', { query: { sessionId: String(second) } });
    expect(await desk.refused('desk/revoke-session', { query: { sessionId: String(second) } })).toBe(
      'desk.session-not-found',
    );
    expect(await desk.call('desk/sessions')).toHaveLength(1);
  });

  it('has the permissions its roles have at this moment', async () => {
    const desk = await staffSession(shop, { role: 'content' });
    expect(await desk.refused('desk/audit')).toBe('request.not-permitted');
    await sql`insert into role_permission (role, permission) values ('content', 'audit.read')`.execute(db);
    expect((await desk.call('desk/session')).permissions).toEqual([
      'audit.read',
      'content.write',
      'desk.enter',
      'newsletter.manage',
      'reviews.moderate',
      'searches.manage',
      'searches.read',
    ]);
    await desk.call('desk/audit');
    await sql`delete from role_permission where role = 'content' and permission = 'audit.read'`.execute(db);
    expect(await desk.refused('desk/audit')).toBe('request.not-permitted');
  });
});
