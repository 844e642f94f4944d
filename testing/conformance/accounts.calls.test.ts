import { calls } from '@dijla/contract/schemas';
import { memberOfToken } from '@dijla/provider/modules/customers/customers';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { executeTask, type ServerLine, vsfTasks } from './vsf-tasks.ts';

const secret = 'what this shop signs with, and no other';
const day = 86_400_000;
const clock = { now: Date.now() };
const { url, database } = await providerOverHttp({ secret, now: () => clock.now });
const guest = vsfTasks(url, 'en');
const password = 'Dijla-demo-1';
const demo = 'shopper@example.iq';

/** Registers and signs in a customer for this test only. */
const signedIn = async (name: string) => {
  await guest.register({ email: `${name}@example.iq`, firstname: 'نور', lastname: 'حسن' }, password);
  const { result, meta } = await guest.logIn(`${name}@example.iq`, password);
  return {
    token: String(result),
    refreshToken: (meta as { refreshToken: string }).refreshToken,
    tasks: vsfTasks(url, 'en', String(result)),
  };
};
const linesOf = async (tasks: typeof guest, cartId: string) =>
  Object.fromEntries(((await tasks.pull(cartId)).result as ServerLine[]).map(({ sku, qty }) => [sku, qty]));

describe('signing in', () => {
  it.each([demo, 'SHOPPER@example.iq', '07701234567', '+964 770 123 4567', '٠٧٧٠ ١٢٣ ٤٥٦٧'])(
    'wire case 56: %s and the right password get a token and a refresh token',
    async (username) => {
      const answer = await guest.logIn(username, password);
      expect(answer).toMatchObject({
        status: 200,
        code: 200,
        result: expect.stringMatching(/^\S{20,}$/),
        meta: { refreshToken: expect.stringMatching(/^\S{20,}$/) },
      });
    },
  );

  it.each([
    [demo, 'wrong'],
    ['nobody@example.iq', password],
    ['07709999999', password],
  ])('wire case 56: %s with %s gets 401 and a text', async (username, given) => {
    expect(await guest.logIn(username, given)).toMatchObject({
      status: 401,
      code: 401,
      result:
        'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    });
  });
});

describe('registration', () => {
  it('wire case 57: with an e-mail address that is taken gets 400 and a text that says so', async () => {
    const answer = await guest.register(
      { email: 'Shopper@example.iq', firstname: 'A', lastname: 'B' },
      password,
    );
    expect(answer).toMatchObject({
      status: 400,
      code: 400,
      result: 'A customer with the same email address already exists in an associated website.',
    });
  });

  it('wire case 57: that lacks what the schema asks for gets 400 and the list of faults', async () => {
    const answer = await guest.register({ firstname: 'A', lastname: '1' }, password);
    expect(answer).toMatchObject({ status: 400, code: 400 });
    expect(answer.result).toEqual([
      {
        keyword: 'required',
        dataPath: '.customer',
        message: "should have required property 'email'",
        params: { missingProperty: 'email' },
      },
      expect.objectContaining({ keyword: 'pattern', dataPath: '.customer.lastname' }),
    ]);
  });
});

describe('the profile', () => {
  it('wire case 58: has a group token, an object for each region and two lines of each street', async () => {
    const { result } = await guest.logIn('second@example.iq', password);
    const profile = calls['user/me'].result.parse((await vsfTasks(url, 'en', String(result)).me()).result);
    expect(memberOfToken(profile.groupToken, { secret, now: clock.now })).toEqual({
      group_id: 1,
      id: profile.id,
    });
    expect(profile.addresses.map(({ region, street }) => [region.region, street.length])).toEqual([
      ['Baghdad', 2],
      ['Basra', 2],
    ]);
    expect(profile.default_shipping).toBe(String(profile.addresses[0]?.id));
  });

  it('wire case 58: lacks default ids that are unset', async () => {
    const { tasks } = await signedIn('without-defaults');
    expect(Object.keys((await tasks.me()).result as object)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^default_/)]),
    );
  });

  it('wire case 64: a foreign address id gets 403 and a text; Arabic names and three addresses are saved, and twice come to the same', async () => {
    const { tasks } = await signedIn('saves');
    const address = {
      firstname: 'زينب',
      lastname: 'الكعبي',
      street: ['شارع الكويت', '7'],
      city: 'البصرة',
      country_id: 'IQ',
      postcode: '61001',
      region: { region: 'Basra', region_id: 603 },
      region_id: 603,
    };
    const customer = { email: 'saves@example.iq', firstname: 'زينب', lastname: 'الكعبي' };
    expect(await tasks.saveProfile({ ...customer, addresses: [{ ...address, id: 1001 }] })).toMatchObject({
      status: 403,
      code: 403,
      result: 'Provided invalid address.id or address.customer_id',
    });
    const given = {
      ...customer,
      addresses: [
        { ...address, default_shipping: true },
        { ...address, city: 'الزبير' },
        { ...address, city: 'القرنة', default_billing: true },
      ],
    };
    const first = await tasks.saveProfile(given);
    expect(first).toMatchObject({
      code: 200,
      result: {
        firstname: 'زينب',
        groupToken: expect.any(String),
        addresses: [{ city: 'البصرة' }, { city: 'الزبير' }, { city: 'القرنة' }],
      },
    });
    const again = await tasks.saveProfile(given);
    expect(again.result).toEqual(first.result);
    expect(await tasks.saveProfile({ firstname: 'A' })).toMatchObject({
      status: 500,
      code: 500,
      result: expect.arrayContaining([expect.objectContaining({ keyword: 'required' })]),
    });
  });

  it.each<[string, unknown, unknown]>([
    ['none', undefined, undefined],
    ['a number', 1, 'Dijla-demo-2'],
    ['an endless new one', password, 'x'.repeat(3000)],
  ])(
    'passwords that are no passwords, %s, are refused by an object too, never by a text (wire §6.3)',
    async (_, current, next) => {
      const { tasks } = await signedIn('changes-wrongly');
      expect(await tasks.changePassword(current as string, next as string)).toMatchObject({
        status: 500,
        code: 500,
        result: { errorMessage: expect.any(String), code: 400 },
      });
    },
  );

  it('wire case 65: a wrong current password gets 500 and an object whose own code is 401', async () => {
    const { tasks } = await signedIn('changes');
    expect(await tasks.changePassword('wrong', 'Dijla-demo-2')).toMatchObject({
      status: 500,
      code: 500,
      result: {
        errorMessage: "The password doesn't match this account. Verify the password and try again.",
        code: 401,
      },
    });
  });
});

describe('a token that no longer holds', () => {
  it.each(['dead', ''])(
    '%j gets 401 from a save of a profile and of a password before their members are looked at, so that it is refreshed (wire §6.5)',
    async (token) => {
      const tasks = vsfTasks(url, 'en', token);
      for (const answer of [await tasks.saveProfile({}), await tasks.changePassword('', '')])
        expect(answer).toMatchObject({ status: 401, code: 401, result: expect.any(String) });
    },
  );

  it('gets 401 from a cart, whose id is enough without one, before what is sent is looked at', async () => {
    const cartId = String((await guest.create()).result);
    const informed = (token: string) =>
      vsfTasks(url, 'en', token).shippingMethods(cartId, { country_id: 'Iraq' });
    expect([(await informed('dead')).code, (await informed('')).code]).toEqual([401, 400]);
  });

  it('wire case 59: gets 401 from cart, profile and history alike; a refresh gives a good one, and the same refresh token another later', async () => {
    const { refreshToken, tasks } = await signedIn('expires');
    const cartId = String((await tasks.create()).result);
    clock.now += day;
    for (const answer of [
      await tasks.me(),
      await tasks.orderHistory(20, 1),
      await tasks.create(),
      await tasks.pull(cartId),
      await tasks.totals(cartId),
    ])
      expect(answer).toMatchObject({ status: 401, code: 401, result: expect.any(String) });
    for (let round = 0; round < 2; round += 1) {
      const refreshed = await guest.refresh(refreshToken);
      expect(refreshed).toMatchObject({ code: 200, meta: { refreshToken } });
      const again = vsfTasks(url, 'en', String(refreshed.result));
      expect([
        (await again.me()).code,
        (await again.orderHistory(20, 1)).code,
        (await again.pull(cartId)).code,
      ]).toEqual([200, 200, 200]);
      clock.now += 2 * day;
    }
  });

  it('lesson 16: is a normal state: it keeps nobody from looking around, and what is asked with it again and again changes nothing', async () => {
    const { token, tasks } = await signedIn('lingers');
    clock.now += day;
    const dead = { authorization: `Bearer ${token}` };
    const open = [
      '/api/catalog/iq_catalog_en/product/_search?size=1&request=%7B%7D',
      '/api/product/render-list?skus=DJ-SIMPLE',
      '/api/stock/check?sku=DJ-SIMPLE',
    ];
    for (const path of open) expect((await fetch(url + path, { headers: dead })).status).toBe(200);
    for (let round = 0; round < 3; round += 1)
      expect(await tasks.me()).toMatchObject({ code: 401, result: expect.any(String) });
    expect((await guest.logIn('lingers@example.iq', password)).code).toBe(200);
  });

  it('wire case 60: is not made good by a wrong refresh token, which is refused with a text', async () => {
    const { tasks } = await signedIn('stays-out');
    clock.now += day;
    expect(await guest.refresh('9f3c')).toMatchObject({
      status: 401,
      code: 401,
      result: 'Invalid refresh token provided',
    });
    expect(await guest.refresh(undefined)).toMatchObject({
      status: 500,
      code: 500,
      result: 'No refresh token provided',
    });
    expect((await tasks.me()).code).toBe(401);
  });

  it('wire case 63: gets no cart; without it a guest cart is made and can be filled', async () => {
    const { tasks } = await signedIn('bypasses');
    clock.now += day;
    expect(await tasks.create()).toMatchObject({ status: 401, code: 401, result: expect.any(String) });
    const bypassed = await guest.create();
    expect(bypassed.code).toBe(200);
    expect(await guest.update(String(bypassed.result), { sku: 'DJ-SIMPLE', qty: 1 })).toMatchObject({
      code: 200,
    });
  });
});

describe("a customer's cart", () => {
  it('wire case 61: is the same at each sign-in; the server merges nothing, and the absolute quantities of the client add up', async () => {
    const { tasks } = await signedIn('merges');
    const own = String((await tasks.create()).result);
    for (const [sku, qty] of [
      ['DJ-SIMPLE', 2],
      ['DJ-CARD', 1],
    ] as const)
      await tasks.update(own, { sku, qty });
    const guestCart = String((await guest.create()).result);
    for (const sku of ['DJ-SIMPLE', 'DJ-LAST']) await guest.update(guestCart, { sku, qty: 1 });

    expect((await tasks.create()).result).toBe(own);
    expect(await linesOf(tasks, own)).toEqual({ 'DJ-SIMPLE': 2, 'DJ-CARD': 1 });
    const line = ((await tasks.pull(own)).result as ServerLine[]).find(({ sku }) => sku === 'DJ-SIMPLE');
    await tasks.update(own, { sku: 'DJ-SIMPLE', qty: 3, item_id: line?.item_id, quoteId: line?.quote_id });
    await tasks.update(own, { sku: 'DJ-LAST', qty: 1 });
    expect(await linesOf(tasks, own)).toEqual({ 'DJ-SIMPLE': 3, 'DJ-LAST': 1, 'DJ-CARD': 1 });
  });

  it('wire case 62: outlives signing out, and is there at the next sign-in', async () => {
    const { token, tasks } = await signedIn('comes-back');
    const cartId = String((await tasks.create()).result);
    await tasks.update(cartId, { sku: 'DJ-SIMPLE', qty: 2 });
    expect((await executeTask(`${url}/api/user/logout?token=${token}`, { method: 'POST' })).result).toBe(
      true,
    );
    expect((await tasks.pull(cartId)).code).toBe(401);
    const later = vsfTasks(url, 'en', String((await guest.logIn('comes-back@example.iq', password)).result));
    expect((await later.create()).result).toBe(cartId);
    expect(await linesOf(later, cartId)).toEqual({ 'DJ-SIMPLE': 2 });
  });

  it('fault "cart of another shopper": its id opens it to nobody else, and the answer says nothing of it', async () => {
    const [owner, other] = [await signedIn('owns'), await signedIn('looks')];
    const cartId = String((await owner.tasks.create()).result);
    await owner.tasks.update(cartId, { sku: 'DJ-SIMPLE', qty: 2 });
    const unknown = await other.tasks.pull('0'.repeat(32));
    for (const stranger of [other.tasks, guest]) {
      const answers = [
        await stranger.pull(cartId),
        await stranger.totals(cartId),
        await stranger.update(cartId, { sku: 'DJ-CARD', qty: 1 }),
        await stranger.remove(cartId, { sku: 'DJ-SIMPLE' }),
      ];
      for (const { status, result } of answers)
        expect([status, String(result).replace(cartId, '')]).toEqual([
          404,
          String(unknown.result).replace('0'.repeat(32), ''),
        ]);
      expect(await stranger.paymentMethods(cartId)).toMatchObject({ status: 404, result: [] });
    }
    expect(await linesOf(owner.tasks, cartId)).toEqual({ 'DJ-SIMPLE': 2 });
    const carts = await database.db
      .selectFrom('cart')
      .select('id')
      .where('customer_id', 'is not', null)
      .where('id', '=', cartId)
      .execute();
    expect(carts).toHaveLength(1);
  });
});
