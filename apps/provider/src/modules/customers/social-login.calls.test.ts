import { accountPassword, accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { loginProviderServer, type Person } from '@dijla/test-kit/login-provider-server';
import { afterAll, describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const clock = { now: Date.now() };
const palm = await loginProviderServer();
afterAll(palm.close);
const shop = await buyingProvider(db, {
  now: () => clock.now,
  loginProviders: [palm.openid, palm.facebook],
});
const { call, refused, send } = shop;
const { aCustomer } = accountsOf(shop);

let made = 0;
const somebody = (changes: Partial<Person> = {}): Person => {
  made += 1;
  return {
    sub: `person-${made}`,
    email: `Person-${made}@example.iq`,
    email_verified: true,
    given_name: 'Zainab',
    family_name: 'كريم',
    ...changes,
  };
};

/** The cookie of a login, as a browser sends it back. */
const cookieOf = (headers: Headers): { cookie: string } => ({
  cookie: headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => cookie.startsWith('dijla_social='))
    .join('; '),
});
const begin = async (to?: string, provider = 'palm') => {
  const { result, headers } = await call('user/social/begin', {
    query: { storeCode: 'en' },
    body: { provider, to },
  });
  return { url: result.url, headers: cookieOf(headers) };
};
type Begun = Awaited<ReturnType<typeof begin>>;
const finish = async ({ url, headers }: Begun, person: Person, query = palm.approve(url, person)) =>
  call('user/social/finish', { headers, body: { returned: query } });
const finishRefused = ({ headers }: Pick<Begun, 'headers'>, returned: string) =>
  refused('user/social/finish', { headers, body: { returned } });
/** Comes back as somebody of whom no account is known. */
const named = async (person: Person, provider = 'palm') => {
  const { result, headers } = await finish(await begin(undefined, provider), person);
  return { unknown: result.unknown, headers: cookieOf(headers) };
};
const names = { firstname: 'Zainab', lastname: 'كريم' };
const member = async (person = somebody()) => {
  const { headers } = await named(person);
  const { result: token } = await call('user/social/sign-up', { headers, body: names });
  return { person, token };
};
const proveEmail = (email: string) =>
  db.updateTable('customer').set({ email_verified_at: new Date() }).where('email', '=', email).execute();
const me = async (token: string) => (await call('user/me', { query: { token } })).result;
const mailsTo = async (to: string) =>
  (await db.selectFrom('message').select(['template', 'params']).where('to', '=', to).execute()).filter(
    ({ template }) => template === 'account-changed',
  );

describe('logging in at a provider', () => {
  it('is offered for what the settings name, in their order', async () => {
    expect((await call('user/social/providers')).result).toEqual([
      { id: 'palm', name: 'Palm' },
      { id: 'facebook', name: 'Facebook' },
    ]);
  });

  it('goes there with state, nonce and PKCE, and leads back to the shop alone', async () => {
    const [one, other] = [await begin('/en/cart'), await begin('/en/cart')];
    const asked = Object.fromEntries(new URL(one.url).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'shop',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:3000/en/login/return',
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(new URL(other.url).searchParams.get(name)).not.toBe(asked[name]);
    expect(one.headers.cookie).not.toContain(asked['state'] ?? '');
  });

  it('creates an account without a password, whose address counts as verified, and opens it from then on', async () => {
    const person = somebody();
    const { unknown, headers } = await named(person);
    expect(unknown).toEqual({ email: person.email?.toLowerCase(), ...names, has_account: false });
    const { result: token } = await call('user/social/sign-up', {
      headers,
      body: { ...names, email: 'another@example.iq', mobilenumber: '٠٧٧٠٩٩٩٠٠٠١' },
    });
    expect(await me(token)).toMatchObject({ email: person.email?.toLowerCase(), telephone_verified: false });
    const again = await finish(await begin('/en/checkout'), { ...person, email: 'moved@example.iq' });
    expect(again.result).toMatchObject({ to: '/en/checkout', provider: 'Palm', unknown: null });
    expect((await me(again.result.token ?? '')).email).toBe(person.email?.toLowerCase());
    const row = await db
      .selectFrom('customer')
      .select(['password_hash', 'email_verified_at', 'telephone'])
      .where('email', '=', person.email?.toLowerCase() ?? '')
      .executeTakeFirstOrThrow();
    expect([row.password_hash, row.email_verified_at !== null, row.telephone]).toEqual([
      null,
      true,
      '07709990001',
    ]);
  });

  it('leads to no address but the shop’s own', async () => {
    const { person } = await member();
    for (const to of ['https://evil.example', '//evil.example', String.raw`/\evil.example`, '/de'])
      expect((await finish(await begin(to), person)).result.to).toBe('/en/my-account');
  });

  it('gives the session that every other way in gives', async () => {
    const { person } = await member();
    const { url, headers } = await begin();
    const {
      meta,
      result,
      headers: answered,
    } = await call('user/social/finish', {
      headers: { ...headers, 'x-refresh-token': 'cookie' },
      body: { returned: palm.approve(url, person) },
    });
    const cookies = answered.getSetCookie().join('\n');
    expect([meta, cookies.includes('dijla_refresh='), cookies.includes('dijla_social=;')]).toEqual([
      {},
      true,
      true,
    ]);
    expect((await call('user/sessions', { query: { token: result.token ?? '' } })).result).toHaveLength(2);
  });
});

describe('what comes back', () => {
  it('opens nothing in another browser, without its cookie, with a changed one, twice, or too late', async () => {
    const { person } = await member();
    const [mine, anothers] = [await begin(), await begin()];
    const query = palm.approve(mine.url, person);
    const changed = { cookie: `${mine.headers.cookie.slice(0, -4)}AAAA` };
    for (const [headers, code] of [
      [{ cookie: '' }, 'user.social-login-ended'],
      [changed, 'user.social-login-ended'],
      [anothers.headers, 'user.social-login-failed'],
    ] as const)
      expect((await finishRefused({ headers }, query)).code).toBe(code);
    expect((await finish(mine, person, query)).result.token).not.toBeNull();
    expect((await finishRefused(mine, query)).code).toBe('user.social-login-failed');
    const late = await begin();
    clock.now += 10 * 60_000;
    expect((await finishRefused(late, palm.approve(late.url, person))).code).toBe('user.social-login-ended');
  });

  it('opens nothing for a state, code or ID token that is not right', async () => {
    const { person } = await member();
    const later = Math.floor(Date.now() / 1000) - 3600;
    const wrongs: readonly ((begun: Begun) => string)[] = [
      ({ url }) => palm.approve(url, person).replace(/state=[^&]*/, 'state=another'),
      () => 'code=made-up&state=x',
      () => 'error=server_error',
      () => '',
      ({ url }) => palm.approve(url, { ...person, claims: { nonce: 'another' } }),
      ({ url }) => palm.approve(url, { ...person, claims: { aud: 'another shop' } }),
      ({ url }) => palm.approve(url, { ...person, claims: { iss: 'https://evil.example' } }),
      ({ url }) => palm.approve(url, { ...person, claims: { exp: later } }),
    ];
    for (const wrong of wrongs) {
      const begun = await begin();
      expect((await finishRefused(begun, wrong(begun))).code).toBe('user.social-login-failed');
    }
    const begun = await begin();
    const forged = () => finishRefused(begun, palm.approve(begun.url, person));
    expect((await palm.withAnotherKey(forged)).code).toBe('user.social-login-failed');
  });

  it('is refused in words while the provider is away, and for one that the shop does not know', async () => {
    const begun = await begin();
    const query = palm.approve(begun.url, somebody());
    const away = await palm.whileAway(() => finishRefused(begun, query));
    expect([away.code, away.result]).toEqual(['user.social-login-failed', 'Palm login failed']);
    const cancelled = await finishRefused(await begin(undefined, 'facebook'), 'error=access_denied');
    expect(cancelled.result).toBe('Facebook login cancelled');
    expect((await refused('user/social/begin', { body: { provider: 'nobody' } })).code).toBe(
      'user.social-login-failed',
    );
  });

  it('reads no more than a provider says about itself', async () => {
    palm.pad(300 * 1024);
    const fresh = await buyingProvider(db, { loginProviders: [palm.openid] });
    const asked = { body: { provider: 'palm' } };
    expect((await fresh.refused('user/social/begin', asked)).code).toBe('user.social-login-failed');
    palm.pad(0);
    expect((await fresh.call('user/social/begin', asked)).result.url).toContain(palm.issuer);
  });
});

describe('an account of the same e-mail address', () => {
  it('is joined where both sides verified the address, and its owner is told', async () => {
    const { email, profile } = await aCustomer();
    await proveEmail(email);
    const person = somebody({ email: email.toUpperCase() });
    const { result } = await finish(await begin(), person);
    expect((await me(result.token ?? '')).id).toBe(profile.id);
    expect(await mailsTo(email)).toMatchObject([{ params: { changed: { login: true } } }]);
    expect((await finish(await begin(), person)).result.token).not.toBeNull();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it.each([
    ['we never verified it', false, true],
    ['the provider does not say that it is theirs', true, false],
  ])('asks for the password first where %s', async (_, isProven, isVerified) => {
    const { email, profile } = await aCustomer();
    if (isProven) await proveEmail(email);
    const { unknown, headers } = await named(somebody({ email, email_verified: isVerified }));
    expect(unknown).toMatchObject({ email, has_account: true });
    expect((await refused('user/social/sign-up', { headers, body: names })).code).toBe('user.email-taken');
    const wrong = { headers, body: { username: email, password: 'not the password' } };
    expect((await refused('user/social/join', wrong)).code).toBe('user.sign-in-incorrect');
    const right = { headers, body: { username: email, password: accountPassword } };
    const { result: token } = await call('user/social/join', right);
    expect((await me(token)).id).toBe(profile.id);
  });

  it('is not joined once its verified address was changed to another’s', async () => {
    const { email, token, profile } = await aCustomer();
    await proveEmail(email);
    const victim = somebody();
    const { extension_attributes: _, ...own } = profile as typeof profile & {
      extension_attributes?: unknown;
    };
    await call('user/update', {
      query: { token },
      body: { customer: { ...own, email: victim.email?.toLowerCase(), addresses: undefined } },
    });
    expect((await finish(await begin(), victim)).result.token).toBeNull();
  });

  it('is given to one account when two join at once', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()];
    const { headers } = await named(somebody());
    const answers = await Promise.all(
      [one, other].map(({ email }) =>
        send('user/social/join', { headers, body: { username: email, password: accountPassword } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('loses the logins of who registered another’s address, when its owner sets a password by e-mail', async () => {
    const squatter = somebody({ email: 'owner@example.iq', email_verified: false });
    const { headers } = await named(squatter);
    await call('user/social/sign-up', { headers, body: names });
    await call('user/reset-password', { body: { email: 'owner@example.iq' } });
    const mail = await db
      .selectFrom('message')
      .select('params')
      .where('to', '=', 'owner@example.iq')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const { token } = mail.params as { token: string };
    await call('user/create-password', {
      body: { email: 'owner@example.iq', resetToken: token, newPassword: 'palm and bridge' },
    });
    expect((await finish(await begin(), squatter)).result).toMatchObject({
      token: null,
      unknown: { has_account: true },
    });
  });
});

describe('signing up', () => {
  it('asks for an address where the provider gives none, which then is not verified', async () => {
    const { unknown, headers } = await named(somebody({ email: '' }), 'facebook');
    expect(unknown).toMatchObject({ email: null, has_account: false });
    expect((await refused('user/social/sign-up', { headers, body: names })).code).toBe(
      'user.registration-invalid',
    );
    await call('user/social/sign-up', { headers, body: { ...names, email: 'typed@example.iq' } });
    const { email_verified_at: at } = await db
      .selectFrom('customer')
      .select('email_verified_at')
      .where('email', '=', 'typed@example.iq')
      .executeTakeFirstOrThrow();
    expect(at).toBeNull();
  });

  it('makes one account of two at once, and takes a telephone of Iraq alone', async () => {
    const { headers } = await named(somebody());
    const typed = { headers, body: { ...names, mobilenumber: '12' } };
    expect((await refused('user/social/sign-up', typed)).code).toBe('user.telephone-invalid');
    const answers = await Promise.all(
      [1, 2].map(() => send('user/social/sign-up', { headers, body: names })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('needs somebody who came back', async () => {
    const begun = await begin();
    for (const headers of [{ cookie: '' }, begun.headers]) {
      expect((await refused('user/social/sign-up', { headers, body: names })).code).toBe(
        'user.social-login-ended',
      );
      const body = { username: 'a@b.iq', password: accountPassword };
      expect((await refused('user/social/join', { headers, body })).code).toBe('user.social-login-ended');
    }
  });
});

describe('where a customer logs in', () => {
  it('is listed and removed by its customer alone; the last way in stays', async () => {
    const { person, token } = await member(somebody({ email_verified: false }));
    const other = await aCustomer();
    const [identity] = (await call('user/identities', { query: { token } })).result;
    expect(identity).toMatchObject({ name: 'Palm' });
    const remove = (by: string) => ({ query: { token: by, identityId: String(identity?.id) } });
    expect((await refused('user/remove-identity', remove(other.token))).code).toBe('user.identity-not-found');
    expect((await refused('user/remove-identity', remove(token))).code).toBe('user.last-way-in');
    await db
      .updateTable('customer')
      .set({ password_hash: 'kept' })
      .where('email', '=', person.email?.toLowerCase() ?? '')
      .execute();
    await call('user/remove-identity', remove(token));
    expect((await call('user/identities', { query: { token } })).result).toEqual([]);
    expect((await finish(await begin(), person)).result.token).toBeNull();
  });

  it('opens no disabled account', async () => {
    const { person } = await member();
    await db
      .updateTable('customer')
      .set({ is_active: false })
      .where('email', '=', person.email?.toLowerCase() ?? '')
      .execute();
    const begun = await begin();
    expect((await finishRefused(begun, palm.approve(begun.url, person))).code).toBe('user.disabled');
  });
});

describe('a token of Facebook', () => {
  const logIn = (accessToken: string) => ({ query: { accessToken } });
  const signUp = (accessToken: string, phone = '07709990002') => ({
    query: { accessToken },
    body: { phone },
  });

  it('is told to register first, then does, and logs in from then on', async () => {
    const person = somebody();
    expect(await refused('user/login-by-facebook', logIn(palm.facebookToken(person)))).toMatchObject({
      status: 404,
      result: {
        errorMessage: 'Customer account is not linked. Please register first before logging in.',
        code: 404,
      },
    });
    const { result, meta } = await call('user/sign-up-by-facebook', signUp(palm.facebookToken(person)));
    expect([(await me(result)).email, meta?.refreshToken?.length]).toEqual([person.email?.toLowerCase(), 43]);
    const { id } = await me((await call('user/login-by-facebook', logIn(palm.facebookToken(person)))).result);
    expect((await me(result)).id).toBe(id);
    // Sent twice, it signs in.
    await call('user/sign-up-by-facebook', signUp(palm.facebookToken(person)));
  });

  it.each([
    ['another app’s', { app: 'another' }],
    ['an expired one', { expiresAt: 1000 }],
    ['one that was ended', { isValid: false }],
    ['one of somebody else', { me: 'another' }],
  ])('opens nothing when it is %s', async (_, twist) => {
    const { person } = await member(somebody());
    const token = palm.facebookToken(person, twist);
    expect(await refused('user/login-by-facebook', logIn(token))).toMatchObject({
      status: 401,
      result: { errorMessage: 'Facebook login failed', code: 401 },
    });
    expect(await refused('user/sign-up-by-facebook', signUp(token))).toMatchObject({
      status: 401,
      result: { errorMessage: 'Facebook signup failed' },
    });
  });

  it('never joins an account by its e-mail address, and needs one', async () => {
    const { email } = await aCustomer();
    await proveEmail(email);
    expect(
      await refused('user/sign-up-by-facebook', signUp(palm.facebookToken(somebody({ email })))),
    ).toMatchObject({ code: 'user.facebook-signup-failed', result: { code: 400 } });
    const without = palm.facebookToken(somebody({ email: '' }));
    expect((await refused('user/sign-up-by-facebook', signUp(without))).code).toBe(
      'user.facebook-without-email',
    );
  });

  it('is refused alike by a shop without Facebook', async () => {
    const without = await buyingProvider(db);
    expect((await without.refused('user/login-by-facebook', logIn('x'))).code).toBe(
      'user.facebook-login-failed',
    );
    expect((await without.call('user/social/providers')).result).toEqual([]);
  });
});
