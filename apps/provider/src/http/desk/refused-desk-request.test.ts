import type { CallHandlers } from '../../call/call-handler.ts';
import { bareApp } from '@dijla/test-kit/bare-app';
import { describe, expect, it } from 'vitest';
import type { AskingStaff } from '../../call/caller.ts';
import { deskCookieOf } from '../../call/desk-cookie.ts';
import type { ProviderAppParts } from '../provider-app.ts';

const token = 't'.repeat(43);
const staff = { id: 1, permissions: new Set(['desk.enter']) } as unknown as AskingStaff;

/** An app in which one session is live, and where its calls answer with what they were given. */
const anApp = (parts: Partial<ProviderAppParts> = {}) =>
  bareApp({
    handlers: {
      'desk/session': async (_: unknown, context: { staff: AskingStaff }) => ({ result: context.staff.id }),
      'desk/end-session': async (_: unknown, { isSecure }: { isSecure: boolean }) => ({
        result: true,
        cookies: [deskCookieOf(token, { isSecure, seconds: 60 })],
      }),
    } as unknown as CallHandlers,
    whoWorks: async (given) =>
      given === token ? { kind: 'staff', staff, hasSteppedUp: false } : { kind: 'expired' },
    ...parts,
  });

type Sent = { method?: string; headers?: Record<string, string>; origin?: string };

const sent = (
  { method = 'GET', headers = {}, origin = 'http://localhost:3000' }: Sent,
  parts?: Partial<ProviderAppParts>,
) =>
  anApp(parts).fetch(
    new Request(`${origin}/api/desk/session`, {
      method,
      headers: { cookie: `dijla_desk=${token}; __Host-dijla_desk=${token}`, ...headers },
    }),
    {},
  );
const answerTo = async (request: Sent, parts?: Partial<ProviderAppParts>) => {
  const answer = await sent(request, parts);
  return answer.headers.get('x-refusal') ?? answer.status;
};
const json = { 'content-type': 'application/json' };
const publicUrl = 'https://shop.example';

describe('a request to the desk', () => {
  it.each<[string, Record<string, string>, string | number]>([
    ['a program, which sends neither header', {}, 200],
    ['a page of the desk', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, 200],
    ['a page of the desk in a browser without Sec-Fetch-Site', { origin: 'http://localhost:3000' }, 200],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 'desk.foreign-page'],
    ['another host of the domain', { 'sec-fetch-site': 'same-site' }, 'desk.foreign-page'],
    ['the address bar', { 'sec-fetch-site': 'none' }, 'desk.foreign-page'],
    ['a value nobody knows', { 'sec-fetch-site': 'Same-Origin' }, 'desk.foreign-page'],
    ['another origin', { origin: 'https://evil.example' }, 'desk.foreign-page'],
    ['another port', { origin: 'http://localhost:4000' }, 'desk.foreign-page'],
    ['a sandboxed frame', { origin: 'null' }, 'desk.foreign-page'],
    [
      'another origin that a lying proxy calls our own',
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
      'desk.foreign-page',
    ],
  ])('from %s is judged by what browsers say of it', async (_, headers, expected) => {
    for (const method of ['GET', 'DELETE'])
      expect([method, await answerTo({ method, headers: { ...json, ...headers } })]).toEqual([
        method,
        expected,
      ]);
  });

  it('may come from a page of the public address, whatever the proxy makes of the host', async () => {
    const headers = { ...json, origin: publicUrl };
    const parts = { publicUrl, secureCookies: true };
    expect(await answerTo({ method: 'DELETE', headers, origin: 'http://10.0.0.7:3000' }, parts)).toBe(200);
  });

  it.each<[string | undefined, string | number]>([
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['Application/JSON', 200],
    [undefined, 'request.not-json'],
    ['', 'request.not-json'],
    ['text/plain', 'request.not-json'],
    ['text/plain; application/json', 'request.not-json'],
    ['application/x-www-form-urlencoded', 'request.not-json'],
    ['multipart/form-data; boundary=x', 'request.not-json'],
    ['application/json-patch+json', 'request.not-json'],
  ])('that writes as %j is answered %s', async (type, expected) => {
    expect(await answerTo({ method: 'DELETE', headers: type ? { 'content-type': type } : {} })).toBe(
      expected,
    );
  });

  it.each<[string, string | number]>([
    ['http://localhost:3000', 200],
    ['http://127.0.0.1', 200],
    ['http://127.1.2.3:80', 200],
    ['http://[::1]:3000', 200],
    ['https://shop.example', 200],
    ['http://shop.example', 'desk.not-secure'],
    ['http://192.168.1.5:3000', 'desk.not-secure'],
    ['http://localhost.evil.example', 'desk.not-secure'],
    ['http://127.0.0.1.evil.example', 'desk.not-secure'],
    ['http://0.0.0.0:3000', 'desk.not-secure'],
  ])('at %s is answered %s', async (origin, expected) => {
    expect(await answerTo({ origin })).toBe(expected);
  });

  it('is let in at any address once the shop has a public one over https', async () => {
    expect(await answerTo({ origin: 'http://10.0.0.7:3000' }, { publicUrl, secureCookies: true })).toBe(200);
  });
});

describe('the cookie of the desk', () => {
  it.each<[string, string, boolean, string]>([
    [
      'over https',
      'https://shop.example',
      false,
      `__Host-dijla_desk=${token}; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict`,
    ],
    [
      'at a public address over https',
      'http://10.0.0.7:3000',
      true,
      `__Host-dijla_desk=${token}; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict`,
    ],
    [
      'on this machine',
      'http://localhost:3000',
      false,
      `dijla_desk=${token}; Max-Age=60; Path=/; HttpOnly; SameSite=Strict`,
    ],
  ])('is kept to this host %s', async (_, origin, secureCookies, expected) => {
    const answer = await sent({ method: 'DELETE', headers: json, origin }, { secureCookies });
    expect(answer.headers.getSetCookie()).toEqual([expected]);
  });

  it.each<[string, string, string, string | number]>([
    [
      'the plain name over https, which another host of the domain can set',
      'https://shop.example',
      'dijla_desk',
      'desk.not-signed-in',
    ],
    ['the name for https over https', 'https://shop.example', '__Host-dijla_desk', 200],
    ['the plain name on this machine', 'http://localhost', 'dijla_desk', 200],
    ['the name for https on this machine', 'http://localhost', '__Host-dijla_desk', 'desk.not-signed-in'],
  ])('%s is answered as it should', async (_, origin, name, expected) => {
    expect(await answerTo({ origin, headers: { cookie: `${name}=${token}` } })).toBe(expected);
  });
});
