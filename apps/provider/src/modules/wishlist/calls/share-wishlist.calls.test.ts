import { accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { beforeAll, describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const { aCustomer } = accountsOf(shop);
const { simple } = catalogBuilder(db);
let mug = 0;

beforeAll(async () => {
  mug = await simple({ sku: 'MUG' });
});

/** A customer whose number is verified, with a mug on the wishlist. */
const aSharer = async (changes: object = {}) => {
  const account = await aCustomer(changes);
  const query = { storeCode: 'en', token: account.token };
  await db
    .updateTable('customer')
    .set({ email_verified_at: new Date() })
    .where('id', '=', account.profile.id)
    .execute();
  await shop.call('wishlist/add', { query: { ...query, productId: String(mug) } });
  return { ...account, query };
};
const share = async (query: Record<string, string>, body: object = {}) =>
  (await shop.call('wishlist/share', { query, body })).result;
const read = (sharedCode: string) => ({ query: { storeCode: 'en', sharedCode } });
const mails = (template = 'wishlist-shared') =>
  db
    .selectFrom('message')
    .select(['to', 'params', 'language'])
    .where('template', '=', template)
    .orderBy('id')
    .execute();

describe('sharing a wishlist', () => {
  it('7.46 7.47 6.06: opens it for whoever has the code, without a token, with a first name alone', async () => {
    const { query } = await aSharer();
    const { code } = await share(query, { emails: '', ip: '10.0.0.1', token: 'x' });
    const { result, meta } = await shop.call('wishlist/shared', read(code));
    expect([result.map(({ sku, comment }) => [sku, comment]), meta]).toEqual([
      [['MUG', null]],
      { firstname: 'Noor' },
    ]);
    expect(JSON.stringify([result, meta])).not.toContain('حسن');
  });

  it('has one code until sharing ends; then that code opens nothing', async () => {
    const { query } = await aSharer();
    const { code } = await share(query);
    expect((await share(query)).code).toBe(code);
    await shop.call('wishlist/stop-sharing', { query });
    expect(await shop.refused('wishlist/shared', read(code))).toMatchObject({
      status: 404,
      code: 'wishlist.shared-not-found',
    });
    expect((await share(query)).code).not.toBe(code);
  });

  it('mails its address to each once, in the sender’s language, and tells no address to another', async () => {
    const { query } = await aSharer();
    const body = {
      emails: ['Aya@example.iq', 'aya@example.iq', 'omar@example.iq'],
      message: 'For my birthday',
    };
    expect((await share(query, body)).sent).toBe(2);
    expect((await share(query, body)).sent).toBe(0);
    const sent = await mails();
    expect(sent.map(({ to, language }) => [to, language])).toEqual([
      ['aya@example.iq', 'en'],
      ['omar@example.iq', 'en'],
    ]);
    expect(JSON.stringify(sent[0]?.params)).not.toContain('@');
  });

  it.each([
    ['a link', { message: 'See https://cheap.example' }],
    ['a bare domain', { message: 'see cheap.example now' }],
    ['a domain in wide letters', { message: 'ｃｈｅａｐ．example' }],
    ['an address', { message: 'write to a@b' }],
  ])('is no relay: a message with %s is refused and nothing is sent', async (_, body) => {
    const { query } = await aSharer();
    const before = (await mails()).length;
    expect(
      await shop.refused('wishlist/share', { query, body: { emails: ['x@example.iq'], ...body } }),
    ).toMatchObject({
      code: 'wishlist.message-with-link',
    });
    expect((await mails()).length).toBe(before);
  });

  it.each([
    ['eleven addresses', Array.from({ length: 11 }, (_, n) => `a${n}@example.iq`)],
    ['a header in an address', ['a@example.iq\r\nBcc: all@example.iq']],
    ['no address', ['aya']],
  ])('is no relay: %s are refused', async (_, emails) => {
    const { query } = await aSharer();
    expect(await shop.refused('wishlist/share', { query, body: { emails } })).toMatchObject({ status: 400 });
  });

  it('is no relay: who has verified neither number nor address sends nothing', async () => {
    const { token } = await aCustomer();
    const query = { storeCode: 'en', token };
    expect(await shop.refused('wishlist/share', { query, body: { emails: ['x@example.iq'] } })).toMatchObject(
      {
        status: 403,
        code: 'wishlist.share-unverified',
      },
    );
  });

  it('is no relay: a name that leads somewhere is not shown', async () => {
    const { query } = await aSharer({ firstname: 'win at cheap.example' });
    await share(query, { emails: ['lina@example.iq'] });
    expect((await mails()).at(-1)?.params).toMatchObject({ from: '' });
  });
});
