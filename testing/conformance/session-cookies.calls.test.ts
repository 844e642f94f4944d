import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { searchUrl } from './vsf-search.ts';

const { url, database } = await providerOverHttp({ secureCookies: true });
const password = 'Dijla-demo-1';

type Sent = { headers?: Record<string, string>; body?: object; method?: string };
/** Sends a call as a browser does on the shop's own origin, and returns the cookies it sets, by name. */
const send = async (path: string, { headers = {}, body, method = 'POST' }: Sent = {}) => {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const cookies = Object.fromEntries(
    answer.headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      return [
        pair.slice(0, pair.indexOf('=')),
        {
          value: decodeURIComponent(pair.slice(pair.indexOf('=') + 1)),
          attributes: attributes.toSorted().join('; '),
        },
      ];
    }),
  );
  return {
    status: answer.status,
    ...((await answer.json()) as { result: unknown; meta?: { refreshToken?: string } }),
    cookies,
  };
};
const asksForCookie = { 'x-refresh-token': 'cookie' };
const logIn = (username: string, headers: Record<string, string> = {}) =>
  send('/api/user/login?storeCode=ar', { body: { username, password }, headers });
const refreshWith = (cookie: string, headers: Record<string, string> = asksForCookie) =>
  send('/api/user/refresh', { body: {}, headers: { cookie: `dijla_refresh=${cookie}`, ...headers } });
const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });

describe('the refresh cookie', () => {
  it('takes the refresh token out of the answer for who asks for it: for no script, no other site and no address but those of the account', async () => {
    const { meta, cookies } = await logIn('shopper@example.iq', asksForCookie);
    expect(meta?.refreshToken).toBeUndefined();
    expect(cookies['dijla_refresh']).toEqual({
      value: expect.stringMatching(/^[\w-]{43}$/),
      attributes: 'HttpOnly; Max-Age=2592000; Path=/api/user; SameSite=Strict; Secure',
    });
  });

  it('is given to nobody who did not ask', async () => {
    const { meta, cookies } = await logIn('shopper@example.iq');
    expect([typeof meta?.refreshToken, cookies]).toEqual(['string', {}]);
  });

  it('refreshes the token of who asks by the header, which no other site can send, and holds no longer than it did', async () => {
    const cookie = (await logIn('shopper@example.iq', asksForCookie)).cookies['dijla_refresh']?.value ?? '';
    const refreshed = await refreshWith(cookie);
    expect([refreshed.status, refreshed.meta, refreshed.cookies['dijla_refresh']?.value]).toEqual([
      200,
      {},
      cookie,
    ]);
    expect(refreshed.cookies['dijla_refresh']?.attributes).toMatch(/Max-Age=25919\d\d;/);
    expect((await send('/api/user/me', { method: 'GET', headers: bearer(refreshed.result) })).status).toBe(
      200,
    );
    expect(await refreshWith(cookie, {})).toMatchObject({
      status: 500,
      result: 'No refresh token provided',
      cookies: {},
    });
  });

  it('ends with signing out, and its session too', async () => {
    const signedIn = await logIn('shopper@example.iq', asksForCookie);
    const cookie = signedIn.cookies['dijla_refresh']?.value ?? '';
    const out = await send('/api/user/logout', {
      headers: { ...asksForCookie, cookie: `dijla_refresh=${cookie}` },
    });
    expect(out.cookies['dijla_refresh']).toEqual({
      value: '',
      attributes: 'HttpOnly; Max-Age=0; Path=/api/user; SameSite=Strict; Secure',
    });
    const refused = await refreshWith(cookie);
    expect([refused.status, refused.result]).toEqual([401, 'Invalid refresh token provided']);
    expect((await send('/api/user/me', { method: 'GET', headers: bearer(signedIn.result) })).status).toBe(
      401,
    );
  });
});

describe('a refresh cookie that is good for nothing any more', () => {
  const cookieOf = async (username: string) =>
    (await logIn(username, asksForCookie)).cookies['dijla_refresh']?.value ?? '';

  it('is taken away with the refusal, her prices with it, and nothing of who sent her token in the body', async () => {
    const cookie = await cookieOf('reseller@example.iq');
    await database.db.deleteFrom('customer_session').execute();
    const headers = { ...asksForCookie, cookie: `dijla_refresh=${cookie}; dijla_prices=of-yesterday` };
    const refused = await send('/api/user/refresh?storeCode=ar', { body: {}, headers });
    expect(refused.status).toBe(401);
    expect(refused.cookies['dijla_refresh']).toEqual({
      value: '',
      attributes: 'HttpOnly; Max-Age=0; Path=/api/user; SameSite=Strict; Secure',
    });
    expect(refused.cookies['dijla_prices']).toMatchObject({
      value: '',
      attributes: expect.stringContaining('Max-Age=0'),
    });
    expect((await send('/api/user/refresh', { body: { refreshToken: cookie }, headers })).cookies).toEqual(
      {},
    );
  });

  it('is taken away from a customer whose account was disabled, who is told so', async () => {
    const cookie = await cookieOf('second@example.iq');
    const disable = (is_active: boolean) =>
      database.db
        .updateTable('customer')
        .set({ is_active })
        .where('email', '=', 'second@example.iq')
        .execute();
    await disable(false);
    const refused = await send('/api/user/refresh?storeCode=en', {
      body: {},
      headers: { ...asksForCookie, cookie: `dijla_refresh=${cookie}` },
    });
    expect([refused.status, refused.result]).toEqual([
      403,
      'Your account was disabled. Please contact the store administrator on the reason for blocking your account.',
    ]);
    expect(refused.cookies['dijla_refresh']).toMatchObject({ value: '' });
    await disable(true);
  });
});

describe('a page of another site', () => {
  const own = { 'sec-fetch-site': 'same-origin', origin: url };
  const foreign: Record<string, string>[] = [
    { 'content-type': 'text/plain', origin: 'https://evil.example' },
    { 'content-type': 'text/plain', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { 'content-type': 'text/plain', origin: 'null' },
  ];

  it.each(foreign)('logs nobody in to the prices of its own account: %o', async (headers) => {
    expect((await logIn('reseller@example.iq', { ...headers, ...asksForCookie })).cookies).toEqual({});
    expect(Object.keys((await logIn('reseller@example.iq', { ...own, ...asksForCookie })).cookies)).toEqual(
      expect.arrayContaining(['dijla_refresh', 'dijla_prices']),
    );
  });

  it.each(foreign)('takes no cookie away, also where the shop refuses: %o', async (headers) => {
    const cookie = 'dijla_refresh=of-nobody; dijla_prices=of-yesterday';
    const refresh = (more: object) =>
      send('/api/user/refresh', { body: {}, headers: { ...more, ...asksForCookie, cookie } });
    expect((await refresh(headers)).cookies).toEqual({});
    expect(Object.keys((await refresh(own)).cookies)).toHaveLength(2);
    const { result } = await logIn('shopper@example.iq');
    const out = await send('/api/user/logout', { headers: { ...headers, ...bearer(result), cookie } });
    expect(out.cookies).toEqual({});
  });
});

describe('the price cookie', () => {
  it('shows the prices of a group that has its own, names nobody, and goes with signing out', async () => {
    const { cookies, result } = await logIn('reseller@example.iq');
    const cookie = cookies['dijla_prices'];
    expect(cookie?.attributes).toBe('HttpOnly; Max-Age=86400; Path=/; SameSite=Lax; Secure');
    const payload: unknown = JSON.parse(
      Buffer.from(cookie?.value.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(payload).toEqual({ group_id: 2, id: 0, exp: expect.any(Number) });

    const request = {
      _appliedFilters: [{ attribute: 'sku', value: { eq: 'DJ-TIERS' } }],
      groupToken: cookie?.value,
    };
    const found = (await (await fetch(searchUrl(url, { index: 'iq_catalog_ar', request }))).json()) as {
      hits: { fp: number }[];
    };
    expect(found.hits[0]?.fp).toBe(21_500);
    const out = await send('/api/user/logout?storeCode=ar', {
      headers: { ...bearer(result), cookie: `dijla_prices=${cookie?.value ?? ''}` },
    });
    expect(out.cookies['dijla_prices']).toMatchObject({
      value: '',
      attributes: expect.stringContaining('Max-Age=0'),
    });
  });

  it('is not given to who pays what everyone pays, and is taken from who does so again', async () => {
    const { result, cookies } = await logIn('shopper@example.iq');
    expect(cookies).toEqual({});
    const me = await send('/api/user/me', {
      method: 'GET',
      headers: { ...bearer(result), cookie: 'dijla_prices=of-yesterday' },
    });
    expect(me.cookies['dijla_prices']).toMatchObject({ value: '' });
  });

  it('follows a customer who is moved to another group when her token is refreshed', async () => {
    const { meta } = await logIn('second@example.iq');
    await database.db
      .updateTable('customer')
      .set({ customer_group_id: 2 })
      .where('email', '=', 'second@example.iq')
      .execute();
    const { cookies } = await send('/api/user/refresh', { body: { refreshToken: meta?.refreshToken } });
    expect(cookies['dijla_prices']?.value).toMatch(/^ey/);
  });
});
