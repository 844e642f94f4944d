import { describe, expect, it } from 'vitest';
import { groupPricing } from './group-prices.ts';
import { groupTokenOf, memberOfToken } from './group-token.ts';

const day = 24 * 60 * 60 * 1000;
const [secret, now] = ['what this shop signs with', 10 * day];
const terms = { secret, now };
const { pricesOf } = groupPricing(
  () => terms,
  async (group) => (group === 2 ? 'wholesale' : undefined),
);
const noors = groupTokenOf({ group_id: 2, id: 7 }, { secret, now: now - day / 2 });

describe('groupPricing', () => {
  it('tells the list of a token’s group, and gives one that holds a day longer and names nobody', async () => {
    const prices = await pricesOf(noors);
    expect([prices?.priceList, memberOfToken(prices?.token, { secret, now: now + day - 1000 })]).toEqual([
      'wholesale',
      { group_id: 2, id: 0 },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['no token', 'dijla'],
    ['a token signed with another key', groupTokenOf({ group_id: 2, id: 7 }, { secret: 'another', now })],
    [
      'a token of the day before yesterday',
      groupTokenOf({ group_id: 2, id: 7 }, { secret, now: now - 2 * day }),
    ],
    ['a token that was altered', noors.replace('.', '.e')],
    ['a group that is not there', groupTokenOf({ group_id: 9, id: 7 }, terms)],
  ])('tells nothing of %s', async (_, token) => {
    expect(await pricesOf(token)).toBeUndefined();
  });
});
