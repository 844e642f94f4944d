import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { confirmWithin } from './confirm-within.ts';
import { forgetUnconfirmed } from './subscriber-sql.ts';

const database = await testDatabase();
const { db } = database;
const { shop, desk } = await workedShop(database);
const { aCustomer } = accountsOf(shop);

let guests = 0;
const newEmail = () => `guest-${(guests += 1)}@example.iq`;
const query = (token = '') => ({ storeCode: 'en', token });
const subscribe = async (email: string, token = '') =>
  (await shop.call('newsletter/subscribe', { query: query(token), body: { email } })).result;
const unsubscribe = async (email: string, token = '') =>
  (await shop.call('newsletter/unsubscribe', { query: query(token), body: { email } })).result;
const read = async (email: string) =>
  (await shop.call('newsletter/read', { query: { ...query(), email } })).result;
const messagesTo = async (to: string) =>
  (await db
    .selectFrom('message')
    .select(['template', 'params'])
    .where('to', '=', to)
    .orderBy('id')
    .execute()) as {
    template: string;
    params: { key: string; coupon?: string | null; percent?: number | null };
  }[];
const lastTo = async (to: string) => {
  const found = (await messagesTo(to)).at(-1);
  if (found === undefined) throw new Error(`No message went to ${to}`);
  return found;
};
const confirm = async (email: string) => {
  const { key } = (await lastTo(email)).params;
  return { key, ...(await shop.call('newsletter/confirm', { body: { key } })).result };
};

describe('/api/ext/mailchimp-subscribe/subscribe', () => {
  it('W3: asks a guest by mail, and only then is subscribed', async () => {
    const email = newEmail();
    expect(await subscribe(` ${email.toUpperCase()} `)).toBe('unsubscribed');
    expect(await read(email)).toBe('unsubscribed');
    expect((await messagesTo(email)).map(({ template }) => template)).toEqual(['newsletter-to-confirm']);
    expect(await confirm(email)).toMatchObject({ has_coupon: true });
    expect(await read(email)).toBe('subscribed');
    // Pressing the link again changes nothing.
    const { key } = (await lastTo(email)).params;
    expect((await shop.call('newsletter/confirm', { body: { key } })).result.has_coupon).toBe(false);
    expect(await messagesTo(email)).toHaveLength(2);
  });

  it('asks by mail where a customer has not proved that the address is hers', async () => {
    const { token, email } = await aCustomer();
    expect(await subscribe(email, token)).toBe('unsubscribed');
    expect((await messagesTo(email)).map(({ template }) => template)).toContain('newsletter-to-confirm');
    await confirm(email);
    expect(await unsubscribe(email, token)).toBe('unsubscribed');
    expect(await read(email)).toBe('subscribed');
  });

  it('4.41: subscribes the customer’s own address at once, and skips what is so already', async () => {
    const { token, email } = await aCustomer();
    await db
      .updateTable('customer')
      .set({ email_verified_at: new Date() })
      .where('email', '=', email)
      .execute();
    expect(await subscribe(email, token)).toBe('subscribed');
    expect(await subscribe(email, token)).toBe('subscribed');
    expect(
      (await messagesTo(email)).filter(({ template }) => template === 'newsletter-welcome'),
    ).toHaveLength(1);
    expect(await unsubscribe(email, token)).toBe('unsubscribed');
    expect(await unsubscribe(email, token)).toBe('unsubscribed');
    expect(await read(email)).toBe('unsubscribed');
  });

  it('asks by mail before somebody else’s newsletter ends, and tells nobody who has one', async () => {
    const email = newEmail();
    await subscribe(email);
    await confirm(email);
    const unknown = newEmail();
    expect(await unsubscribe(unknown)).toBe(await unsubscribe(email));
    expect(await messagesTo(unknown)).toEqual([]);
    expect(await read(email)).toBe('subscribed');
    const { template, params } = await lastTo(email);
    expect(template).toBe('newsletter-to-end');
    await shop.call('newsletter/stop', { body: { key: params.key } });
    await shop.call('newsletter/stop', { body: { key: params.key } });
    expect(await read(email)).toBe('unsubscribed');
  });

  it('sends one message a day to an address, however often it is asked for', async () => {
    const email = newEmail();
    await subscribe(email);
    await subscribe(email);
    expect(await messagesTo(email)).toHaveLength(1);
  });

  it('W3: refuses a missing address with status 500 and the words of the wire', async () => {
    const invalid = { status: 500, code: 'newsletter.email-invalid', result: 'Invalid e-mail provided!' };
    for (const body of [{}, { email: '' }, { email: 'noor' }, { email: 7 }]) {
      expect(await shop.refused('newsletter/subscribe', { query: query(), body })).toMatchObject(invalid);
      expect(await shop.refused('newsletter/unsubscribe', { query: query(), body })).toMatchObject(invalid);
    }
    expect(await shop.refused('newsletter/read', { query: query() })).toMatchObject(invalid);
  });

  it('forgets who does not confirm', async () => {
    const email = newEmail();
    await subscribe(email);
    const { key } = (await lastTo(email)).params;
    await forgetUnconfirmed(db, Date.now() + 1000 - confirmWithin);
    expect((await shop.refused('newsletter/confirm', { body: { key: 'wrong' } })).code).toBe(
      'newsletter.key-unknown',
    );
    await forgetUnconfirmed(db, Date.now() + 60_000);
    expect((await shop.refused('newsletter/confirm', { body: { key } })).code).toBe('newsletter.key-unknown');
  });
});

describe('the coupon', () => {
  const couponOf = async (email: string) => {
    await subscribe(email);
    await confirm(email);
    return (await lastTo(email)).params;
  };

  it('9.32: is 10 % off one order, and a mailbox has it once, whatever its spelling', async () => {
    const { coupon, percent } = await couponOf('noor@example.iq');
    expect(percent).toBe(10);
    const row = await db
      .selectFrom('coupon')
      .innerJoin('promotion', 'promotion.id', 'coupon.promotion_id')
      .select(['uses_limit', 'promotion.code'])
      .where('coupon.code', '=', coupon ?? '')
      .executeTakeFirst();
    expect(row).toEqual({ uses_limit: 1, code: 'newsletter' });
    expect((await couponOf('noor+again@example.iq')).coupon).toBeNull();
    await shop.call('newsletter/stop', { body: { key: (await lastTo('noor@example.iq')).params.key } });
    expect((await couponOf('noor@example.iq')).coupon).toBeNull();
  });

  it('is one for each, however many confirm at once', async () => {
    const emails = Array.from({ length: 5 }, newEmail);
    for (const email of emails) await subscribe(email);
    await Promise.all(emails.map(confirm));
    const coupons = await Promise.all(emails.map(async (email) => (await lastTo(email)).params.coupon));
    expect(new Set(coupons).size).toBe(5);
    expect(coupons).not.toContain(null);
  });

  it('is not given while the owner has ended it', async () => {
    await sql`update promotion set is_active = false where code = 'newsletter'`.execute(db);
    expect((await couponOf(newEmail())).coupon).toBeNull();
    await sql`update promotion set is_active = true where code = 'newsletter'`.execute(db);
    expect((await couponOf(newEmail())).coupon).toMatch(/^HELLO-/);
  });
});

describe('preferences', () => {
  const choice = { language: 'ar', topics: ['stories', 'offers'], frequency: 'monthly' };

  it('are read and set by the link of a message, and change what the owner’s file says', async () => {
    const email = newEmail();
    await subscribe(email);
    const { key: waiting } = (await lastTo(email)).params;
    const refusedSet = async (body: object) =>
      (await shop.refused('newsletter/set-preferences', { query: query(), body })).code;
    expect(await refusedSet({ key: waiting, ...choice })).toBe('newsletter.key-unknown');
    const { key } = await confirm(email);
    const read = async () =>
      (await shop.call('newsletter/preferences', { query: query(), body: { key } })).result;
    expect(await read()).toEqual({
      language: 'en',
      topics: ['offers', 'new-products', 'stories'],
      frequency: 'weekly',
    });
    await shop.call('newsletter/set-preferences', { query: query(), body: { key, ...choice } });
    expect(await read()).toEqual(choice);
    for (const wrong of [
      { topics: [] },
      { topics: ['offers', 'offers'] },
      { frequency: 'hourly' },
      { language: 'xx' },
    ])
      expect(await refusedSet({ key, ...choice, ...wrong })).toBe('request.invalid');
    const file = await (await desk()).call('desk/export-subscribers', { body: {} });
    const row = (await file.text()).split('\r\n').find((line) => line.startsWith(email));
    expect(row?.split(',').slice(3, 5)).toEqual(['monthly', 'stories offers']);
    expect(row).toContain(`/ar/newsletter?preferences=${key}`);
    expect(row).toContain(`/api/newsletter/ar/${key}`);
  });

  it('are a customer’s own without a link, once the address is proved to be hers', async () => {
    const { token, email } = await aCustomer();
    const ask = () => shop.call('newsletter/set-preferences', { query: query(token), body: choice });
    const refused = async () =>
      (await shop.refused('newsletter/set-preferences', { query: query(token), body: choice })).code;
    await subscribe(email);
    await confirm(email);
    expect(await refused()).toBe('newsletter.key-unknown');
    await db
      .updateTable('customer')
      .set({ email_verified_at: new Date() })
      .where('email', '=', email)
      .execute();
    expect((await ask()).result).toEqual(choice);
    await shop.call('newsletter/unsubscribe', { query: query(token), body: { email } });
    expect(await refused()).toBe('newsletter.key-unknown');
  });
});

describe('a mail program', () => {
  const oneClick = (key: string, init?: RequestInit) =>
    shop.fetch(new Request(`http://localhost/api/newsletter/en/${key}`, init));

  it('ends it with one press (RFC 8058), and reading the address ends nothing', async () => {
    const email = newEmail();
    await subscribe(email);
    const { key } = await confirm(email);
    const opened = await oneClick(key);
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe(`/en/newsletter?stop=${key}`);
    expect((await oneClick(key, { method: 'POST' })).status).toBe(400);
    expect(await read(email)).toBe('subscribed');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await oneClick(key, { method: 'POST', body })).status).toBe(200);
    expect((await oneClick(key, { method: 'POST', body })).status).toBe(200);
    expect(await read(email)).toBe('unsubscribed');
  });

  it.each([['\u0000'], [`${'a'.repeat(63)}😀`], ['../x'], ['x'.repeat(5000)]])(
    'answers an address that nobody has, and nothing breaks: %j',
    async (key) => {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      const address = encodeURIComponent(key);
      expect((await oneClick(address, { method: 'POST', body })).status).toBe(200);
      expect((await oneClick(address)).status).toBe(303);
    },
  );
});

describe('the desk', () => {
  it('lists subscribers, ends one, and takes those who confirmed as a file', async () => {
    const [waiting, confirmed, leaving] = [newEmail(), newEmail(), newEmail()];
    for (const email of [waiting, confirmed, leaving]) await subscribe(email);
    await confirm(confirmed);
    await confirm(leaving);
    const owner = await desk();
    const list = async (search: Record<string, string>) =>
      (await owner.call('desk/subscribers', { query: search })).items;
    expect((await list({ state: 'waiting', limit: '1' })).map(({ email }) => email)).toEqual([waiting]);
    const [row] = await list({ q: leaving.toUpperCase() });
    expect(row).toMatchObject({ email: leaving, language: 'en', confirmed_at: expect.any(String) });
    const subscriberId = String(row?.id);
    await owner.call('desk/remove-subscriber', { query: { subscriberId } });
    expect(await owner.refused('desk/remove-subscriber', { query: { subscriberId } })).toBe(
      'desk.subscriber-not-found',
    );
    const file = await owner.call('desk/export-subscribers', { body: {} });
    const text = await file.text();
    expect(text).toContain(`${confirmed},en,`);
    expect([text.includes(waiting), text.includes(leaving)]).toEqual([false, false]);
    const audited = await db
      .selectFrom('audit')
      .select(['act', 'before'])
      .where('entity', '=', 'newsletter_subscriber')
      .where('act', '=', 'removed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(audited.act).toBe('removed');
    expect(JSON.stringify(audited.before)).not.toContain('example.iq');
  });
});
