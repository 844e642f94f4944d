import { accountPassword, accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import { forgetPasswordTokens } from './customers.ts';

const minute = 60_000;
const { db } = await testDatabase();
const clock = { now: Date.parse('2026-11-28T09:00:00Z') };
const { call, refused, send } = await buyingProvider(db, { now: () => clock.now });
const { aCustomer, signIn } = accountsOf({ call });
const newPassword = 'palm and bridge';

/** The params of the messages to somebody, the latest first. */
const messagesTo = async (to: string) =>
  (
    await db
      .selectFrom('message')
      .select(['template', 'params'])
      .where('to', '=', to)
      .orderBy('id', 'desc')
      .execute()
  ).map(({ template, params }) => ({ template, params: params as Record<string, string> }));
const sms = (number: string) => `+964${number.slice(1)}`;
const codeTo = async (to: string): Promise<string> => (await messagesTo(to))[0]?.params['code'] ?? '';

let made = 0;
const newNumber = () => `0770888${String((made += 1)).padStart(4, '0')}`;
const mobile = (value: string) => ({ custom_attributes: [{ attribute_code: 'mobilenumber', value }] });
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const verify = async (token: string, number: string) =>
  call('user/verify-telephone', { ...bearer(token), body: { otp: await codeTo(sms(number)) } });
const withNumber = async () => {
  const number = newNumber();
  const customer = await aCustomer(mobile(number));
  await verify(customer.token, number);
  return { ...customer, number };
};
const getsIn = async (username: string, password = accountPassword) =>
  (await send('user/login', { body: { username, password } })).status === 200;

describe('a mobile number', () => {
  it('is verified by the code that comes with the registration, and signs in from then on', async () => {
    const number = newNumber();
    const { token } = await aCustomer(mobile(number));
    expect(await getsIn(number)).toBe(false);
    expect(await verify(token, number)).toMatchObject({ result: true });
    expect((await call('user/me', { query: { token } })).result.telephone_verified).toBe(true);
    expect(await getsIn(number)).toBe(true);
    expect(await refused('user/send-telephone-code', bearer(token))).toMatchObject({ status: 409 });
  });

  it('gets another code after a minute', async () => {
    const number = newNumber();
    const { token } = await aCustomer(mobile(number));
    expect(await refused('user/send-telephone-code', bearer(token))).toMatchObject({ status: 429 });
    clock.now += minute;
    expect((await call('user/send-telephone-code', bearer(token))).meta).toEqual({ resendAfter: 60 });
    expect((await messagesTo(sms(number))).length).toBe(2);
    expect(await verify(token, number)).toMatchObject({ result: true });
  });

  it('is dead after five wrong tries, however many are made at once, and after five minutes', async () => {
    const number = newNumber();
    const { token } = await aCustomer(mobile(number));
    const right = await codeTo(sms(number));
    const wrong = right === '000000' ? '000001' : '000000';
    const tries = await Promise.all(
      Array.from({ length: 12 }, () =>
        refused('user/verify-telephone', { ...bearer(token), body: { otp: wrong } }),
      ),
    );
    expect(tries.filter(({ code }) => code === 'user.code-wrong')).toHaveLength(5);
    expect(await refused('user/verify-telephone', { ...bearer(token), body: { otp: right } })).toMatchObject({
      code: 'user.code-too-many',
    });
    clock.now += minute;
    await call('user/send-telephone-code', bearer(token));
    clock.now += 5 * minute;
    expect(
      await refused('user/verify-telephone', { ...bearer(token), body: { otp: await codeTo(sms(number)) } }),
    ).toMatchObject({ code: 'user.code-expired' });
  });

  it('belongs to who answered the last code: nobody is locked out by a stranger who named it first', async () => {
    const number = newNumber();
    const stranger = await aCustomer(mobile(number));
    const owner = await aCustomer(mobile(number));
    clock.now += minute;
    await call('user/send-telephone-code', bearer(owner.token));
    await verify(owner.token, number);
    expect(await getsIn(number)).toBe(true);
    expect((await call('user/me', { query: { token: stranger.token } })).result.telephone_verified).toBe(
      false,
    );
    // The number moves on, as telephone companies give numbers out again.
    clock.now += minute;
    await call('user/send-telephone-code', bearer(stranger.token));
    await verify(stranger.token, number);
    expect((await call('user/me', { query: { token: owner.token } })).result.telephone_verified).toBe(false);
    expect(await messagesTo(owner.email)).toMatchObject([
      { template: 'account-changed', params: { changed: { telephone: true } } },
    ]);
  });

  it('is one customer’s when two verify it at once', async () => {
    const number = newNumber();
    const two = [await aCustomer(mobile(number)), await aCustomer(mobile(number))];
    const codes: string[] = [];
    for (const { token } of two) {
      clock.now += minute;
      await call('user/send-telephone-code', {
        headers: { ...bearer(token).headers, 'x-refresh-token': 'cookie' },
      });
      codes.push(await codeTo(sms(number)));
    }
    await Promise.all(
      two.map(({ token }, place) =>
        send('user/verify-telephone', { ...bearer(token), body: { otp: codes[place] } }),
      ),
    );
    const holders = await db
      .selectFrom('customer')
      .select('id')
      .where('telephone', '=', number)
      .where('telephone_verified_at', 'is not', null)
      .execute();
    expect(holders.length).toBeLessThanOrEqual(1);
  });

  it('is not verified by the code of another customer', async () => {
    const [one, other] = [newNumber(), newNumber()];
    await aCustomer(mobile(one));
    const { token } = await aCustomer(mobile(other));
    const code = await codeTo(sms(one));
    // One in a million is the same code.
    const wrong = code === (await codeTo(sms(other))) ? '000000' : code;
    expect(await refused('user/verify-telephone', { ...bearer(token), body: { otp: wrong } })).toMatchObject({
      code: 'user.code-wrong',
    });
  });
});

describe('a forgotten password', () => {
  it('is set anew by a code sent to the number, which ends all sessions and is told by e-mail', async () => {
    const { number, token: session, email } = await withNumber();
    clock.now += minute;
    expect((await call('user/forgot-password', { body: { mobileNumber: number } })).meta).toEqual({
      resendAfter: 60,
    });
    const otp = (await codeTo(sms(number))).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    const { token } = (
      await call('user/verify-password-code', { body: { mobileNumber: `+964 ${number.slice(1)}`, otp } })
    ).result;
    const body = { mobileNumber: number, token, password: newPassword };
    expect(
      await refused('user/change-forgotten-password', { body: { ...body, password: 'short' } }),
    ).toMatchObject({ code: 'user.password-weak' });
    expect((await call('user/change-forgotten-password', { body })).result).toBe(true);
    expect((await send('user/me', { query: { token: session } })).status).toBe(401);
    expect([await getsIn(number), await getsIn(number, newPassword)]).toEqual([false, true]);
    expect(await refused('user/change-forgotten-password', { body })).toMatchObject({
      code: 'user.password-token-invalid',
    });
    expect((await messagesTo(email))[0]).toMatchObject({
      template: 'account-changed',
      params: { changed: { password: true } },
    });
  });

  it('says when nobody has the number, and sends nothing to one that is not verified', async () => {
    const number = newNumber();
    await aCustomer(mobile(number));
    for (const mobileNumber of [number, newNumber()])
      expect(await refused('user/forgot-password', { body: { mobileNumber } })).toMatchObject({
        status: 404,
        result: 'Customer with number does not exist',
      });
    expect(await messagesTo(sms(number))).toHaveLength(1);
  });

  it('is set by a token within ten minutes, for the number it was given out for', async () => {
    const { number } = await withNumber();
    const other = await withNumber();
    clock.now += minute;
    await call('user/forgot-password', { body: { mobileNumber: number } });
    const otp = await codeTo(sms(number));
    const { token } = (await call('user/verify-password-code', { body: { mobileNumber: number, otp } }))
      .result;
    expect(await refused('user/verify-password-code', { body: { mobileNumber: number, otp } })).toMatchObject(
      {
        code: 'user.code-expired',
      },
    );
    const change = (mobileNumber: string) =>
      refused('user/change-forgotten-password', { body: { mobileNumber, token, password: newPassword } });
    expect(await change(other.number)).toMatchObject({ code: 'user.password-token-invalid' });
    clock.now += 10 * minute;
    expect(await change(number)).toMatchObject({ code: 'user.password-token-invalid' });
    expect(await forgetPasswordTokens(db, clock.now)).toBeGreaterThan(0);
  });

  it('is set once when two use a token at once', async () => {
    const { number } = await withNumber();
    clock.now += minute;
    await call('user/forgot-password', { body: { mobileNumber: number } });
    const otp = await codeTo(sms(number));
    const { token } = (await call('user/verify-password-code', { body: { mobileNumber: number, otp } }))
      .result;
    const answers = await Promise.all(
      ['palm and bridge', 'bridge and palm'].map((password) =>
        send('user/change-forgotten-password', { body: { mobileNumber: number, token, password } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('is set anew by the address that she changed to with her password, at once, and for a week by the one before', async () => {
    const { email, token, profile } = await aCustomer();
    const next = `new-${email}`;
    const { firstname, lastname } = profile;
    const body = { customer: { email: next, firstname, lastname }, currentPassword: accountPassword };
    expect((await call('user/update', { query: { token }, body })).result.email).toBe(next);
    for (const address of [next, email]) {
      clock.now += minute;
      await call('user/reset-password', { body: { email: address } });
      expect((await messagesTo(address)).map(({ template }) => template)).toContain('reset-password');
    }
  });

  it('is set by the link in an e-mail or the code beside it, and answers alike for an unknown address', async () => {
    const { email } = await aCustomer();
    for (const address of [email, 'nobody@example.iq'])
      expect(await call('user/reset-password', { body: { email: address } })).toMatchObject({
        result: true,
        meta: { resendAfter: 60 },
      });
    expect(await messagesTo('nobody@example.iq')).toEqual([]);
    const [sent] = await messagesTo(email);
    const body = { email: email.toUpperCase(), newPassword, resetToken: sent?.params['token'] };
    expect((await call('user/create-password', { body })).result).toBe(true);
    expect(await getsIn(email, newPassword)).toBe(true);
    const { token } = (
      await call('user/verify-password-code', { body: { email, otp: sent?.params['code'] } })
    ).result;
    await call('user/change-forgotten-password', { body: { email, token, password: accountPassword } });
    expect(await getsIn(email)).toBe(true);
    expect(await refused('user/create-password', { body })).toMatchObject({
      status: 500,
      result: { errorMessage: expect.stringContaining('expired') },
    });
  });

  it.each([
    [{}, 'email not provided'],
    [{ email: 'a@b.iq', newPassword }, 'resetToken not provided'],
    [{ email: 'a@b.iq', resetToken: 'x' }, 'newPassword not provided'],
  ])('wire §6.3: %o says what is missing', async (body, result) => {
    expect(await refused('user/create-password', { body })).toMatchObject({ status: 500, result });
    expect(await refused('user/reset-password', { body: {} })).toMatchObject({
      status: 500,
      result: 'Invalid e-mail provided!',
    });
  });
});

describe('a code that signs in', () => {
  it('opens the account of a verified number, and answers alike for an unknown one', async () => {
    const { number, profile } = await withNumber();
    const unknown = newNumber();
    clock.now += minute;
    for (const mobileNumber of [number, unknown])
      expect((await call('user/send-login-code', { body: { mobileNumber } })).meta).toEqual({
        resendAfter: 60,
      });
    expect(await messagesTo(sms(unknown))).toEqual([]);
    const { result, meta } = await call('user/login-by-code', {
      body: { mobileNumber: number, otp: await codeTo(sms(number)) },
    });
    expect(meta?.refreshToken).toBeTruthy();
    expect((await call('user/me', { query: { token: result } })).result.id).toBe(profile.id);
  });

  it('answers alike for an unknown number when it is asked for again and guessed at', async () => {
    const { number } = await withNumber();
    const answersFor = async (mobileNumber: string) => {
      await call('user/send-login-code', { body: { mobileNumber } });
      const again = await refused('user/send-login-code', { body: { mobileNumber } });
      const otp = (await codeTo(sms(number))) === '000000' ? '000001' : '000000';
      const guesses = [];
      for (let place = 0; place < 6; place += 1)
        guesses.push(await refused('user/login-by-code', { body: { mobileNumber, otp } }));
      return [again, ...guesses].map(({ status, code, result }) => ({ status, code, result }));
    };
    clock.now += minute;
    const answers = await answersFor(number);
    expect(answers.map(({ code }) => code)).toEqual([
      'request.too-many',
      ...Array.from({ length: 5 }, () => 'user.code-wrong'),
      'user.code-too-many',
    ]);
    expect(await answersFor(newNumber())).toEqual(answers);
  });

  it('is good in the browser that asked for it, from whatever network', async () => {
    const { number } = await withNumber();
    clock.now += minute;
    const storefront = { 'x-refresh-token': 'cookie' };
    const asked = await call('user/send-login-code', { headers: storefront, body: { mobileNumber: number } });
    const cookie = /dijla_device=[^;]+/.exec(asked.headers.get('set-cookie') ?? '')?.[0] ?? '';
    const body = { mobileNumber: number, otp: await codeTo(sms(number)) };
    expect(await refused('user/login-by-code', { body })).toMatchObject({ code: 'user.code-expired' });
    expect((await call('user/login-by-code', { headers: { ...storefront, cookie }, body })).result).toMatch(
      /^[\w-]{43}$/,
    );
  });

  it('is not one that sets a password', async () => {
    const { number } = await withNumber();
    clock.now += minute;
    await call('user/send-login-code', { body: { mobileNumber: number } });
    const otp = await codeTo(sms(number));
    expect(await refused('user/verify-password-code', { body: { mobileNumber: number, otp } })).toMatchObject(
      { code: 'user.code-expired' },
    );
    expect((await signIn(number)).token).toBeTruthy();
  });
});

describe('whoever has a stolen token', () => {
  const change = (token: string, email: string, more: object = {}) =>
    call('user/update', {
      query: { token },
      body: { customer: { email, firstname: 'A', lastname: 'B', ...more } },
    });
  const asksByMail = async (email: string) => {
    clock.now += minute;
    await call('user/reset-password', { body: { email } });
    return (await messagesTo(email)).find(({ template }) => template === 'reset-password')?.params['token'];
  };

  it('gets no new password by an address of his own; the first address does, and is the account’s again', async () => {
    const { email, token } = await aCustomer();
    await change(token, `thief-${email}`);
    expect(await asksByMail(`thief-${email}`)).toBeUndefined();
    const resetToken = await asksByMail(email);
    await call('user/create-password', { body: { email, resetToken, newPassword } });
    expect((await send('user/me', { query: { token } })).status).toBe(401);
    expect([await getsIn(email, newPassword), await getsIn(`thief-${email}`, newPassword)]).toEqual([
      true,
      false,
    ]);
  });

  it('keeps no way in after the owner has gone back', async () => {
    const { email, token } = await aCustomer();
    await change(token, `thief-${email}`);
    await change(token, email);
    expect(await asksByMail(`thief-${email}`)).toBeUndefined();
    expect(await getsIn(`thief-${email}`)).toBe(false);
  });

  it('gets no code at a number of his own for a week', async () => {
    const { email, token } = await aCustomer();
    const number = newNumber();
    clock.now += 2 * 24 * 60 * minute;
    const { token: stolen } = await signIn(email);
    await change(stolen, email, mobile(number));
    await call('user/send-telephone-code', bearer(stolen));
    await verify(stolen, number);
    clock.now += minute;
    expect(await refused('user/forgot-password', { body: { mobileNumber: number } })).toMatchObject({
      status: 404,
    });
    expect(token).toBeTruthy();
  });

  it('gets no code that proves an act at an address or number of his own', async () => {
    const { email, token } = await aCustomer();
    clock.now += 2 * 24 * 60 * minute;
    const { token: stolen } = await signIn(email);
    const number = newNumber();
    await change(stolen, `thief-${email}`, mobile(number));
    const storefront = (
      await call('user/login', {
        body: { username: email, password: accountPassword },
        headers: { 'x-refresh-token': 'cookie' },
      })
    ).result;
    await call('user/send-telephone-code', bearer(storefront));
    await verify(storefront, number);
    clock.now += minute;
    const { result } = await call('user/send-privacy-code', { ...bearer(stolen), body: { act: 'export' } });
    expect(result).toEqual({ channel: 'email', to: email });
    expect(await refused('user/forgot-password', { body: { mobileNumber: number } })).toMatchObject({
      status: 404,
    });
    expect(token).toBeTruthy();
  });

  it('has the first address told of what he adds, five times a day at most, in no words of his own', async () => {
    const { email, token } = await aCustomer({ firstname: 'You won 500$ at cheap.example' });
    for (let time = 0; time < 16; time += 1) {
      clock.now += minute;
      await change(token, time % 2 === 0 ? `other-${email}` : email, { firstname: 'Win at cheap.example' });
    }
    const told = [...(await messagesTo(`other-${email}`)), ...(await messagesTo(email))].filter(
      ({ template }) => template === 'account-changed',
    );
    expect(told).toHaveLength(10);
    expect(new Set(told.map(({ params }) => params['name']))).toEqual(new Set(['']));
  });

  it('keeps no link that was asked for before the password was changed', async () => {
    const { email, token } = await aCustomer();
    const resetToken = await asksByMail(email);
    await call('user/change-password', {
      query: { token },
      body: { currentPassword: accountPassword, newPassword },
    });
    expect(
      await refused('user/create-password', { body: { email, resetToken, newPassword: 'bridge and palm' } }),
    ).toMatchObject({ status: 500 });
  });
});

describe('whoever registers another’s address', () => {
  it('loses the account, his number included, when its owner sets a password by e-mail', async () => {
    const { email, number } = await withNumber();
    clock.now += minute;
    await call('user/reset-password', { body: { email } });
    const resetToken = (await messagesTo(email)).find(({ template }) => template === 'reset-password')
      ?.params['token'];
    await call('user/create-password', { body: { email, resetToken, newPassword } });
    expect(await refused('user/forgot-password', { body: { mobileNumber: number } })).toMatchObject({
      status: 404,
    });
    expect([await getsIn(number, newPassword), await getsIn(email, newPassword)]).toEqual([false, true]);
  });
});
