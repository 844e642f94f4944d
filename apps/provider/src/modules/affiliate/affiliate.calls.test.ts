import { accountPassword, accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

const database = await testDatabase();
const { db } = database;
const { shop, ar, desk } = await workedShop(database);
const { aCustomer } = accountsOf(shop);

const iban = 'IQ98NBIQ850123456789012';
const signup = {
  referral_website: 'https://noor.example.iq/blog',
  signup_message: 'أكتب عن البيت',
  store_id: 1,
};

const asked = async () => {
  const { token, profile, email } = await aCustomer();
  const query = { ...ar, token };
  await shop.call('affiliate/sign-up', { query, body: { signup } });
  const { result } = await shop.call('affiliate/account', { query });
  return { query, email, customerId: profile.id, affiliateId: String(result.account_id) };
};
const decide = async (affiliateId: string, decision: 'approve' | 'decline', answer = '') => {
  const owner = await desk();
  const { version } = await owner.call('desk/affiliate', { query: { affiliateId } });
  return owner.call('desk/decide-affiliate', { query: { affiliateId }, body: { version, decision, answer } });
};
const partner = async () => {
  const one = await asked();
  await decide(one.affiliateId, 'approve');
  return one;
};

describe('signing up', () => {
  it('is asked once, waits, and is known by its numbers', async () => {
    const { token } = await aCustomer();
    const query = { ...ar, token };
    expect((await shop.call('affiliate/status', { query })).result).toBe(-1);
    expect((await shop.call('affiliate/sign-up', { query, body: { signup } })).result).toBe(1);
    expect((await shop.call('affiliate/status', { query })).result).toBe(1);
    expect(await shop.refused('affiliate/sign-up', { query, body: { signup } })).toMatchObject({
      code: 'affiliate.signed-up',
    });
  });

  it.each([
    'noor',
    'ftp://noor.example.iq',
    'javascript:alert(1)',
    'https://',
    `https://a.iq/${'x'.repeat(300)}`,
  ])('needs a valid address of a website, and %s is none', async (referral_website) => {
    const { token } = await aCustomer();
    const query = { ...ar, token };
    const body = { signup: { ...signup, referral_website } };
    expect(await shop.refused('affiliate/sign-up', { query, body })).toMatchObject({
      code: 'request.invalid',
    });
  });

  it('answers who has not asked with nothing, or refuses, and never says that there is none', async () => {
    const { token } = await aCustomer();
    const query = { ...ar, token };
    const none = { items: [], total_count: 0 };
    expect((await shop.call('affiliate/campaigns', { query })).result).toEqual(none);
    expect((await shop.call('affiliate/transactions', { query })).result).toEqual(none);
    expect((await shop.call('affiliate/payouts', { query })).result).toEqual(none);
    for (const name of ['affiliate/account', 'affiliate/group', 'affiliate/balance'] as const)
      expect(await shop.refused(name, { query })).toMatchObject({
        code: 'affiliate.not-member',
        status: 403,
      });
  });

  it('takes the token of other clients from the path', async () => {
    const { token } = await aCustomer();
    const answer = await shop.fetch(
      new Request(`http://localhost/api/ext/affiliate/${token}/signup-status?storeCode=ar`),
    );
    expect(await answer.json()).toMatchObject({ code: 200, result: -1 });
    const nobody = await shop.fetch(new Request('http://localhost/api/ext/affiliate/me/signup-status'));
    expect(nobody.status).toBe(401);
  });
});

describe('a decision', () => {
  it('is made by who may, on what was seen, and is written to the audit without what was said', async () => {
    const { affiliateId, query } = await asked();
    const support = await desk('support');
    const body = { version: 1, decision: 'approve', answer: 'Welcome' };
    expect(await support.refused('desk/decide-affiliate', { query: { affiliateId }, body })).toBe(
      'request.not-permitted',
    );
    await decide(affiliateId, 'approve', 'Welcome');
    const owner = await desk();
    expect(await owner.refused('desk/decide-affiliate', { query: { affiliateId }, body })).toBe(
      'affiliate.changed-meanwhile',
    );
    const { rows } = await sql<{
      row: string;
    }>`select a::text as row from audit a where entity = 'affiliate_account' and entity_id = ${affiliateId}`.execute(
      db,
    );
    expect([rows.length, rows[0]?.row.includes('Welcome')]).toEqual([1, false]);
    expect((await shop.call('affiliate/account', { query })).result).toMatchObject({
      status: 2,
      answer: 'Welcome',
    });
  });

  it('of no is read with its reason, and may be asked for once more', async () => {
    const { affiliateId, query } = await asked();
    await decide(affiliateId, 'decline', 'Not now');
    expect((await shop.call('affiliate/status', { query })).result).toBe(3);
    expect((await shop.call('affiliate/account', { query })).result.answer).toBe('Not now');
    expect((await shop.call('affiliate/sign-up', { query, body: { signup } })).result).toBe(1);
  });

  it('is found in the list, those who wait first', async () => {
    const { affiliateId, email } = await asked();
    const owner = await desk();
    const { items } = await owner.call('desk/affiliates', { query: { status: '1', q: email.slice(0, 12) } });
    expect(items.map(({ id }) => String(id))).toContain(affiliateId);
    expect((await owner.call('desk/affiliates', { query: { status: '2', q: email } })).items).toEqual([]);
  });
});

describe('the account of a partner', () => {
  it('keeps bank details encrypted and shows their ends alone, also at the desk', async () => {
    const { query, affiliateId } = await partner();
    const account = {
      payment_type: 'bank' as const,
      firstname: 'Noor',
      extension_attributes: {
        bank_name: 'Rafidain',
        iban: 'iq98 nbiq 8501 2345 6789 012',
        wallet_number: '',
      },
    };
    const { result } = await shop.call('affiliate/save-account', { query, body: { account } });
    expect(result.extension_attributes).toMatchObject({ bank_name: 'Rafidain', iban: '****9012' });
    const again = {
      account: { extension_attributes: { iban: '****9012', bank_name: 'Rasheed' } },
      password: accountPassword,
    };
    expect(
      (await shop.call('affiliate/save-account', { query, body: again })).result.extension_attributes,
    ).toMatchObject({ bank_name: 'Rasheed', iban: '****9012' });
    const { rows } = await sql<{
      row: string;
    }>`select encode(bank_details, 'escape') as row from affiliate_account where id = ${affiliateId}::bigint`.execute(
      db,
    );
    expect(rows[0]?.row).not.toContain(iban);
    const owner = await desk();
    expect((await owner.call('desk/affiliate', { query: { affiliateId } })).details.iban).toBe('****9012');
  });

  it('refuses an IBAN that does not add up, and changes nothing', async () => {
    const { query } = await partner();
    const account = { firstname: 'Other', extension_attributes: { iban: 'IQ97NBIQ850123456789012' } };
    expect(await shop.refused('affiliate/save-account', { query, body: { account } })).toMatchObject({
      code: 'affiliate.iban-wrong',
    });
    expect((await shop.call('affiliate/account', { query })).result.firstname).toBe('Noor');
  });

  const told = async (email: string) => {
    const { rows } = await sql<{ changed: object }>`
      select params -> 'changed' as changed from message where "to" = ${email} and template = 'account-changed'`.execute(
      db,
    );
    return rows.map(({ changed }) => changed);
  };
  const wallet = (number: string) => ({
    account: { payment_type: 'wallet' as const, extension_attributes: { wallet_number: number } },
  });

  it('is paid elsewhere only by the password or a code, and its customer is told by e-mail each time', async () => {
    const { query, email } = await partner();
    const save = (body: object) => shop.call('affiliate/save-account', { query, body: body as never });
    const refused = async (body: object) =>
      (await shop.refused('affiliate/save-account', { query, body: body as never })).code;
    await save(wallet('07701234567'));
    expect(await told(email)).toEqual([{ payout: true }]);

    const stolen = wallet('07709999999');
    expect(await refused(stolen)).toBe('affiliate.proof-needed');
    expect(await refused({ ...stolen, password: 'not this one' })).toBe('user.password-wrong');
    expect(await refused({ ...stolen, otp: '000000' })).toBe('user.code-expired');
    expect(await refused({ account: { payment_type: 'bank' } })).toBe('affiliate.proof-needed');
    expect(await refused({ account: { extension_attributes: { wallet_number: '' } } })).toBe(
      'affiliate.proof-needed',
    );
    const { result } = await shop.call('affiliate/account', { query });
    expect(result).toMatchObject({
      payment_type: 'wallet',
      extension_attributes: { wallet_number: '****4567' },
    });

    // Her name, and details that come as they were shown, take no proof and are no news.
    const { payment_type, extension_attributes } = result;
    await save({ account: { firstname: 'Noora', payment_type, extension_attributes } });
    expect(await told(email)).toEqual([{ payout: true }]);

    await save({ ...wallet('07702222222'), password: accountPassword });
    await shop.call('user/send-privacy-code', { query, body: { act: 'payout-account' } });
    const { rows } = await sql<{ code: string }>`
      select params ->> 'code' as code from message where "to" = ${email} and template = 'one-time-code'`.execute(
      db,
    );
    const byCode = { ...wallet('07703333333'), otp: rows[0]?.code };
    expect((await save(byCode)).result.extension_attributes.wallet_number).toBe('****3333');
    expect(await refused({ ...byCode, ...wallet('07704444444') })).toBe('user.code-expired');
    expect(await told(email)).toEqual([{ payout: true }, { payout: true }, { payout: true }]);
  });
});

const link = (basic_url: string, more: object = {}) => ({
  promoLinkData: { campaign_id: 1, traffic_source: 'instagram', account_id: 1, basic_url, ...more },
});

describe('a link', () => {
  it('is the same for the same page, leads to this shop alone, and is counted when it is followed', async () => {
    const { query } = await partner();
    const make = async (url: string) =>
      (await shop.call('affiliate/make-link', { query, body: link(url) })).result.promo_link;
    const first = await make('/ar/mug');
    expect(await make(`${new URL(first).origin}/ar/mug`)).toBe(first);
    expect(await make('/ar/tee')).not.toBe(first);
    const code = new URL(first).searchParams.get('affiliate') ?? '';
    const body = { link: code };
    expect((await shop.call('affiliate/visit', { query: ar, body })).result).toEqual({ cookie_days: 30 });
    await sql`update affiliate_settings set cookie_days = 14`.execute(db);
    expect((await shop.call('affiliate/visit', { query: ar, body })).result).toEqual({ cookie_days: 14 });
    await sql`update affiliate_settings set cookie_days = 30`.execute(db);
    const { items, total_count } = (await shop.call('affiliate/report-links', { query })).result;
    expect([total_count, items[0]]).toMatchObject([2, { promo_link: first, visits: 2, orders: 0 }]);
    for (const url of ['https://elsewhere.example/ar', '//elsewhere.example', 'javascript:alert(1)'])
      expect(await shop.refused('affiliate/make-link', { query, body: link(url) })).toMatchObject({
        code: 'affiliate.foreign-address',
      });
    expect(
      await shop.refused('affiliate/make-link', { query, body: link('/ar/mug', { campaign_id: 4711 }) }),
    ).toMatchObject({ code: 'affiliate.unknown', status: 403 });
  });

  it('belongs to partners alone: of one who was declined it is not followed', async () => {
    const { query, affiliateId } = await partner();
    const { promo_link } = (await shop.call('affiliate/make-link', { query, body: link('/ar') })).result;
    await decide(affiliateId, 'decline');
    const body = { link: new URL(promo_link).searchParams.get('affiliate') ?? '' };
    expect(await shop.refused('affiliate/visit', { query: ar, body })).toMatchObject({
      code: 'affiliate.link-unknown',
    });
    expect(await shop.refused('affiliate/make-link', { query, body: link('/ar') })).toMatchObject({
      code: 'affiliate.not-member',
    });
  });
});

describe('the criteria of a list', () => {
  it.each([
    [{ field: 'id', value: '1', conditionType: 'eq' }, 1],
    [{ field: 'id', value: '1', conditionType: 'gt', direction: 'ASC' }, 0],
    [{ field: 'name', value: 'المتجر', conditionType: 'like' }, 1],
    [{ field: 'name', value: '%', conditionType: 'like' }, 1],
    [{ field: 'created_at', value: '2999-01-01T00:00:00Z', conditionType: 'lt' }, 1],
    [{ pageSize: '100', currentPage: '1' }, 1],
    [{ pageSize: '1', currentPage: '2' }, 1],
  ])('%o finds %i', async (criteria, count) => {
    const { query } = await partner();
    const { result } = await shop.call('affiliate/campaigns', { query: { ...query, ...criteria } as never });
    expect(result.total_count).toBe(count);
  });

  it.each([
    { field: 'version', value: '1' },
    { field: 'id', value: "1' or true" },
    { field: 'id', value: '1e999' },
    { field: 'created_at', value: 'yesterday' },
    { field: 'id', value: '1', conditionType: 'regexp' },
    { pageSize: '101' },
    { currentPage: '0' },
  ])('%o is refused', async (criteria) => {
    const { query } = await partner();
    expect(
      await shop.refused('affiliate/campaigns', { query: { ...query, ...criteria } as never }),
    ).toMatchObject({ code: 'request.invalid' });
  });
});
