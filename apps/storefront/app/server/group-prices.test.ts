import { describe, expect, it } from 'vitest';
import { groupPricesFor, groupTokenIn } from './group-prices.ts';

const cookie = 'dijla_prices';
const lists: Record<string, string> = { 'of.a.reseller': 'wholesale', 'of.a.guest': 'general' };
const pricing = { cookie, pricesOf: async (token: string) => (lists[token] === undefined ? undefined : { priceList: lists[token], token: 'anew' }) };

describe('groupTokenIn', () => {
  it.each([
    [undefined, undefined],
    ['dijla_store=ar', undefined],
    ['dijla_prices=eyJh.b_c-d.e', 'eyJh.b_c-d.e'],
    ['dijla_store=ar; dijla_prices=one; other=1', 'one'],
    ['my_dijla_prices=one', undefined],
    ['dijla_prices=', undefined],
  ])('reads %o', (given, token) => {
    expect(groupTokenIn(given, { cookie })).toBe(token);
  });
});

describe('groupPricesFor', () => {
  it.each([
    ['nothing', undefined, null],
    ['what nobody signed', 'dijla_prices=forged', null],
    ['a token of who pays what everyone pays', 'dijla_prices=of.a.guest', null],
    ['a token of a group with its own prices', 'dijla_prices=of.a.reseller', { priceList: 'wholesale', token: 'anew' }],
  ])('for who brings %s', async (_, cookies, prices) => {
    expect(await groupPricesFor(cookies, pricing, 'general')).toEqual(prices);
  });

  it('are everyone’s where nobody tells groups', async () => {
    expect(await groupPricesFor('dijla_prices=of.a.reseller', undefined, 'general')).toBe(null);
  });
});
