import { describe, expect, it } from 'vitest';
import { groupPricesFor, groupTokenIn } from './group-prices.ts';

const cookie = 'dijla_prices';
const lists: Record<string, string> = { 'of.a.reseller': 'wholesale', 'of.a.guest': 'general' };
const pricing = {
  cookie,
  pricesOf: async (token: string) =>
    lists[token] === undefined ? undefined : { priceList: lists[token], token: 'anew' },
};

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
  const failures: unknown[] = [];
  const terms = { general: 'general', onError: (error: unknown) => void failures.push(error) };
  const everyones = { prices: null, audience: 'everyone' };

  it.each([
    ['nothing', undefined, everyones],
    ['what nobody signed', 'dijla_prices=forged', everyones],
    ['a token of who pays what everyone pays', 'dijla_prices=of.a.guest', everyones],
    [
      'a token of a group with its own prices',
      'dijla_prices=of.a.reseller',
      { prices: { priceList: 'wholesale', token: 'anew' }, audience: 'group' },
    ],
  ])('for who brings %s', async (_, cookies, prices) => {
    expect(await groupPricesFor(cookies, pricing, terms)).toEqual(prices);
  });

  it('are everyone’s where nobody tells groups', async () => {
    expect(await groupPricesFor('dijla_prices=of.a.reseller', undefined, terms)).toEqual(everyones);
  });

  it('are everyone’s, and for no cache, while groups cannot be read', async () => {
    const away = { cookie, pricesOf: async () => Promise.reject(new Error('The database is away')) };
    expect(await groupPricesFor('dijla_prices=of.a.reseller', away, terms)).toEqual({
      prices: null,
      audience: 'visitor',
    });
    expect(failures).toHaveLength(1);
  });
});
