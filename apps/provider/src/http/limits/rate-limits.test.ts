import { describe, expect, it } from 'vitest';
import { isRefusal, refusal } from '../../call/refusal.ts';
import { memoryLimiters } from './limiters.ts';
import { rateLimitsOf } from './rate-limits.ts';

const limits = () => rateLimitsOf({ now: () => 0, limiters: memoryLimiters });

/** Addresses of one household, and one of its neighbor. */
const ofHousehold = (place: number): string => `2001:db8:1:2::${(place + 1).toString(16)}`;
const neighbour = '2001:db8:1:3::1';

describe('rateLimitsOf', () => {
  it('lets a lender be asked about one person twenty times a day, and about others still', async () => {
    const { allowancesOfIdentity } = limits();
    const ask = async (identity: string) => isRefusal(await allowancesOfIdentity.count(identity));
    for (let time = 0; time < 20; time += 1) expect(await ask('199012345675')).toBe(false);
    expect([await ask('199012345675'), await ask('199012345676')]).toEqual([true, false]);
  });

  it('has a lender send six codes for one question at most', async () => {
    const { installmentCodes } = limits();
    const choose = async (session: string) => isRefusal(await installmentCodes.count(session));
    for (let time = 0; time < 6; time += 1) expect(await choose('one')).toBe(false);
    expect([await choose('one'), await choose('two')]).toEqual([true, false]);
  });

  it.each<
    [string, number, (address: string, place: number, from: ReturnType<typeof limits>) => Promise<unknown>]
  >([
    ['searches', 6000, (address, _, { enter }) => enter('search', address)],
    ['orders', 600, (address, _, { enter }) => enter('order', address)],
    ['cart changes', 3000, (address, _, { enter }) => enter('cart', address)],
    [
      'products seen together',
      120,
      async (address, place, { mayTell }) =>
        (await mayTell(address, `A ${place}`)) || refusal('request.too-many'),
    ],
    ['guesses', 10, (address, _, { guesses }) => guesses.begin({ account: 'customer 1', address })],
    [
      'wrong coupons',
      200,
      (address, place, { coupons }) => coupons.begin({ cartId: `cart ${place}`, address }),
    ],
    ['registrations', 100, (address, _, { registrations }) => registrations.count(address)],
    ['taken names', 300, (address, _, { takenNames }) => takenNames.begin(address)],
    ['new carts', 3000, (address, _, { newCarts }) => newCarts.count(address)],
    [
      'wrong keys of invalidations',
      20,
      (address, _, { invalidationKeys }) => invalidationKeys.begin(address),
    ],
    ['links of the staff', 20, (address, _, { deskLinks }) => deskLinks.begin(address)],
  ])('count %s of all addresses of an IPv6 network together: %i', async (_, atMost, ask) => {
    const own = limits();
    const answers = await Promise.all(
      Array.from({ length: atMost + 3 }, (__, place) => ask(ofHousehold(place), place, own)),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(atMost);
    expect(isRefusal(await ask(neighbour, 0, own))).toBe(false);
  });

  it('counts a pair of products once from each network', async () => {
    const { mayTell } = limits();
    const told = [
      ['10.0.0.1', 'A B'],
      ['10.0.0.1', 'A B'],
      ['10.0.0.1', 'A C'],
      ['10.0.0.2', 'A B'],
      ['2001:db8:1:2::1', 'A B'],
      ['2001:db8:1:2::9', 'A B'],
      ['2001:db8::1', 'A B'],
      ['2001:db8::9', 'A B'],
    ] as const;
    const counted: boolean[] = [];
    for (const [address, pair] of told) counted.push(await mayTell(address, pair));
    expect(counted).toEqual([true, false, true, true, true, false, true, false]);
  });

  it('counts a search once a day from each network', async () => {
    let now = 0;
    const { maySearchCount } = rateLimitsOf({ now: () => now, limiters: memoryLimiters });
    const counted: boolean[] = [];
    for (const [hours, address] of [
      [0, '10.0.0.1'],
      [2, '10.0.0.1'],
      [23, '10.0.0.1'],
      [23, '10.0.0.2'],
      [25, '10.0.0.1'],
    ] as const) {
      now = hours * 3_600_000;
      counted.push(await maySearchCount(address, 'ar tea'));
    }
    expect(counted).toEqual([true, false, false, true, true]);
  });

  it('counts what a network chooses of results once a day, and no more than 200 of that', async () => {
    const { mayClickCount } = limits();
    const counted: boolean[] = [];
    for (let place = 0; place < 250; place += 1) {
      counted.push(await mayClickCount('10.0.0.1', `click ${place}`));
      counted.push(await mayClickCount('10.0.0.1', `click ${place}`));
    }
    expect(counted.filter(Boolean)).toHaveLength(200);
    expect(await mayClickCount('10.0.0.2', 'click 1')).toBe(true);
  });

  it('counts no more than 120 pairs a minute from one network', async () => {
    const { mayTell } = limits();
    const counted = await Promise.all(
      Array.from({ length: 130 }, (_, place) => mayTell('10.0.0.1', `A ${place}`)),
    );
    expect(counted.filter(Boolean)).toHaveLength(120);
    expect(await mayTell('10.0.0.2', 'A 1')).toBe(true);
  });

  it('lets a network try two hundred wrong coupons, however many carts it has, and no other network wait', async () => {
    const { coupons } = limits();
    const tried = async (address: string, carts: number) => {
      const tries = await Promise.all(
        Array.from({ length: carts * 10 }, (_, place) =>
          coupons.begin({ cartId: `${address} ${place % carts}`, address }),
        ),
      );
      return tries.filter((each) => !isRefusal(each)).length;
    };
    expect([await tried('192.0.2.1', 30), await tried('192.0.2.2', 3)]).toEqual([200, 30]);
  });

  it('counts neither a right coupon for its network, nor a try that its cart waits for', async () => {
    const { coupons } = limits();
    for (let n = 0; n < 300; n += 1) {
      const tried = await coupons.begin({ cartId: 'right', address: '192.0.2.1' });
      if (isRefusal(tried)) throw new Error('a right one was refused');
      await tried.wasRight();
    }
    const ofOneCart = await Promise.all(
      Array.from({ length: 300 }, () => coupons.begin({ cartId: 'wrong', address: '192.0.2.1' })),
    );
    const ofAnother = await Promise.all(
      Array.from({ length: 20 }, () => coupons.begin({ cartId: 'another', address: '192.0.2.1' })),
    );
    expect([ofOneCart, ofAnother].map((tries) => tries.filter((each) => !isRefusal(each)).length)).toEqual([
      20, 20,
    ]);
  });
});
