import { softwarePasskey } from '@dijla/test-kit/software-passkey';
import { actsBy } from '../audit/audit.ts';
import { calls } from '@dijla/contract/schemas';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import {
  codeAt,
  giveApp,
  givePassword,
  giveRecoveryCode,
  staffPassword,
} from '@dijla/test-kit/staff-factors';
import { cookieOf, staffLink, staffSession } from '@dijla/test-kit/staff-session';
import { inTransaction } from '../../database/in-transaction.ts';
import { resetMember } from './members/reset-member.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';

const clock = { at: Date.now() };
const shop = await providerOverHttp({ now: () => clock.at });
const { url, database } = shop;
const { db } = database;
const second = 1000;
const json = { 'content-type': 'application/json' };

// Each test is in another step of 30 seconds, so that none is refused for another's code.
beforeEach(() => void (clock.at += 90 * second));

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/desk/${path}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
const signIn = (body: object, headers?: Record<string, string>) => post('session', body, headers);
const codeOf = (answer: Response) => answer.headers.get('x-refusal') ?? answer.status;
const isLive = async (cookie: string) =>
  (await fetch(`${url}/api/desk/session`, { headers: { cookie } })).status === 200;
const optionsOf = async (path: string, cookie = '') => {
  const answer = await fetch(`${url}/api/desk/${path}`, { headers: { cookie } });
  return ((await answer.json()) as { result: { challenge: string } }).result;
};

let made = 0;
/** A member with a password and an app. */
const aMember = async ({ hasApp = true } = {}) => {
  made += 1;
  const email = `signs-in-${made}@example.iq`;
  const { id } = await staffLink(shop, { email, role: 'orders', now: clock.at });
  await sql`update staff set state = 'active' where id = ${id}`.execute(db);
  await givePassword(database, id);
  const factorId = hasApp ? await giveApp(database, id) : 0;
  return { id, email, factorId, password: staffPassword };
};
const actsOf = async (id: number) =>
  (await db.selectFrom('audit').select('act').where('actor', '=', `staff:${id}`).orderBy('id').execute()).map(
    ({ act }) => act,
  );

describe('POST /api/desk/session', () => {
  it('lets in by password and code, once a code, with a fresh factor', async () => {
    const { id, email, password } = await aMember();
    const code = await codeAt(clock.at);
    const answer = await signIn({ email: ` ${email.toUpperCase()}`, password, code });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^dijla_desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    const { result } = (await answer.json()) as { result: unknown };
    expect(calls['desk/sign-in'].result.parse(result)).toMatchObject({
      staff: { id, is_demo: false },
      needs: [],
      stepped_up_until: new Date(clock.at + 300 * second).toISOString(),
    });
    expect(codeOf(await signIn({ email, password, code }))).toBe('desk.code-wrong');
    expect(await actsOf(id)).toEqual(['signed-in']);
  });

  it('takes a code of the app once of two at the same time', async () => {
    const { email, password } = await aMember();
    const code = await codeAt(clock.at);
    const answers = await Promise.all([1, 2, 3].map(() => signIn({ email, password, code })));
    expect(answers.map(codeOf).toSorted()).toEqual([200, 'desk.code-wrong', 'desk.code-wrong']);
  });

  it('says that a code is needed, and what the member has, to who knows the password alone', async () => {
    const { id, email, password } = await aMember();
    await giveRecoveryCode(database, id, 'abcd-efgh-jkmn');
    const answer = await signIn({ email, password });
    expect([codeOf(answer), answer.headers.getSetCookie(), await answer.json()]).toEqual([
      'desk.code-needed',
      [],
      expect.objectContaining({ meta: { ways: ['totp', 'recovery-code'] } }),
    ]);
    expect(codeOf(await signIn({ email, password: 'wrong', code: await codeAt(clock.at) }))).toBe(
      'desk.sign-in-incorrect',
    );
  });

  it.each<[string, number, string | number]>([
    ['shown now', 0, 200],
    ['shown 30 seconds ago', -30, 200],
    ['to be shown in 30 seconds', 30, 200],
    ['shown a minute and a half ago', -90, 'desk.code-wrong'],
    ['to be shown in a minute and a half', 90, 'desk.code-wrong'],
  ])('judges a code %s', async (_, seconds, expected) => {
    const { email, password } = await aMember();
    const code = await codeAt(clock.at + seconds * second);
    expect(codeOf(await signIn({ email, password, code }))).toBe(expected);
  });

  it('takes a code in Arabic digits, with a space', async () => {
    const { email, password } = await aMember();
    const digits = [...(await codeAt(clock.at))].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]);
    const code = `${digits.slice(0, 3).join('')} ${digits.slice(3).join('')}`;
    expect(codeOf(await signIn({ email, password, code }))).toBe(200);
  });

  it('takes a recovery code once, however it is typed, and another member’s never', async () => {
    const { id, email, password } = await aMember();
    const other = await aMember();
    await giveRecoveryCode(database, id, 'abcd-efgh-jkm2');
    await giveRecoveryCode(database, other.id, 'zzzz-zzzz-zzz2');
    expect(codeOf(await signIn({ email, password, code: 'zzzz-zzzz-zzz2' }))).toBe('desk.code-wrong');
    expect(codeOf(await signIn({ email, password, code: ' ABCD efgh JKM٢' }))).toBe(200);
    expect(codeOf(await signIn({ email, password, code: 'abcd-efgh-jkm2' }))).toBe('desk.code-wrong');
  });

  it('answers the same to whom it does not know, to a wrong password, and to one who never joined', async () => {
    const { email } = await aMember();
    const invited = await staffLink(shop, { email: 'invited-only@example.iq', role: 'owner' });
    await givePassword(database, invited.id);
    const { id: without } = await aMember();
    await sql`update staff set password_hash = null, email = 'without@example.iq' where id = ${without}`.execute(
      db,
    );
    const answers = await Promise.all(
      [
        { email, password: 'wrong' },
        { email: 'nobody@example.iq', password: staffPassword },
        { email: 'invited-only@example.iq', password: staffPassword },
        { email: 'without@example.iq', password: staffPassword },
        { email: 'shopper@example.iq', password: 'Dijla-demo-1' },
        { email: "' or true --", password: '' },
      ].map(async (body) => {
        const answer = await signIn(body);
        return [codeOf(answer), await answer.text()];
      }),
    );
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe('desk.sign-in-incorrect');
  });

  it('tells only who knows the password that a member is disabled or has no second factor', async () => {
    const [disabled, bare] = [await aMember(), await aMember({ hasApp: false })];
    await sql`update staff set state = 'disabled' where id = ${disabled.id}`.execute(db);
    const { password } = bare;
    expect([
      codeOf(await signIn({ email: disabled.email, password })),
      codeOf(await signIn({ email: disabled.email, password: 'wrong' })),
      codeOf(await signIn({ email: bare.email, password })),
      codeOf(await signIn({ email: bare.email, password, code: '123456' })),
    ]).toEqual(['desk.disabled', 'desk.sign-in-incorrect', 'desk.factor-missing', 'desk.factor-missing']);
  });

  it('never makes a session of a cookie that was there: a planted one stays nobody’s, an own one ends', async () => {
    const { email, password } = await aMember();
    const planted = `dijla_desk=${'p'.repeat(43)}`;
    const first = cookieOf(
      await signIn({ email, password, code: await codeAt(clock.at) }, { cookie: planted }),
    );
    expect([first === planted, await isLive(planted), await isLive(first)]).toEqual([false, false, true]);
    clock.at += 60 * second;
    await signIn({ email, password, code: await codeAt(clock.at) }, { cookie: first });
    expect(await isLive(first)).toBe(false);
  });

  it.each<[string, Record<string, string>, string]>([
    ['a form of another site', { 'content-type': 'text/plain' }, 'request.not-json'],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 'desk.foreign-page'],
    ['a page of another origin', { origin: 'https://evil.example' }, 'desk.foreign-page'],
  ])('signs nobody in for %s', async (_, headers, expected) => {
    const { email, password } = await aMember();
    const answer = await signIn({ email, password, code: await codeAt(clock.at) }, headers);
    expect([codeOf(answer), answer.headers.getSetCookie()]).toEqual([expected, []]);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a passkey', () => {
  const origin = url;
  const register = async (desk: Awaited<ReturnType<typeof staffSession>>, key = softwarePasskey()) => {
    await givePassword(database, desk.id);
    const { challenge } = await optionsOf('factors/passkey', desk.cookie);
    const body = { password: staffPassword, name: 'Laptop', credential: key.made(challenge, origin) };
    const answer = await post('factors/passkey', body, { cookie: desk.cookie });
    return { key, answer, body };
  };
  const signInWith = async (key: ReturnType<typeof softwarePasskey>, use = {}) => {
    const { challenge } = await optionsOf('session/passkey');
    return post('session/passkey', { credential: key.used(challenge, origin, use) });
  };

  it('is added and signs in without a password, with a fresh factor', async () => {
    const desk = await staffSession(shop, { role: 'orders' });
    const { key, answer } = await register(desk);
    expect(await answer.json()).toMatchObject({ result: { recovery_codes: { length: 10 } } });
    const opened = await signInWith(key);
    expect(await opened.json()).toMatchObject({
      result: { staff: { id: desk.id }, stepped_up_until: expect.stringMatching(/Z$/) },
    });
    expect(await isLive(cookieOf(opened))).toBe(true);
  });

  it('opens nothing with what was signed before, for another place, another use or without its owner', async () => {
    const desk = await staffSession(shop, { role: 'orders' });
    const { key, body } = await register(desk);
    const { challenge } = await optionsOf('session/passkey');
    const credential = key.used(challenge, origin);
    const stepUp = (
      (await (await desk.fetch('/api/desk/step-up')).json()) as { result: { passkey: { challenge: string } } }
    ).result.passkey.challenge;
    expect(codeOf(await post('session/passkey', { credential }))).toBe(200);
    const wrong = {
      replayed: credential,
      'of another site': key.used((await optionsOf('session/passkey')).challenge, 'https://evil.example'),
      'for another use': key.used(stepUp, origin),
      'made up': key.used('AAAA', origin),
      'unknown key': softwarePasskey().used((await optionsOf('session/passkey')).challenge, origin),
      'without finger or PIN': key.used((await optionsOf('session/passkey')).challenge, origin, {
        verified: false,
      }),
    };
    for (const [how, given] of Object.entries(wrong))
      expect([how, codeOf(await post('session/passkey', { credential: given }))]).toEqual([
        how,
        'desk.passkey-wrong',
      ]);
    const late = (await optionsOf('session/passkey')).challenge;
    clock.at += 301 * second;
    expect(codeOf(await post('session/passkey', { credential: key.used(late, origin) }))).toBe(
      'desk.passkey-wrong',
    );
    await sql`update staff_session set stepped_up_at = last_seen_at where staff_id = ${desk.id}`.execute(db);
    expect(codeOf(await post('factors/passkey', body, { cookie: desk.cookie }))).not.toBe(200);
  });

  it('is nobody else’s to add', async () => {
    const [one, other] = [
      await staffSession(shop, { role: 'orders' }),
      await staffSession(shop, { role: 'orders' }),
    ];
    const { key } = await register(one);
    expect(codeOf((await register(other, key)).answer)).toBe('desk.passkey-wrong');
    const { challenge } = await optionsOf('factors/passkey', one.cookie);
    const credential = softwarePasskey().made(challenge, origin);
    const body = { password: staffPassword, name: 'Theirs', credential };
    expect(codeOf(await post('factors/passkey', body, { cookie: other.cookie }))).toBe('desk.passkey-wrong');
  });

  it('ends when its owner is disabled', async () => {
    const desk = await staffSession(shop, { role: 'orders' });
    const { key } = await register(desk);
    await sql`update staff set state = 'disabled' where id = ${desk.id}`.execute(db);
    expect(codeOf(await signInWith(key))).toBe('desk.disabled');
  });
});

describe('setting up', () => {
  it('after a link: a password, an app and recovery codes, and then in without a link', async () => {
    const { token } = await staffLink(shop, { email: 'sets-up@example.iq', role: 'orders', now: clock.at });
    const opened = await post('link', { link: token });
    const headers = { ...json, cookie: cookieOf(opened) };
    expect(await opened.json()).toMatchObject({ result: { needs: ['password', 'factor'] } });
    const send = async (method: string, path: string, body?: unknown) => {
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await fetch(`${url}/api/desk/${path}`, { method, headers, ...init });
      const { result } = (await answer.json()) as { result: Record<string, never> };
      return { code: codeOf(answer), result };
    };
    for (const weak of ['short', 'password1', 'sets-up@example.iq'])
      expect((await send('PUT', 'password', { password: weak })).code).toMatch(/^user\.password-/);
    expect((await send('POST', 'factors/totp', { password: staffPassword, name: 'Phone' })).code).toBe(
      'desk.password-wrong',
    );
    expect((await send('PUT', 'password', { password: staffPassword })).code).toBe(200);
    const app = (await send('POST', 'factors/totp', { password: staffPassword, name: 'هاتفي' })).result;
    expect(app).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(/^otpauth:\/\/totp\/.*sets-up%40example\.iq\?secret=/),
      qr: expect.stringMatching(/^<svg /),
    });
    const { factor_id = 0, secret = '' } = app as { factor_id?: number; secret?: string };
    expect((await send('POST', `factors/totp/${factor_id}`, { code: '000000' })).code).toBe(
      'desk.code-wrong',
    );
    const confirmed = await send('POST', `factors/totp/${factor_id}`, {
      code: await codeAt(clock.at, secret),
    });
    const codes = (confirmed.result as { recovery_codes?: string[] }).recovery_codes ?? [];
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    expect((await send('GET', 'factors')).result).toMatchObject({
      has_password: true,
      factors: [{ id: factor_id, kind: 'totp', name: 'هاتفي' }],
      recovery_codes_left: 10,
    });
    const credentials = { email: 'sets-up@example.iq', password: staffPassword };
    expect(codeOf(await signIn({ ...credentials, code: codes[0] }))).toBe(200);
    clock.at += 60 * second;
    expect(codeOf(await signIn({ ...credentials, code: await codeAt(clock.at, secret) }))).toBe(200);
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(f::text, ''), '') || (select string_agg(a::text, '') from audit a) || (select string_agg(c::text, '') from staff_recovery_code c) as text
      from staff_factor f`.execute(db);
    for (const kept of [secret, Buffer.from(secret).toString('hex'), ...codes, staffPassword])
      expect(rows[0]?.text).not.toContain(kept);
  });

  it('a new password asks for the old one, and ends the other sessions', async () => {
    const desk = await staffSession(shop, { role: 'orders' });
    await givePassword(database, desk.id);
    const other = await db
      .insertInto('staff_session')
      .values({
        token_hash: Buffer.from(`other of ${desk.id}`),
        staff_id: desk.id,
        created_at: new Date(clock.at),
        last_seen_at: new Date(clock.at),
        expires_at: new Date(clock.at + 3_600_000),
        network: '10.0.0.1',
        browser: 'Safari, iPhone',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const password = 'Another-river-8';
    for (const current of [undefined, 'wrong'])
      expect(await desk.refused('desk/set-password', { body: { current, password } })).toBe(
        'desk.password-wrong',
      );
    await desk.call('desk/set-password', { body: { current: staffPassword, password } });
    expect((await desk.call('desk/sessions')).map(({ id }) => id)).not.toContain(other.id);
  });

  it('a second factor beside one asks for that one; the last one stays', async () => {
    const desk = await staffSession(shop, { role: 'orders' });
    await givePassword(database, desk.id);
    const first = await giveApp(database, desk.id);
    const body = { password: staffPassword, name: 'Thief' };
    expect(await desk.refused('desk/begin-totp', { body })).toBe('desk.step-up-needed');
    const query = { factorId: String(first) };
    expect(await desk.refused('desk/remove-factor', { query })).toBe('desk.last-factor');
    const stranger = await staffSession(shop, { role: 'owner' });
    await giveApp(database, stranger.id);
    expect(await stranger.refused('desk/remove-factor', { query })).toBe('desk.factor-not-found');
    expect(await stranger.refused('desk/confirm-totp', { query, body: { code: '123456' } })).toBe(
      'desk.factor-not-found',
    );
    await giveApp(database, desk.id);
    await desk.call('desk/remove-factor', { query });
    expect((await desk.call('desk/factors')).factors).toHaveLength(1);
  });
});

describe('a reset', () => {
  it('leaves nothing to sign in with but a new link', async () => {
    const { id, email, password } = await aMember();
    await giveRecoveryCode(database, id, 'abcd-efgh-jkm3');
    const cookie = cookieOf(await signIn({ email, password, code: await codeAt(clock.at) }));
    const reset = await inTransaction(db, (transaction) =>
      resetMember(
        transaction,
        { email, now: clock.at },
        actsBy(transaction, { actor: 'test', requestId: 'test' }),
      ),
    );
    expect(await isLive(cookie)).toBe(false);
    expect(codeOf(await signIn({ email, password, code: 'abcd-efgh-jkm3' }))).toBe('desk.sign-in-incorrect');
    if (!('link' in reset)) throw new Error('no link');
    const opened = await post('link', { link: reset.link.token });
    expect(await opened.json()).toMatchObject({ result: { needs: ['password', 'factor'] } });
  });
});

describe('the step-up', () => {
  it('opens what asks for it for five minutes, in this session alone', async () => {
    const desk = await staffSession(shop, { role: 'owner' });
    await giveApp(database, desk.id);
    expect(await desk.call('desk/begin-step-up')).toEqual({ ways: ['code'], passkey: null });
    const renew = () => desk.fetch('/api/desk/recovery-codes', { method: 'POST', body: '{}' });
    expect(codeOf(await renew())).toBe('desk.step-up-needed');
    expect(await desk.refused('desk/step-up', { body: { code: '000000' } })).toBe('desk.code-wrong');
    expect(await desk.refused('desk/step-up', { body: { password: staffPassword } })).toBe(
      'desk.factor-missing',
    );
    const code = await codeAt(clock.at);
    expect(await desk.call('desk/step-up', { body: { code } })).toEqual({
      stepped_up_until: new Date(clock.at + 300 * second).toISOString(),
    });
    expect(await desk.refused('desk/step-up', { body: { code } })).toBe('desk.code-wrong');
    expect(codeOf(await renew())).toBe(200);
    clock.at += 301 * second;
    expect(codeOf(await renew())).toBe('desk.step-up-needed');
  });

  it('is refused to a member without a factor', async () => {
    const desk = await staffSession(shop, { role: 'owner' });
    expect(await desk.call('desk/begin-step-up')).toEqual({ ways: [], passkey: null });
    expect(await desk.refused('desk/step-up', { body: { code: '123456' } })).toBe('desk.factor-missing');
  });
});
