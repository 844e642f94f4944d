import { createHmac } from 'node:crypto';
import { groupTokenOf } from '../../apps/provider/src/modules/customers/groups/group-token.ts';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { type Asked, searchUrl, vsfSearch } from './vsf-search.ts';

const secret = 'what this shop signs with, and no other';
const { url } = await providerOverHttp({ secret });
const search = vsfSearch(url);

const [guests, wholesale, unknownGroup] = [0, 2, 999];
const now = Date.now();
const dayAgo = now - 24 * 60 * 60 * 1000;
const tokenOf = (group_id: number, terms = { secret, now }): string =>
  groupTokenOf({ group_id, id: 1 }, terms);
const good = tokenOf(wholesale);

const rice = { attribute: 'sku', value: { eq: 'DJ-TIERS' } };
const arabic: Asked = { index: 'iq_catalog_ar', isCompact: false };
const asked = (request: object, more: Asked = {}) =>
  search({ ...arabic, ...more, request: { _appliedFilters: [rice], ...request } });
const priceFilter = (gte: number, lte: number) => ({
  _appliedFilters: [rice, { attribute: 'price', value: { gte, lte }, scope: 'catalog' }],
});

describe('groups of customers', () => {
  it('wire case 22: a token shows the prices of its group, those of many pieces too', async () => {
    const [hit] = (await asked({ groupToken: good, groupId: guests })).hits;
    expect(hit).toMatchObject({
      price: 21_500,
      original_price: 21_500,
      final_price: 21_500,
      price_incl_tax: 21_500,
      tier_prices: [{ qty: 10, value: 19_500 }],
    });
  });

  it.each<[string, object]>([
    ['no group', {}],
    ['a group without a token', { groupId: wholesale }],
    ['an empty token', { groupToken: '' }],
    ['no token', { groupToken: null }],
    [
      'a token nobody signed',
      { groupId: wholesale, groupToken: `${btoa('{"alg":"none"}')}.${btoa('{"group_id":2}')}.` },
    ],
    [
      'a token signed with another key',
      { groupToken: tokenOf(wholesale, { secret: 'what another shop signs with', now }) },
    ],
    [
      'a token with another group in it',
      {
        groupToken: `${tokenOf(guests).split('.')[0]}.${good.split('.')[1]}.${tokenOf(guests).split('.')[2]}`,
      },
    ],
    [
      'a token signed with the secret for something else',
      {
        groupToken: `${good.split('.', 2).join('.')}.${createHmac('sha256', secret).update(good.split('.', 2).join('.')).digest('base64url')}`,
      },
    ],
    ['a token of yesterday', { groupToken: tokenOf(wholesale, { secret, now: dayAgo - 1000 }) }],
    ['a group that is not there', { groupToken: tokenOf(unknownGroup) }],
    ['the group of guests', { groupToken: tokenOf(guests) }],
  ])('wire case 22: %s gets the prices of everyone, and is no filter', async (_, group) => {
    const [with_, without] = [await asked(group), await asked({})];
    expect(with_).toEqual(without);
    expect(with_.hits[0]).toMatchObject({
      final_price: 24_000,
      tier_prices: [
        { qty: 3, value: 22_500 },
        { qty: 10, value: 21_000 },
      ],
    });
  });

  it('wire case 22: the price filter, its ranges and the price sort go by the prices of the group', async () => {
    const totalOf = async (groupToken: string | undefined) =>
      (await asked({ ...priceFilter(21_500, 22_000), groupToken })).total;
    expect([await totalOf(good), await totalOf(undefined)]).toEqual([1, 0]);
    const pricesOf = async (groupToken: string | undefined) =>
      (await asked({ _availableFilters: [{ field: 'price', scope: 'catalog' }], groupToken })).aggregations?.[
        'agg_terms_price'
      ]?.buckets;
    expect([await pricesOf(good), await pricesOf(undefined)]).toEqual([
      [{ key: 21_500, doc_count: 1 }],
      [{ key: 24_000, doc_count: 1 }],
    ]);
    const sorted = await search({
      ...arabic,
      size: 1000,
      request: { _appliedSort: [{ field: 'final_price', options: 'asc' }], groupToken: good },
    });
    const prices = sorted.hits.map(({ final_price }) => Number(final_price));
    expect(prices).toContain(21_500);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  it("wire case 22: the currency of the store view is that of the group's prices, derived where the owner gave none", async () => {
    expect(
      (await asked({ groupToken: good }, { index: 'iq_catalog_en' })).hits[0]?.['final_price'],
    ).toBeLessThan(Number((await asked({}, { index: 'iq_catalog_en' })).hits[0]?.['final_price']));
  });

  it('wire case 22: what the group has no price for costs what it costs everyone', async () => {
    const tee = { _appliedFilters: [{ attribute: 'sku', value: { eq: 'DJ-TEE' } }] };
    expect(await search({ ...arabic, request: { ...tee, groupToken: good } })).toEqual(
      await search({ ...arabic, request: tee }),
    );
  });

  it('wire case 22: is the same by POST, and for a product asked for by its path', async () => {
    const address = searchUrl(url, { ...arabic, isCompact: true });
    const posted = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ _appliedFilters: [rice], groupToken: good }),
    });
    expect(await posted.json()).toEqual(await asked({ groupToken: good }, { isCompact: true }));
    const body = JSON.stringify({
      url: 'basmati-rice-10-kg',
      includeFields: null,
      excludeFields: [],
      options: {},
      filters: {},
      groupToken: good,
    });
    const mapped = await fetch(`${url}/api/url/map?storeCode=ar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(await mapped.json()).toMatchObject({ _source: { final_price: 21_500 } });
  });

  it("wire case 22: the token of a sign-in shows the group's prices by its profile's group token and to render-list; one that has ended shows everyone's", async () => {
    const post = async (path: string, body: object) =>
      (
        (await (
          await fetch(`${url}/api/user/${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json()) as { result: string }
      ).result;
    const token = await post('login', { username: 'reseller@example.iq', password: 'Dijla-demo-1' });
    const me = (await (await fetch(`${url}/api/user/me?token=${token}`)).json()) as {
      result: { groupToken: string };
    };
    expect((await asked({ groupToken: me.result.groupToken })).hits[0]).toMatchObject({
      final_price: 21_500,
    });
    const priceWith = async (given: string) => {
      const answer = await fetch(
        `${url}/api/product/render-list?skus=DJ-TIERS&storeId=1&currencyCode=IQD&userGroupId=2&token=${given}`,
      );
      return ((await answer.json()) as { result: { items: { price_info: { final_price: number } }[] } })
        .result.items[0]?.price_info.final_price;
    };
    expect([await priceWith(token), await priceWith(''), await priceWith('x'.repeat(43))]).toEqual([
      21_500, 24_000, 24_000,
    ]);
  });
});
