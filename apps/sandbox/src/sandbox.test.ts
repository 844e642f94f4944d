import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { afterAll, describe, expect, it } from 'vitest';
import { readInbox } from './providers/messages/inbox.ts';
import { startSandbox } from './start-sandbox.ts';

const outbox = mkdtempSync(join(tmpdir(), 'dijla-sandbox-'));
const sandbox = await startSandbox({ outbox, gateways: true });
afterAll(async () => {
  await sandbox.stop();
  rmSync(outbox, { recursive: true, force: true });
});

const base = `http://127.0.0.1:${new URL(sandbox.url).port}`;
const page = async (path: string) => (await fetch(base + path)).text();
const control = (path: string, body: object) =>
  fetch(`${base}/_control/${path}`, { method: 'POST', body: JSON.stringify(body) });
const problemOf = async (answer: Response) => [answer.status, Object.keys((await answer.json()) as object)];

/** Sends a request with any Host, which fetch does not. */
const asHost = (host: string, headers: Record<string, string> = {}, method = 'GET'): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(`${base}/messages`, { method, headers: { host, ...headers } }, (answer) => {
      void text(answer).then(() => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end();
  });

describe('the sandbox', () => {
  it('answers this machine alone: no other host, and no page of another site', async () => {
    const { port } = new URL(base);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`]) expect(await asHost(host)).toBe(200);
    for (const host of ['evil.example', `evil.example:${port}`, `localhost.evil.example:${port}`])
      expect([host, await asHost(host)]).toEqual([host, 403]);
    expect(await asHost(`localhost:${port}`, { 'sec-fetch-site': 'cross-site' }, 'POST')).toBe(403);
  });

  it('shows what the shop has sent, in both languages, and runs nothing that is in it', async () => {
    expect(await page('/messages')).toContain('No messages yet');
    const mail = {
      channel: 'email',
      to: 'noor@example.iq',
      at: '2026-11-28T09:31:00.000Z',
      subject: '<b>رمزك</b>',
      text: '123456 <script>',
      html: '<p>123456</p><script>alert(1)</script>',
    };
    writeFileSync(
      join(outbox, '2026-11-28T09-30-00.123Z-000017-email-one-time-code.json'),
      JSON.stringify(mail),
    );
    const shown = await page('/messages?lang=ar');
    expect(shown).toContain('dir="rtl"');
    expect(shown).toContain('&lt;b&gt;رمزك&lt;/b&gt;');
    expect(shown).not.toContain('<script>');
    expect(await page('/messages?to=somebody@example.iq')).not.toContain('123456');
    const [, link = ''] = /href="(\/messages\/[^"]+)"/.exec(shown) ?? [];
    const whole = await fetch(base + link);
    expect(await whole.text()).toBe(mail.html);
    expect(whole.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    for (const path of ['..%2F..%2Fetc%2Fpasswd', 'none.json'])
      expect((await fetch(`${base}/messages/${path}`)).status).toBe(404);
  });

  it('receives e-mails over SMTP, one message a recipient and none twice', async () => {
    const transport = createTransport(sandbox.smtpUrl);
    const mail = {
      from: { name: 'دجلة', address: 'no-reply@localhost' },
      to: ['hala@example.iq', 'omar@example.iq'],
      subject: 'فاتورة 4817',
      text: 'شكراً',
      html: '<p>شكراً</p>',
      messageId: '<message-1@localhost>',
      date: new Date('2026-11-28T10:00:00Z'),
      attachments: [{ filename: 'فاتورة.pdf', content: Buffer.from('%PDF') }],
    };
    for (let sent = 0; sent < 2; sent += 1) await transport.sendMail(mail);
    for (const to of mail.to) {
      const [kept, ...others] = await readInbox(outbox, to);
      expect(others).toEqual([]);
      expect(kept).toMatchObject({ channel: 'email', to, subject: mail.subject, text: 'شكراً' });
      expect(kept).toMatchObject({ attachments: [{ filename: 'فاتورة.pdf', base64: 'JVBERg==' }] });
    }
    expect(await page('/messages?to=hala@example.iq')).toContain(mail.subject);
  });

  it('is controlled: its clock, what happens next, and what it received', async () => {
    const moved = await control('clock', { now: '2030-01-01T00:00:00Z' });
    expect(((await moved.json()) as { now: string }).now).toMatch(/^2030-01-01T00:00:0/);
    await control('clock', { now: new Date().toISOString() });
    for (const [path, body] of [
      ['clock', { now: 'soon' }],
      ['scenario', { provider: 'nobody', scenario: 'away' }],
      ['scenario', { provider: 'logins', scenario: 'rain' }],
    ] as const)
      expect(await problemOf(await control(path, body))).toEqual([400, ['problem']]);
    expect((await control('nothing', {})).status).toBe(404);
    await page('/logins?seen=1');
    const log = (await (await fetch(`${base}/_control/log`)).json()) as { url: string }[];
    expect(log.at(-1)).toMatchObject({ method: 'GET', url: '/logins?seen=1', body: '' });
  });
});

describe('the sandbox’s gateways', () => {
  const token = async (): Promise<number> =>
    (
      await fetch(`${base}/fib/auth/realms/fib-online-shop/protocol/openid-connect/token`, {
        method: 'POST',
        body: new URLSearchParams({ client_id: 'nobody' }),
      })
    ).status;
  const fail = (more: object) => control('scenario', { provider: 'fib', scenario: 'token-fails', ...more });

  it('fail for the next thing, or until they are set back', async () => {
    await fail({});
    expect([await token(), await token()]).toEqual([500, 401]);
    await fail({ stays: true });
    expect([await token(), await token()]).toEqual([500, 500]);
    await fail({ stays: false });
    expect(await token()).toBe(401);
    expect((await control('scenario', { provider: 'fib', scenario: 'rain' })).status).toBe(400);
  });

  it.each(['fib', 'qi', 'zaincash', 'zaincash1', 'paytabs', 'installments'])(
    'has a page of %s',
    async (name) => {
      const shown = await fetch(`${base}/${name}?lang=ar`);
      expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('dir="rtl"')]);
    },
  );
});

describe('the sandbox’s login provider', () => {
  const verifier = 'v'.repeat(43);
  const back = 'http://localhost:3000/en/login/return';
  const asked = new URLSearchParams({
    redirect_uri: back,
    state: 'state-of-the-shop',
    nonce: 'nonce-of-the-shop',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  }).toString();
  const agree = async (fields: Record<string, string> = {}, query = asked): Promise<URLSearchParams> => {
    const answer = await fetch(`${base}/logins/authorize?${query}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ email: 'Noor@Example.iq', verified: 'on', answer: 'agree', ...fields }),
    });
    return new URL(answer.headers.get('location') ?? 'http://none').searchParams;
  };
  const claimsFor = async (code: string): Promise<Record<string, unknown>> => {
    const [address = ''] = sandbox.loginProviders;
    const { username, password } = new URL(address);
    const answer = await fetch(`${base}/logins/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` },
      body: new URLSearchParams({ code, redirect_uri: back, code_verifier: verifier }),
    });
    const { id_token = '..' } = (await answer.json()) as { id_token?: string };
    return JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString() || '{}') as Record<
      string,
      unknown
    >;
  };

  it('asks who somebody is, and tells the shop by a code that is good once', async () => {
    expect(await page(`/logins/authorize?${asked}&lang=ar`)).toContain('المتابعة إلى المتجر');
    const given = await agree();
    expect(given.get('state')).toBe('state-of-the-shop');
    const claims = await claimsFor(given.get('code') ?? '');
    expect(claims).toMatchObject({
      iss: `${base}/logins`,
      nonce: 'nonce-of-the-shop',
      sub: 'sandbox-noor@example.iq',
      email_verified: true,
    });
    expect(await claimsFor(given.get('code') ?? '')).toEqual({});
  });

  it('leads back to this machine alone', async () => {
    const query = new URLSearchParams({ redirect_uri: 'https://evil.example/' }).toString();
    const answer = await fetch(`${base}/logins/authorize?${query}`, { method: 'POST', body: '' });
    expect(answer.status).toBe(400);
  });

  it('cancels, and fails as a test has set it, once', async () => {
    expect((await agree({ answer: 'cancel' })).get('error')).toBe('access_denied');
    await control('scenario', { provider: 'logins', scenario: 'no-email', ref: 'noor@sandbox.example' });
    const other = await claimsFor((await agree()).get('code') ?? '');
    const hit = await claimsFor((await agree({ email: 'noor@sandbox.example' })).get('code') ?? '');
    expect([other['email'], hit['email']]).toEqual(['Noor@Example.iq', undefined]);
    await control('scenario', { provider: 'logins', scenario: 'away' });
    await expect(agree()).rejects.toThrow('fetch failed');
    expect((await agree()).get('code')).not.toBeNull();
  });
});
