import { accountPassword, accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const clock = { now: Date.now() };
const shop = await buyingProvider(db, { now: () => clock.now });
const { call, refused } = shop;
const { aCustomer } = accountsOf(shop);

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const codeFor = async (token: string) => (await call('user/native-code', bearer(token))).result;
const logInRefused = async (code: string) =>
  (await refused('user/login-by-native-code', { body: { code } })).code;

describe('an app’s code', () => {
  it('2.61: logs its customer in on a page, in a session of its own, once', async () => {
    const { token, profile } = await aCustomer();
    const { code, expires_in } = await codeFor(token);
    expect(expires_in).toBe(60);
    expect(code).not.toContain(token);
    const both = await Promise.all(
      [1, 2].map(() => shop.send('user/login-by-native-code', { body: { code } })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const opened = both.find(({ status }) => status === 200);
    if (!opened) throw new Error('nobody was logged in');
    const { result } = (await opened.json()) as { result: string };
    expect((await call('user/me', { query: { token: result } })).result.id).toBe(profile.id);
    await call('user/logout', { query: { token: result } });
    expect((await call('user/me', { query: { token } })).result.id).toBe(profile.id);
  });

  it('names its account before it is used, and is as good afterwards', async () => {
    const { token, profile } = await aCustomer();
    const { code } = await codeFor(token);
    for (let time = 0; time < 2; time += 1)
      expect((await call('user/native-account', { body: { code } })).result).toEqual({
        firstname: profile.firstname,
        lastname: profile.lastname,
        email: profile.email,
      });
    await call('user/login-by-native-code', { body: { code } });
    clock.now += 61_000;
    for (const wrong of [code, 'x'])
      expect((await refused('user/native-account', { body: { code: wrong } })).code).toBe(
        'user.native-code-invalid',
      );
  });

  it('ends after a minute, with the app’s session, and when a letter of it is changed', async () => {
    const { token } = await aCustomer();
    const late = await codeFor(token);
    clock.now += 61_000;
    expect(await logInRefused(late.code)).toBe('user.native-code-invalid');
    const { code } = await codeFor(token);
    const changed = `${code.slice(0, -2)}${code.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const wrong of ['', 'x', changed])
      expect(await logInRefused(wrong)).toBe('user.native-code-invalid');
    await call('user/logout', { query: { token } });
    expect(await logInRefused(code)).toBe('user.native-code-invalid');
  });

  it('asks for the password before a change of sign-in where the session it comes from does', async () => {
    const { email } = await aCustomer();
    const { result: token } = await call('user/login', {
      body: { username: email, password: accountPassword },
      headers: { 'x-refresh-token': 'cookie' },
    });
    const { code } = await codeFor(token);
    const { result: derived } = await call('user/login-by-native-code', { body: { code } });
    expect(
      await refused('user/update', {
        query: { token: derived },
        body: { customer: { email: `thief-${email}`, firstname: 'A', lastname: 'B' } },
      }),
    ).toMatchObject({ code: 'user.not-saved' });
  });

  it('logs in nobody whose account is disabled', async () => {
    const { token, profile } = await aCustomer();
    const { code } = await codeFor(token);
    await db.updateTable('customer').set({ is_active: false }).where('id', '=', profile.id).execute();
    expect(await logInRefused(code)).toBe('user.disabled');
  });
});
