import { accountPassword, accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { softwarePasskey } from '@dijla/test-kit/software-passkey';
import { describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const clock = { now: Date.now() };
const shop = await buyingProvider(db, { now: () => clock.now });
const { call, refused } = shop;
const { aCustomer, signIn } = accountsOf(shop);

const origin = 'http://shop.test';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
type Passkey = ReturnType<typeof softwarePasskey>;

const challengeFor = async (token: string, proof: object = { password: accountPassword }) =>
  (await call('user/begin-passkey', { ...bearer(token), body: proof })).result.challenge;
const add = async (token: string, key = softwarePasskey()) => {
  const body = { name: 'Noor’s phone', credential: key.made(await challengeFor(token), origin) };
  const { result } = await call('user/add-passkey', { ...bearer(token), body });
  return { key, id: result.id, body };
};

/** A browser as the provider knows it, with what it is to sign. */
const askedBrowser = async () => {
  const { result, headers } = await call('user/begin-passkey-login');
  const cookie = headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  return { challenge: result.challenge, headers: { cookie: cookie.join('; ') }, options: result };
};
const logIn = async (key: Passkey, asked?: Awaited<ReturnType<typeof askedBrowser>>) => {
  const { challenge, headers } = asked ?? (await askedBrowser());
  return call('user/login-by-passkey', { headers, body: { credential: key.used(challenge, origin) } });
};
const logInRefused = async (credential: object, headers: { cookie: string }) =>
  (await refused('user/login-by-passkey', { headers, body: { credential } })).code;
const passkeysOf = async (token: string) => (await call('user/passkeys', { query: { token } })).result;
const remove = (token: string, passkeyId: number) =>
  refused('user/remove-passkey', { query: { token, passkeyId: String(passkeyId) } });
const told = async (email: string) =>
  (
    await db
      .selectFrom('message')
      .select('params')
      .where('to', '=', email)
      .where('template', '=', 'account-changed')
      .orderBy('id')
      .execute()
  ).map(({ params }) => (params as { changed: object }).changed);

describe('a customer’s passkey', () => {
  it('is added by the password, logs in, is listed with its last use, and its owner is told', async () => {
    const { token, email, profile } = await aCustomer();
    const { key, id } = await add(token);
    expect(await passkeysOf(token)).toEqual([
      { id, name: 'Noor’s phone', created_at: new Date(clock.now).toISOString(), last_used_at: null },
    ]);
    clock.now += 1000;
    const { result: own } = await logIn(key);
    expect((await call('user/me', { query: { token: own } })).result.id).toBe(profile.id);
    expect((await passkeysOf(own))[0]?.last_used_at).toBe(new Date(clock.now).toISOString());
    await call('user/remove-passkey', { query: { token: own, passkeyId: String(id) } });
    expect(await passkeysOf(own)).toEqual([]);
    expect(await told(email)).toEqual([{ passkeyAdded: true }, { passkeyRemoved: true }]);
    const asked = await askedBrowser();
    expect(await logInRefused(key.used(asked.challenge, origin), asked.headers)).toBe('user.passkey-wrong');
  });

  it('asks for a finger, a face or a PIN, on an account of its own beside the staff’s', async () => {
    const { token, profile, email } = await aCustomer();
    const { result } = await call('user/begin-passkey', {
      ...bearer(token),
      body: { password: accountPassword },
    });
    expect(result).toMatchObject({
      user: { id: Buffer.from(`customer ${profile.id}`).toString('base64url'), name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('is added by a code in the place of the password, which is good for just that', async () => {
    const { token, email } = await aCustomer();
    const codeFor = async (act: string) => {
      await call('user/send-privacy-code', { ...bearer(token), body: { act } });
      const row = await db
        .selectFrom('message')
        .select('params')
        .where('to', '=', email)
        .where('template', '=', 'one-time-code')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return (row.params as { code: string }).code;
    };
    const forExport = await codeFor('export');
    expect(await refused('user/begin-passkey', { ...bearer(token), body: { otp: forExport } })).toMatchObject(
      {
        code: 'user.code-expired',
      },
    );
    const otp = await codeFor('add-login');
    expect(await challengeFor(token, { otp })).toEqual(expect.any(String));
    expect(await refused('user/begin-passkey', { ...bearer(token), body: { otp } })).toMatchObject({
      code: 'user.code-expired',
    });
  });

  it('is not added by a token alone, a wrong password, another session or an old or used challenge', async () => {
    const { token, email } = await aCustomer();
    const begin = async (body: object) =>
      (await refused('user/begin-passkey', { ...bearer(token), body })).code;
    expect(await begin({})).toBe('request.invalid');
    expect(await begin({ password: 'not this one' })).toBe('user.password-wrong');
    const addRefused = async (challenge: string, by = token, key = softwarePasskey()) =>
      (
        await refused('user/add-passkey', {
          ...bearer(by),
          body: { name: 'x', credential: key.made(challenge, origin) },
        })
      ).code;
    const other = await signIn(email);
    expect(await addRefused(await challengeFor(token), other.token)).toBe('user.passkey-wrong');
    expect(await addRefused((await askedBrowser()).challenge)).toBe('user.passkey-wrong');
    const { body, key } = await add(token);
    expect((await refused('user/add-passkey', { ...bearer(token), body })).code).toBe('user.passkey-wrong');
    const somebody = await aCustomer();
    expect(await addRefused(await challengeFor(somebody.token), somebody.token, key)).toBe(
      'user.passkey-wrong',
    );
    const late = await challengeFor(token);
    clock.now += 301_000;
    expect(await addRefused(late)).toBe('user.passkey-wrong');
    expect(await passkeysOf(token)).toHaveLength(1);
  });

  it('logs in once for each challenge, in the browser that asked, on this site alone', async () => {
    const { token } = await aCustomer();
    const { key } = await add(token);
    const asked = await askedBrowser();
    const credential = key.used(asked.challenge, origin);
    expect(await logInRefused(credential, (await askedBrowser()).headers)).toBe('user.passkey-wrong');
    expect((await refused('user/login-by-passkey', { body: { credential } })).code).toBe(
      'user.passkey-wrong',
    );
    await call('user/login-by-passkey', { headers: asked.headers, body: { credential } });
    const again = await askedBrowser();
    const late = await askedBrowser();
    const wrong = {
      replayed: [credential, asked.headers],
      'of another site': [key.used(again.challenge, 'https://evil.example'), again.headers],
      'for another use': [key.used(await challengeFor(token), origin), again.headers],
      'made up': [key.used('AAAA', origin), again.headers],
      unknown: [softwarePasskey().used(again.challenge, origin), again.headers],
      'without finger or PIN': [key.used(again.challenge, origin, { verified: false }), again.headers],
    } as const;
    for (const [how, [given, headers]] of Object.entries(wrong))
      expect([how, await logInRefused(given, headers)]).toEqual([how, 'user.passkey-wrong']);
    clock.now += 301_000;
    expect(await logInRefused(key.used(late.challenge, origin), late.headers)).toBe('user.passkey-wrong');
  });

  it('tells nobody who has one: what is asked with names no passkey', async () => {
    await add((await aCustomer()).token);
    const [one, other] = [await askedBrowser(), await askedBrowser()];
    expect(one.options).not.toHaveProperty('allowCredentials');
    expect(Object.keys(one.options)).toEqual(Object.keys(other.options));
  });

  it('logs nobody in whose account is disabled', async () => {
    const { token, profile } = await aCustomer();
    const { key } = await add(token);
    await db.updateTable('customer').set({ is_active: false }).where('id', '=', profile.id).execute();
    const asked = await askedBrowser();
    expect(await logInRefused(key.used(asked.challenge, origin), asked.headers)).toBe('user.disabled');
  });

  it('is not removed when it is the last way in, nor by another customer', async () => {
    const { token, profile } = await aCustomer();
    const { id } = await add(token);
    const stranger = await aCustomer();
    expect((await remove(stranger.token, id)).code).toBe('user.passkey-not-found');
    await db.updateTable('customer').set({ password_hash: null }).where('id', '=', profile.id).execute();
    expect((await remove(token, id)).code).toBe('user.last-way-in');
    await db
      .insertInto('customer_identity')
      .values({
        customer_id: profile.id,
        provider: 'palm',
        subject: `passkeys-${profile.id}`,
        created_at: new Date(),
        last_used_at: new Date(),
      })
      .execute();
    const both = await Promise.all([
      shop.send('user/remove-passkey', { query: { token, passkeyId: String(id) } }),
      shop.send('user/remove-identity', {
        query: {
          token,
          identityId: String((await call('user/identities', { query: { token } })).result[0]?.id),
        },
      }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('goes with a stranger’s account when the owner of the address proves it', async () => {
    const { token, email, profile } = await aCustomer();
    const { key } = await add(token);
    const { insertPasswordToken } = await import('./codes/password-token-sql.ts');
    const resetToken = 't'.repeat(43);
    await insertPasswordToken(
      db,
      { token: resetToken, sentTo: email },
      { customerId: profile.id, expiresAt: clock.now + 60_000 },
    );
    await call('user/create-password', { body: { email, resetToken, newPassword: 'Palm-and-river-7' } });
    const asked = await askedBrowser();
    expect(await logInRefused(key.used(asked.challenge, origin), asked.headers)).toBe('user.passkey-wrong');
  });
});
