import { createHash, randomUUID } from 'node:crypto';
import { createProvider } from '@dijla/provider';
import { countStatements } from '@dijla/provider/database';
import { loggerOf } from '@dijla/provider/logger';
import { testSecret } from '@dijla/test-kit/staff-factors';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { codeAt, giveApp, givePassword, staffPassword } from '@dijla/test-kit/staff-factors';
import { newStaffSession, staffLink, staffSession } from '@dijla/test-kit/staff-session';
import { testSettings } from '@dijla/test-kit/test-settings';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sampleRequests } from './requests/sample-requests.ts';
import { executeTask } from './vsf-tasks.ts';

const trustedProxies = ['127.0.0.0/8', '::1'];
const { url, database, provider } = await providerOverHttp({ rateLimits: true, trustedProxies });
const untrusting = await providerOverHttp();
const samples = await sampleRequests(url);
const refusedOrdersAllowed = 20;

const order = (cartId: string, { store = 'en', payment = 'points' } = {}) => {
  const body = samples.of('order/place', cartId).body as { addressInformation: object };
  return executeTask(`${url}/api/order?storeCode=${store}`, {
    method: 'POST',
    body: {
      ...body,
      store_code: store,
      addressInformation: { ...body.addressInformation, payment_method_code: payment },
    },
  });
};

const from = (address: string) => ({ 'x-forwarded-for': address });
const tooMany = { status: 429, code: 429, result: 'Too many attempts. Please wait a little and try again.' };
/** Sets the count of the most recently created counter of a limit. */
const countedSoFar = (limit: string, points: number) =>
  sql`update rate_limit set points = ${points} where key = (select key from rate_limit where key like ${`${limit}:%`} order by expire desc limit 1)`.execute(
    database.db,
  );

/** Lets a network fail as often as it likes without a captcha, so that only the other limits hold it. */
const neverOdd = (address: string) => {
  const key = `odd calls:${createHash('sha256').update(address).digest('base64url')}`;
  return sql`insert into rate_limit (key, points, expire) values (${key}, -100000, ${Date.now() + 600_000})`.execute(
    database.db,
  );
};

describe('RATE_LIMITS', () => {
  it('let a cart that was refused too often wait, in an envelope with a text, and no other cart', async () => {
    const [cartId, other] = [await samples.filledCart(), await samples.filledCart()];
    for (let attempt = 0; attempt < refusedOrdersAllowed; attempt += 1)
      expect((await order(cartId)).code).toBe(400);
    const limited = await order(cartId, { payment: 'cashondelivery' });
    expect(limited).toMatchObject({
      status: 429,
      code: 429,
      result: 'Too many attempts. Please wait a little and try again.',
    });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(limited.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await order(cartId, { store: 'ar' })).result).toMatch(/^[\u0600-\u06ff]/);
    expect((await order(other, { payment: 'cashondelivery' })).code).toBe(200);
  });

  it('let reads and changes of a cart that may not order go on', async () => {
    const cartId = await samples.filledCart();
    for (let attempt = 0; attempt <= refusedOrdersAllowed; attempt += 1) await order(cartId);
    expect((await executeTask(`${url}/api/cart/pull?cartId=${cartId}`)).code).toBe(200);
    expect(
      (
        await executeTask(`${url}/api/cart/update?cartId=${cartId}`, {
          method: 'POST',
          body: { cartItem: { sku: 'DJ-SIMPLE', qty: 1 } },
        })
      ).code,
    ).toBe(200);
  });
});

describe('wrong coupons', () => {
  const apply = (cartId: string, coupon: string, store = 'en') =>
    executeTask(`${url}/api/cart/apply-coupon?cartId=${cartId}&coupon=${coupon}&storeCode=${store}`, {
      method: 'POST',
    });

  it('let their cart wait with coupons, a right one too, but with nothing else, and no other cart', async () => {
    const [cartId, other] = [await samples.filledCart(), await samples.filledCart()];
    const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => apply(cartId, `WRONG${n}`)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      ...Array.from({ length: 20 }, () => 404),
      ...Array.from({ length: 4 }, () => 429),
    ]);
    const limited = await apply(cartId, 'WELCOME10');
    expect(limited).toMatchObject({
      status: 429,
      code: 429,
      result: 'Too many attempts. Please wait a little and try again.',
    });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await apply(cartId, 'WELCOME10', 'ar')).result).toMatch(/^[\u0600-\u06ff]/);
    expect(
      (
        await executeTask(`${url}/api/cart/update?cartId=${cartId}`, {
          method: 'POST',
          body: { cartItem: { sku: 'DJ-SIMPLE', qty: 1 } },
        })
      ).code,
    ).toBe(200);
    expect((await apply(other, 'WELCOME10')).code).toBe(200);
  });

  it('are none where a coupon is right, however often it is applied', async () => {
    const cartId = await samples.filledCart();
    for (let n = 0; n < 25; n += 1) expect((await apply(cartId, 'welcome10')).code).toBe(200);
    expect((await apply(cartId, 'WRONG')).code).toBe(404);
  });
});

describe('guesses at a password', () => {
  const logIn = (address: string, password: string, username = 'shopper@example.iq', store = 'en') =>
    executeTask(`${url}/api/user/login?storeCode=${store}`, {
      method: 'POST',
      body: { username, password },
      headers: { 'x-forwarded-for': address },
    });
  const [guesser, owner] = ['203.0.113.77', '203.0.113.78'];

  it('let the guesser wait for that account, with the right password too, and nobody else: neither its owner elsewhere nor her neighbours here', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => logIn(guesser, 'guessed')));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      ...Array.from({ length: 6 }, () => 429),
    ]);
    const limited = await logIn(guesser, 'Dijla-demo-1');
    expect(limited).toMatchObject({
      status: 429,
      code: 429,
      result: 'Too many attempts. Please wait a little and try again.',
    });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await logIn(guesser, 'Dijla-demo-1', 'shopper@example.iq', 'ar')).result).toMatch(
      /^[\u0600-\u06ff]/,
    );
    expect((await logIn(owner, 'Dijla-demo-1')).code).toBe(200);
    expect((await logIn(guesser, 'Dijla-demo-1', 'second@example.iq')).code).toBe(200);
  });

  it('are counted together by whatever name an account is called, and in its sessions', async () => {
    const [email, number, address] = ['two-names@example.iq', '07705550199', '203.0.113.96'];
    const customer = {
      email,
      firstname: 'A',
      lastname: 'B',
      custom_attributes: [{ attribute_code: 'mobilenumber', value: number }],
    };
    await executeTask(`${url}/api/user/create?storeCode=en`, {
      method: 'POST',
      body: { customer, password: 'Dijla-demo-1' },
      headers: from(address),
    });
    await database.db
      .updateTable('customer')
      .set({ telephone_verified_at: new Date() })
      .where('email', '=', email)
      .execute();
    const token = String((await logIn(address, 'Dijla-demo-1', email)).result);
    const renamed = { customer: { ...customer, email: `new-${email}` }, currentPassword: 'Dijla-demo-1' };
    expect(
      (
        await executeTask(`${url}/api/user/me?token=${token}`, {
          method: 'POST',
          body: renamed,
          headers: from(address),
        })
      ).code,
    ).toBe(200);
    for (const name of [email, `new-${email}`, number])
      for (let n = 0; n < 3; n += 1) expect((await logIn(address, 'guessed', name)).code).toBe(401);
    const change = { currentPassword: 'wrong', newPassword: 'Dijla-demo-2' };
    expect(
      (
        await executeTask(`${url}/api/user/change-password?token=${token}`, {
          method: 'POST',
          body: change,
          headers: from(address),
        })
      ).code,
    ).toBe(500);
    for (const name of [email, `new-${email}`, number])
      expect(await logIn(address, 'Dijla-demo-1', name)).toMatchObject(tooMany);
    expect((await logIn('203.0.113.97', 'Dijla-demo-1', number)).code).toBe(200);
  });

  it('are counted for an account nobody has as well', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => logIn('203.0.113.79', 'guessed', 'nobody@example.iq')),
    );
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(2);
  });
});

describe('looking for who is a customer', () => {
  const register = (email: string, address: string) =>
    executeTask(`${url}/api/user/create?storeCode=en`, {
      method: 'POST',
      body: { customer: { email, firstname: 'A', lastname: 'B' }, password: 'Dijla-demo-1' },
      headers: from(address),
    });
  const signedIn = async (email: string) => {
    await register(email, '203.0.113.90');
    return String(
      (
        await executeTask(`${url}/api/user/login`, {
          method: 'POST',
          body: { username: email, password: 'Dijla-demo-1' },
          headers: from('203.0.113.90'),
        })
      ).result,
    );
  };
  const save = (token: string, email: string, address: string) =>
    executeTask(`${url}/api/user/me?token=${token}`, {
      method: 'POST',
      body: { customer: { email, firstname: 'A', lastname: 'B' } },
      headers: from(address),
    });

  it('by registering lets a network try three hundred times, as a carrier has many who forgot; then it waits, and no other', async () => {
    await neverOdd('203.0.113.91');
    const answers = await Promise.all(
      Array.from({ length: 305 }, () => register('shopper@example.iq', '203.0.113.91')),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      ...Array.from({ length: 300 }, () => 400),
      ...Array.from({ length: 5 }, () => 429),
    ]);
    expect((await register('came-from-elsewhere@example.iq', '203.0.113.92')).code).toBe(200);
  });

  it('by registering uses up none of the hundred registrations of a network', async () => {
    await neverOdd('203.0.113.94');
    const answers = await Promise.all(
      Array.from({ length: 102 }, () => register('shopper@example.iq', '203.0.113.94')),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([400]));
    expect((await register('not-found-out@example.iq', '203.0.113.94')).code).toBe(200);
  });

  it('by saving a profile lets that customer wait after ten, and neither her neighbours nor who registers there', async () => {
    const [looking, neighbour] = [
      await signedIn('looks-for-others@example.iq'),
      await signedIn('neighbour@example.iq'),
    ];
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => save(looking, 'shopper@example.iq', '203.0.113.93')),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      429,
      429,
      ...Array.from({ length: 10 }, () => 500),
    ]);
    expect((await save(neighbour, 'neighbour@example.iq', '203.0.113.93')).code).toBe(200);
    expect((await register('registers-there@example.iq', '203.0.113.93')).code).toBe(200);
  });

  it('and guessing at the password in change-password waits with a text, as everywhere', async () => {
    const token = await signedIn('changes-often@example.iq');
    const change = () =>
      executeTask(`${url}/api/user/change-password?token=${token}`, {
        method: 'POST',
        body: { currentPassword: 'wrong', newPassword: 'Dijla-demo-2' },
        headers: from('203.0.113.94'),
      });
    for (let n = 0; n < 10; n += 1) expect((await change()).code).toBe(500);
    expect(await change()).toMatchObject({
      status: 429,
      code: 429,
      result: 'Too many attempts. Please wait a little and try again.',
    });
  });
});

describe('guessing at the password in a change of the e-mail address', () => {
  it('waits as everywhere, with the right password too', async () => {
    const [email, headers] = ['changes-address@example.iq', { 'x-forwarded-for': '203.0.113.95' }];
    await executeTask(`${url}/api/user/create?storeCode=en`, {
      method: 'POST',
      body: { customer: { email, firstname: 'A', lastname: 'B' }, password: 'Dijla-demo-1' },
      headers,
    });
    const token = String(
      (
        await executeTask(`${url}/api/user/login`, {
          method: 'POST',
          body: { username: email, password: 'Dijla-demo-1' },
          headers,
        })
      ).result,
    );
    const change = (currentPassword: string) =>
      executeTask(`${url}/api/user/me?token=${token}`, {
        method: 'POST',
        body: { customer: { email: `new-${email}`, firstname: 'A', lastname: 'B' }, currentPassword },
        headers,
      });
    for (let n = 0; n < 10; n += 1)
      expect(await change('wrong')).toMatchObject({ code: 500, result: { code: 403 } });
    expect((await change('Dijla-demo-1')).code).toBe(429);
  });
});

describe('the desk', () => {
  const open = (link: string, address: string) =>
    executeTask(`${url}/api/desk/link?storeCode=en`, {
      method: 'POST',
      body: { link },
      headers: from(address),
    });

  it('lets a network that tries links wait after twenty in ten minutes, with a right one too, and no other network', async () => {
    const { token } = await staffLink({ url, database }, { email: 'waits@example.iq', role: 'orders' });
    const wrong = (n: number) => 'w'.repeat(42) + String.fromCharCode(97 + n);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => open(n % 2 ? wrong(n) : 'x', `2001:db8:9:9::${n + 1}`)),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      ...Array.from({ length: 20 }, () => 401),
      ...Array.from({ length: 4 }, () => 429),
    ]);
    expect(await open(token, '2001:db8:9:9::99')).toMatchObject(tooMany);
    expect((await open(token, '2001:db8:9:8::1')).code).toBe(200);
  });

  it('counts no link that opens it', async () => {
    for (let n = 0; n < 22; n += 1) {
      const { token } = await staffLink(
        { url, database },
        { email: `joins-${n}@example.iq`, role: 'orders' },
      );
      expect((await open(token, '203.0.113.110')).code).toBe(200);
    }
    expect((await open('x', '203.0.113.110')).code).toBe(401);
  });

  it('lets a network guess ten passwords and five codes of a member in ten minutes, by every process together, and lock nobody else out', async () => {
    const email = 'guessed@example.iq';
    const { id } = await staffLink({ url, database }, { email, role: 'orders' });
    await sql`update staff set state = 'active' where id = ${id}`.execute(database.db);
    await givePassword(database, id);
    await giveApp(database, id);
    const signIn = async (body: object, address: string) =>
      (
        await executeTask(`${url}/api/desk/session?storeCode=en`, {
          method: 'POST',
          body: { email, password: staffPassword, ...body },
          headers: from(address),
        })
      ).code;
    const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
    const [guesser, thief, owner] = ['203.0.113.120', '203.0.113.121', '203.0.113.122'];
    const passwords = [];
    for (let n = 0; n < 12; n += 1) passwords.push(await signIn({ password: 'wrong' }, guesser));
    expect(passwords).toEqual([...times(10, 401), ...times(2, 429)]);
    const codes = await Promise.all(times(8, '000000').map((code) => signIn({ code }, thief)));
    expect(codes.toSorted()).toEqual([...times(5, 403), ...times(3, 429)]);
    expect(await signIn({ code: await codeAt(Date.now()) }, owner)).toBe(200);
  });

  it('lets a member of the staff wait after 600 calls in a minute, in every session, and nobody else', async () => {
    const [busy, colleague] = [
      await staffSession({ url, database }, { role: 'orders' }),
      await staffSession({ url, database }, { role: 'orders' }),
    ];
    await busy.call('desk/session');
    await countedSoFar('desk calls', 599);
    await busy.call('desk/session');
    expect(await busy.refused('desk/session')).toBe('request.too-many');
    const { cookie } = await newStaffSession(database, busy.id);
    expect(await executeTask(`${url}/api/desk/sessions`, { headers: { cookie } })).toMatchObject(tooMany);
    await colleague.call('desk/session');
  });
});

describe('registrations', () => {
  const register = (email: string, address: string) =>
    executeTask(`${url}/api/user/create?storeCode=en`, {
      method: 'POST',
      body: { customer: { email, firstname: 'A', lastname: 'B' }, password: 'Dijla-demo-1' },
      headers: from(address),
    });

  it('let a network wait after a hundred in ten minutes, those that succeeded too, and no other network', async () => {
    expect((await register('first@crowd.example.iq', '2001:db8:7:7::1')).code).toBe(200);
    await countedSoFar('registrations', 98);
    const answers = [
      await register('second@crowd.example.iq', '2001:db8:7:7::2'),
      await register('third@crowd.example.iq', '2001:db8:7:7::3'),
    ];
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    const limited = await register('fourth@crowd.example.iq', '2001:db8:7:7::4');
    expect(limited).toMatchObject(tooMany);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await register('fourth@crowd.example.iq', '2001:db8:7:8::4')).code).toBe(200);
  });
});

describe("guesses at a guest's order", () => {
  const guess = (address: string, body: { number: string; phone?: string; key?: string }) =>
    executeTask(`${url}/api/ext/dijla/guest-order?storeCode=en`, {
      method: 'POST',
      headers: from(address),
      body,
    });
  const tries = (count: number, address: string, bodyOf: (n: number) => { number: string; phone: string }) =>
    Promise.all(Array.from({ length: count }, (_, n) => guess(address, bodyOf(n)))).then((answers) =>
      answers.map(({ code }) => code).toSorted(),
    );
  const tenThenWait = [...Array.from({ length: 10 }, () => 404), 429, 429];
  const phone = (n: number) => `077155${String(n).padStart(5, '0')}`;

  it('let a network wait that tries telephones for a number, or numbers for a telephone, and no other network', async () => {
    expect(await tries(12, '203.0.113.120', (n) => ({ number: '500001', phone: phone(n) }))).toEqual(
      tenThenWait,
    );
    expect(
      await tries(12, '203.0.113.121', (n) => ({ number: String(600_001 + n), phone: phone(0) })),
    ).toEqual(tenThenWait);
    expect((await guess('203.0.113.122', { number: '500001', phone: phone(0) })).code).toBe(404);
  });

  it('do not count what was right', async () => {
    const cartId = await samples.filledCart();
    const { result } = await order(cartId, { payment: 'cashondelivery' });
    const { orderNumber: number } = result as { orderNumber: string };
    const right = () => guess('203.0.113.123', { number, phone: '0770 123 4567' });
    const codes = [];
    for (let n = 0; n < 12; n += 1) codes.push((await right()).code);
    expect(new Set(codes)).toEqual(new Set([200]));
  });
});

describe('new carts', () => {
  const create = (address: string, token = '') =>
    executeTask(`${url}/api/cart/create?storeCode=en&token=${token}`, {
      method: 'POST',
      headers: from(address),
    });

  it('let a network wait after three thousand in ten minutes, but not with the carts it has, nor its customers, nor another network', async () => {
    const cartId = String((await create('203.0.113.100')).result);
    await countedSoFar('new carts', 2999);
    expect((await create('203.0.113.100')).code).toBe(200);
    const limited = await create('203.0.113.100');
    expect(limited).toMatchObject(tooMany);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(500);
    const add = () =>
      executeTask(`${url}/api/cart/update?cartId=${cartId}`, {
        method: 'POST',
        body: { cartItem: { sku: 'DJ-SIMPLE', qty: 1 } },
        headers: from('203.0.113.100'),
      });
    expect((await add()).code).toBe(200);
    const token = String(
      (
        await executeTask(`${url}/api/user/login`, {
          method: 'POST',
          body: { username: 'shopper@example.iq', password: 'Dijla-demo-1' },
          headers: from('203.0.113.100'),
        })
      ).result,
    );
    expect((await create('203.0.113.100', token)).code).toBe(200);
    expect((await create('203.0.113.101')).code).toBe(200);
  });

  it('are counted once for a request that is sent again', async () => {
    const [key, address] = [randomUUID(), '203.0.113.102'];
    const ask = () =>
      executeTask(`${url}/api/cart/create?storeCode=en`, {
        method: 'POST',
        headers: { ...from(address), 'idempotency-key': key },
      });
    const [first, second] = [await ask(), await ask()];
    expect([first.code, second.result]).toEqual([200, first.result]);
    const { rows } = await sql<{
      points: number;
    }>`select points from rate_limit where key like 'new carts:%' order by expire desc limit 1`.execute(
      database.db,
    );
    expect(rows).toEqual([{ points: 1 }]);
  });
});

describe('wrong coupons of a network', () => {
  const apply = (cartId: string, coupon: string, address: string) =>
    executeTask(`${url}/api/cart/apply-coupon?cartId=${cartId}&coupon=${coupon}&storeCode=en`, {
      method: 'POST',
      headers: from(address),
    });

  it('let it wait with coupons whatever cart it makes, and no other network', async () => {
    const [first, second] = [await samples.filledCart(), await samples.filledCart()];
    expect((await apply(first, 'GUESS1', '203.0.113.110')).code).toBe(404);
    await countedSoFar('coupons of network', 199);
    expect((await apply(first, 'GUESS2', '203.0.113.110')).code).toBe(404);
    expect(await apply(second, 'WELCOME10', '203.0.113.110')).toMatchObject(tooMany);
    expect((await apply(second, 'WELCOME10', '203.0.113.111')).code).toBe(200);
  });
});

describe('two processes of a shop', () => {
  it.each([
    [
      'a password',
      '/api/user/login',
      401,
      (n: number) => ({ username: 'second@example.iq', password: `guess ${n}` }),
    ],
    [
      "a guest's order",
      '/api/ext/dijla/guest-order',
      404,
      (n: number) => ({ number: '700001', phone: `0771660${String(n).padStart(4, '0')}` }),
    ],
    [
      'a gift card',
      '/api/ext/dijla/gift-card-balance',
      404,
      (n: number) => ({ code: 'AAAA-BBBB-CCCC-DDDD', pin: String(100_000 + n) }),
    ],
  ] as const)('count guesses at %s together', async (_, path, wrong, bodyOf) => {
    const second = await createProvider({
      connection: database,
      settings: testSettings(),
      logger: loggerOf('fatal'),
      now: Date.now,
      pictureFolders: [],
      pictureCache: 'unused',
      trustedProxies,
      rateLimits: true,
      secureCookies: false,
      secret: testSecret,
    });
    onTestFinished(second.close);
    const guess = async (place: number) => {
      const process = place % 2 === 0 ? provider : second;
      const answer = await process.fetch(
        new Request(`http://shop.test${path}`, {
          method: 'POST',
          body: JSON.stringify(bodyOf(place)),
          headers: { 'content-type': 'application/json' },
        }),
        { socketAddress: '203.0.113.120' },
      );
      return answer.status;
    };
    const statuses = await Promise.all(Array.from({ length: 14 }, (_, place) => guess(place)));
    expect(statuses.toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => wrong),
      ...Array.from({ length: 4 }, () => 429),
    ]);
  });
});

describe('limits', () => {
  it('leave adding to a cart at 5 statements, ordering at 15, and searching at none', async () => {
    const cartId = await samples.filledCart();
    const statementsOf = async (path: string, body?: object): Promise<number> => {
      const request = new Request(`http://shop.test${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const { result, statements } = await countStatements(async () =>
        provider.fetch(request, { socketAddress: '203.0.113.130' }),
      );
      expect(result.status).toBe(200);
      return statements.length;
    };
    const add = await statementsOf(`/api/cart/update?cartId=${cartId}`, {
      cartItem: { sku: 'DJ-SIMPLE', qty: 1 },
    });
    const search = await statementsOf('/api/catalog/iq_catalog_en/product/_search?q=kettle&size=5');
    const placed = await statementsOf('/api/order', samples.of('order/place', cartId).body as object);
    expect([add <= 5, search, placed <= 15]).toEqual([true, 0, true]);
  });
});

describe('TRUSTED_PROXIES', () => {
  const addressSeen = async (base: string, forwardedFor: string) =>
    (
      (await executeTask(`${base}/api/ip`, { headers: { 'x-forwarded-for': forwardedFor } })).result as {
        ip: string;
      }
    ).ip;

  it('lets a trusted proxy say who calls, whatever the caller put in front', async () => {
    expect([await addressSeen(url, '203.0.113.7'), await addressSeen(url, '6.6.6.6, 203.0.113.7')]).toEqual([
      '203.0.113.7',
      '203.0.113.7',
    ]);
  });

  it('believes nobody when none is named', async () => {
    expect(await addressSeen(untrusting.url, '203.0.113.7')).toBe('127.0.0.1');
  });
});
