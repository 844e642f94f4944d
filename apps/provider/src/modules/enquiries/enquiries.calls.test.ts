import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { forgetApplications } from './enquiries.ts';

const database = await testDatabase();
const { db } = database;
const { shop, anOrder, desk } = await workedShop(database);
const goods = await anOrder();
const { id: product } = await db
  .selectFrom('product')
  .select('id')
  .where('sku', '=', goods.sku)
  .executeTakeFirstOrThrow();
await sql`update store_view set email = 'Hello@Shop.example' where code = 'en'`.execute(db);

const query = { storeCode: 'en' };
const send = (body: object) => shop.call('enquiry/send', { query, body });
const refused = async (body: object) => (await shop.refused('enquiry/send', { query, body })).code;
const last = async () => {
  const member = await desk('support');
  const [enquiry] = (await member.call('desk/enquiries', { query: { ...query, limit: '1' } })).items;
  if (enquiry === undefined) throw new Error('Nobody wrote');
  return enquiry;
};
const messagesTo = (to: string) =>
  db.selectFrom('message').select(['channel', 'template', 'params']).where('to', '=', to).execute();
const answer = async (enquiryId: number, text = 'Every day.') =>
  (await desk('support')).call('desk/answer-enquiry', {
    query: { enquiryId: String(enquiryId) },
    body: { answer: text },
  });
const refusedAnswer = async (enquiryId: number) =>
  (await desk('support')).refused('desk/answer-enquiry', {
    query: { enquiryId: String(enquiryId) },
    body: { answer: 'Every day.' },
  });

describe('a message to the shop', () => {
  const written = { kind: 'contact', name: 'Noor', message: 'Are you open on Friday?' };

  it('is answered once, by e-mail', async () => {
    await send({ ...written, to: { email: 'Noor@Example.iq' } });
    const { id, state, email } = await last();
    expect([state, email]).toEqual(['open', 'noor@example.iq']);
    await answer(id);
    expect(await refusedAnswer(id)).toBe('desk.enquiry-answered');
    expect(await messagesTo('noor@example.iq')).toMatchObject([
      { channel: 'email', template: 'enquiry-answered', params: { answer: 'Every day.' } },
    ]);
    expect((await last()).state).toBe('answered');
  });

  it('is answered by SMS where there is a number alone', async () => {
    await send({ ...written, to: { phone: '٠٧٧٠ ١٢٣ ٤٥٦٧' } });
    const { id, telephone } = await last();
    expect(telephone).toBe('+9647701234567');
    await answer(id);
    expect(await messagesTo('+9647701234567')).toMatchObject([
      { channel: 'sms', template: 'enquiry-answered' },
    ]);
  });

  it('is refused when it is too short, or cannot be answered', async () => {
    expect(await refused({ ...written, to: { email: 'noor' } })).toBe('request.invalid');
    expect(await refused(written)).toBe('request.invalid');
    expect(await refused({ ...written, message: 'Hi', to: { email: 'a@b.iq' } })).toBe('request.invalid');
    expect(await refused({ ...written, to: { phone: '066 123 4567' } })).toBe('enquiry.phone-invalid');
    expect(await refused({ ...written, kind: 'other', to: { email: 'a@b.iq' } })).toBe('request.invalid');
  });
});

describe('a report about a product', () => {
  it('of wrong information has 5 letters at least; without an address it is closed, not answered', async () => {
    const written = { kind: 'wrong-information', product_id: product, message: 'It is blue.' };
    await send(written);
    const { id, product: about } = await last();
    expect(about).toMatchObject({ id: product, sku: goods.sku });
    expect(await refusedAnswer(id)).toBe('desk.enquiry-without-address');
    const close = async (is_closed: boolean) =>
      (await desk('support')).call('desk/close-enquiry', {
        query: { enquiryId: String(id) },
        body: { is_closed },
      });
    await close(true);
    expect((await last()).state).toBe('closed');
    await close(false);
    expect((await last()).state).toBe('open');
    expect(await refused({ ...written, message: 'Blue' })).toBe('request.invalid');
    expect(await refused({ ...written, product_id: 2_000_000 })).toBe('enquiry.product-unknown');
  });

  it('5.21, 5.29: of a cheaper price has a price above 0, a web address and where to answer', async () => {
    const written = {
      kind: 'cheaper-price',
      product_id: product,
      price: 9.5,
      url: 'https://shop.example/bottle',
      to: { email: 'a@example.iq' },
    };
    await send(written);
    expect((await last()).details).toMatchObject({ price: 9.5, url: written.url });
    for (const wrong of [
      { price: 0 },
      { price: -1 },
      { price: '5' },
      { url: 'shop' },
      { url: 'javascript:alert(1)' },
      { to: undefined },
    ])
      expect(await refused({ ...written, ...wrong })).toBe('request.invalid');
  });
});

describe('who wants to sell here', () => {
  const written = {
    kind: 'vendor',
    store_name: 'Saffron House',
    name: 'Noor Hasan',
    email: 'seller@example.iq',
    phone: '0770 123 4567',
    governorate: 'Basra',
    message: 'Spices and tea.',
    has_accepted_terms: true,
  };

  it('6.10: is told by e-mail, as is the shop', async () => {
    await send(written);
    const { kind, details } = await last();
    expect([kind, details]).toMatchObject(['vendor', { store_name: 'Saffron House', governorate: 'Basra' }]);
    // Anybody can give another's address: the message repeats nothing of what was typed.
    expect(await messagesTo('seller@example.iq')).toEqual([
      { channel: 'email', template: 'vendor-received', params: {} },
    ]);
    expect((await messagesTo('hello@shop.example')).map(({ template }) => template)).toEqual([
      'vendor-for-staff',
    ]);
  });

  it('5.27: names a store and accepts the terms', async () => {
    expect(await refused({ ...written, store_name: ' ' })).toBe('request.invalid');
    expect(await refused({ ...written, has_accepted_terms: false })).toBe('request.invalid');
  });
});

describe('the mailer of the wire (§8)', () => {
  const mail = {
    sourceAddress: 'noor@example.iq',
    targetAddress: 'hello@shop.example',
    subject: 'Hello',
    emailText: 'Are you open?',
    confirmation: true,
  };
  const token = async () => (await shop.call('mail/token', { query })).result;
  const sent = async (body: object) => (await shop.send('mail/send', { query, body })).status;

  it('7.74: sends one message to the shop for each token, and to nobody else', async () => {
    const used = await token();
    expect((await shop.call('mail/send', { query, body: { ...mail, token: used } })).result).toBe('OK');
    expect(await last()).toMatchObject({
      kind: 'contact',
      email: 'noor@example.iq',
      message: 'Hello\n\nAre you open?',
    });
    expect(await sent({ ...mail, token: used })).toBe(403);
    expect(await sent({ ...mail, token: 'token' })).toBe(403);
    const other = { ...mail, targetAddress: 'victim@example.com', token: await token() };
    expect((await shop.refused('mail/send', { query, body: other })).code).toBe('mail.target-unknown');
    expect(await messagesTo('victim@example.com')).toEqual([]);
  });

  it('sends one, however often a token comes at once', async () => {
    const body = { ...mail, token: await token() };
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => sent(body)));
    expect(outcomes.toSorted((a, b) => a - b)).toEqual([200, 403, 403, 403]);
  });
});

describe('an application for work', () => {
  const written = {
    kind: 'application',
    name: 'Noor Hasan',
    email: 'noor.works@example.iq',
    phone: '07701234567',
    position: 'Courier in Basra',
    message: 'Five years on a motorcycle.',
  };

  it('is read at the desk with the position', async () => {
    await send({ ...written, url: 'https://example.com/cv.pdf' });
    expect(await last()).toMatchObject({
      kind: 'application',
      email: 'noor.works@example.iq',
      telephone: '+9647701234567',
      details: { position: 'Courier in Basra', url: 'https://example.com/cv.pdf' },
    });
  });

  it('names its position', async () => {
    expect(await refused({ ...written, position: ' ' })).toBe('request.invalid');
  });

  it('is deleted after ninety days, and nothing else is', async () => {
    await send({ kind: 'contact', name: 'Noor', message: 'Are you open?', to: { email: 'old@example.iq' } });
    const days = 91;
    await sql`update enquiry set created_at = now() - make_interval(days => ${days})`.execute(db);
    await send({ ...written, email: 'young@example.iq' });
    expect(await forgetApplications(db, Date.now())).toBe(1);
    const left = await db.selectFrom('enquiry').select('email').where('kind', '=', 'application').execute();
    expect(left).toEqual([{ email: 'young@example.iq' }]);
    expect(
      await db.selectFrom('enquiry').select('id').where('email', '=', 'old@example.iq').execute(),
    ).toHaveLength(1);
  });
});
