import { softwarePasskey } from '@dijla/test-kit/software-passkey';
import { request } from 'node:http';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';

const local = await providerOverHttp();
const port = new URL(local.url).port;
const localhost = `localhost:${port}`;
const credentials = { email: 'owner@example.iq', password: 'Dijla-owner-1' };

type Sent = { method?: string; path?: string; headers?: Record<string, string>; body?: object };
type Answered = { status: number; code: string | null; cookie: string; result: unknown };

/** Sends a request with any Host, which `fetch` does not let be set. */
const send = ({ method = 'POST', path = 'session', headers = {}, body }: Sent): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: `/api/desk/${path}`,
        headers: { 'content-type': 'application/json', host: localhost, ...headers },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => void (text += chunk.toString()));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            code: String(answer.headers['x-refusal'] ?? '') || null,
            cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
            result: (JSON.parse(text) as { result: unknown }).result,
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });

const elsewhere: [string, Record<string, string>][] = [
  ['another name of this machine', { host: `127.0.0.1:${port}` }],
  ['IPv6', { host: `[::1]:${port}` }],
  ['a name that begins alike', { host: 'localhost.evil.example' }],
  ['another host', { host: 'shop.example' }],
  ['X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1' }],
  ['X-Forwarded-For of nobody', { 'x-forwarded-for': '' }],
  ['X-Forwarded-Host', { 'x-forwarded-host': 'localhost' }],
  ['X-Forwarded-Proto', { 'x-forwarded-proto': 'http' }],
  ['Forwarded', { forwarded: 'for=127.0.0.1' }],
  ['X-Real-IP', { 'x-real-ip': '127.0.0.1' }],
  ['Via', { via: '1.1 proxy' }],
];

describe('the owner of the demo', () => {
  it('signs in on this machine with the password alone, and the desk says so', async () => {
    const { status, result, cookie } = await send({ body: credentials });
    expect([status, result]).toMatchObject([
      200,
      { staff: { email: 'owner@example.iq', roles: ['owner'], is_demo: true }, needs: [] },
    ]);
    expect((await send({ method: 'GET', headers: { cookie } })).status).toBe(200);
  });

  it.each(elsewhere)('is nobody by way of %s: no sign-in, and no session of before', async (_, headers) => {
    const { cookie } = await send({ body: credentials });
    const answers = [
      await send({ body: credentials, headers }),
      await send({ method: 'GET', headers: { ...headers, cookie } }),
    ];
    const expected = headers['host']?.includes('e') ? 'desk.not-secure' : null;
    expect(answers.map(({ code, cookie: set }) => [code, set])).toEqual([
      [expected ?? 'desk.sign-in-incorrect', ''],
      [expected ?? 'desk.not-signed-in', ''],
    ]);
    expect((await send({ method: 'GET', headers: { cookie } })).status).toBe(200);
  });

  it('is answered as one whose password is wrong', async () => {
    const [outside, wrong] = [
      await send({ body: credentials, headers: { via: '1.1 proxy' } }),
      await send({ body: { ...credentials, password: 'wrong' } }),
    ];
    expect(outside).toEqual(wrong);
  });

  it('steps up by the password, here alone', async () => {
    const { cookie } = await send({ body: credentials });
    const renew = { path: 'roles/courier', method: 'PUT', body: { permissions: ['desk.enter'] } };
    expect((await send({ ...renew, headers: { cookie } })).code).toBe('desk.step-up-needed');
    const wrong = { path: 'step-up', headers: { cookie }, body: { password: 'wrong' } };
    expect((await send(wrong)).code).toBe('desk.password-wrong');
    const { password } = credentials;
    expect((await send({ ...wrong, body: { password } })).status).toBe(200);
    expect((await send({ ...renew, headers: { cookie, forwarded: 'for=10.0.0.1' } })).code).toBe(
      'desk.not-signed-in',
    );
    expect((await send({ ...renew, headers: { cookie } })).status).toBe(200);
  });

  it('has a passkey that opens nothing elsewhere', async () => {
    const { cookie } = await send({ body: credentials });
    const key = softwarePasskey();
    const origin = `http://${localhost}`;
    const challengeOf = async (path: string) =>
      ((await send({ method: 'GET', path, headers: { cookie } })).result as { challenge: string }).challenge;
    const credential = key.made(await challengeOf('factors/passkey'), origin);
    const { password } = credentials;
    const added = await send({
      path: 'factors/passkey',
      headers: { cookie },
      body: { password, name: 'Key', credential },
    });
    expect(added.status).toBe(200);
    const body = { credential: key.used(await challengeOf('session/passkey'), origin) };
    const through = { path: 'session/passkey', headers: { via: '1.1 proxy' }, body };
    expect((await send(through)).code).toBe('desk.passkey-wrong');
    const { status } = await send({ path: 'session/passkey', body });
    expect(status).toBe(200);
  });
});

describe('a shop with a public address', () => {
  it.each([
    { publicUrl: 'https://shop.example' },
    { publicUrl: 'https://shop.example', deskUrl: 'http://localhost:3100' },
  ])('lets the demo’s owner in nowhere, as a proxy on its machine may add no header: %j', async (urls) => {
    const shop = await providerOverHttp({ settings: urls, secureCookies: true });
    const answer = await fetch(`http://localhost:${new URL(shop.url).port}/api/desk/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    expect(answer.headers.get('x-refusal')).toBe('desk.sign-in-incorrect');
  });
});
