import { accountPassword, accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider, type TestCall } from '@dijla/test-kit/buying-provider';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import { forgetFormerSignIns } from './sessions/former-sign-in-sql.ts';

const hour = 3_600_000;
const { db } = await testDatabase();
const clock = { now: Date.parse('2026-11-21T09:00:00Z') };
const { call, refused, send } = await buyingProvider(db, { now: () => clock.now });

const { aCustomer, signIn } = accountsOf({ call });
const withToken = (token: string): TestCall => ({ query: { token } });
const mobile = (value: string) => ({ custom_attributes: [{ attribute_code: 'mobilenumber', value }] });
const address = {
  firstname: 'نور',
  lastname: 'حسن',
  street: ['كرادة 62', '12'],
  city: 'بغداد',
  country_id: 'IQ',
  postcode: '10069',
  telephone: '٠٧٧٠١٢٣٤٥٦٧',
  region: { region: 'Baghdad', region_id: 611, region_code: null },
  region_id: 611,
};

describe('user/update', () => {
  const save = (token: string, customer: object) =>
    call('user/update', { ...withToken(token), body: { customer } });

  it('saves names and number, and leaves alone what it is not given', async () => {
    const { email, token, profile } = await aCustomer({ ...mobile('07706660001'), addresses: [address] });
    clock.now += hour;
    const { result } = await save(token, { email, firstname: 'ندى', lastname: 'الجبوري' });
    expect(result).toMatchObject({
      firstname: 'ندى',
      custom_attributes: profile.custom_attributes,
      addresses: profile.addresses,
      groupToken: expect.any(String),
    });
    expect(result.updated_at > profile.updated_at).toBe(true);
    expect(
      (await save(token, { email, firstname: 'ندى', lastname: 'الجبوري', ...mobile('') })).result
        .custom_attributes,
    ).toEqual([]);
  });

  it("says another's e-mail address in an object", async () => {
    const [mine, other] = [await aCustomer(), await aCustomer()];
    const answer = await refused('user/update', {
      ...withToken(mine.token),
      body: { customer: { email: other.email, firstname: 'A', lastname: 'B' } },
    });
    expect(answer).toMatchObject({
      status: 500,
      result: { errorMessage: expect.stringContaining('already exists'), code: 400 },
    });
  });

  it.each<[string, (email: string) => object]>([
    ['e-mail address', (email) => ({ email: `new-${email}` })],
    ['mobile number', (email) => ({ email, ...mobile('07706660003') })],
    [
      'name, in whatever case her e-mail address comes,',
      (email) => ({ email: email.toUpperCase(), firstname: 'ندى' }),
    ],
  ])(
    'with another %s leaves her signed in everywhere, so that nobody with one token locks her out',
    async (_, changes) => {
      const { email, token } = await aCustomer();
      const elsewhere = await signIn(email);
      const given = { firstname: 'نور', lastname: 'حسن', ...changes(email) };
      for (let times = 0; times < 2; times += 1) await save(token, given);
      for (const session of [token, elsewhere.token])
        expect((await send('user/me', withToken(session))).status).toBe(200);
      await db
        .updateTable('customer')
        .set({ telephone: null })
        .where('telephone', '=', '07706660003')
        .execute();
    },
  );

  it('fault "foreign child id": no address of another customer is changed, taken or seen', async () => {
    const [mine, other] = [
      await aCustomer({ addresses: [address] }),
      await aCustomer({ addresses: [address] }),
    ];
    const personal = { email: mine.email, firstname: 'A', lastname: 'B' };
    const [theirs] = other.profile.addresses;
    for (const stolen of [
      { ...address, id: theirs?.id },
      { ...address, customer_id: other.profile.id },
      { ...address, id: theirs?.id, customer_id: mine.profile.id },
    ]) {
      const answer = await refused('user/update', {
        ...withToken(mine.token),
        body: { customer: { ...personal, addresses: [stolen] } },
      });
      expect(answer).toEqual({
        status: 403,
        code: 'user.foreign-address',
        result: 'Provided invalid address.id or address.customer_id',
      });
    }
    expect((await call('user/me', withToken(other.token))).result.addresses).toEqual(other.profile.addresses);
    expect((await call('user/me', withToken(mine.token))).result.addresses).toEqual(mine.profile.addresses);
  });
});

describe('what a customer signs in with', () => {
  const day = 24 * hour;
  const storefront = { headers: { 'x-refresh-token': 'cookie' } };
  let made = 0;
  const isVerified = (id: number) =>
    db
      .updateTable('customer')
      .set({ telephone_verified_at: new Date(clock.now) })
      .where('id', '=', id)
      .execute();
  /** A customer with a unique phone number that was verified. */
  const withNumber = async () => {
    made += 1;
    const number = `077055511${String(made).padStart(2, '0')}`;
    const customer = await aCustomer(mobile(number));
    await isVerified(customer.profile.id);
    return { ...customer, number };
  };
  const named = (email: string, changes: object = {}) => ({
    email,
    firstname: 'نور',
    lastname: 'حسن',
    ...changes,
  });
  const save = (token: string, customer: object, given: object = {}) =>
    send('user/update', { query: { token, storeCode: 'en' }, body: { customer, ...given } });
  const codeOf = async (answer: Promise<Response>) => (await answer).headers.get('x-refusal');
  const getsIn = async (username: string, password = accountPassword) =>
    (await send('user/login', { body: { username, password } })).status === 200;
  const register = (customer: object) =>
    send('user/create', {
      body: { customer: { firstname: 'ليلى', lastname: 'علي', ...customer }, password: accountPassword },
    });
  const storefrontToken = async (email: string) =>
    (await call('user/login', { body: { username: email, password: accountPassword }, ...storefront }))
      .result;

  it('is not changed with the token alone in a session of our storefront, whoever sends it', async () => {
    const { email, number } = await withNumber();
    const token = await storefrontToken(email);
    for (const changes of [
      named(`new-${email}`),
      named(email, mobile('07705550999')),
      named(email, mobile('')),
    ]) {
      const answer = await refused('user/update', {
        query: { token, storeCode: 'en' },
        body: { customer: changes },
      });
      expect(answer).toEqual({
        status: 500,
        code: 'user.not-saved',
        result: {
          errorMessage: 'Enter your current password to change your email or mobile number.',
          code: 403,
        },
      });
    }
    expect((await save(token, { ...named(email, mobile(number)), firstname: 'ندى' })).status).toBe(200);
    expect([await getsIn(email), await getsIn(number), await getsIn(`new-${email}`)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['en', "The password doesn't match this account. Verify the password and try again."],
    ['ar', 'كلمة المرور الحالية غير صحيحة. تأكّد منها ثم حاول مرة أخرى.'],
  ])(
    'is changed with the right password, and not with a wrong one, wherever it is sent from (%s)',
    async (storeCode, errorMessage) => {
      const { email, token: ofOtherClient } = await withNumber();
      for (const token of [await storefrontToken(email), ofOtherClient]) {
        const body = { customer: named(`new-${email}`), currentPassword: 'not it at all' };
        expect(await refused('user/update', { query: { token, storeCode }, body })).toMatchObject({
          status: 500,
          result: { errorMessage, code: 403 },
        });
      }
      expect(
        (
          await save(await storefrontToken(email), named(`new-${email}`), {
            currentPassword: accountPassword,
          })
        ).status,
      ).toBe(200);
      expect(await getsIn(`new-${email}`)).toBe(true);
    },
  );

  it('is changed without a password by other clients of the wire; what it was signs in for 7 days more', async () => {
    const { email, number, token, profile } = await withNumber();
    expect((await save(token, named(`new-${email}`, mobile('07705550998')))).status).toBe(200);
    expect(await getsIn('07705550998')).toBe(false);
    await isVerified(profile.id);
    clock.now += 7 * day - 1;
    expect([
      await getsIn(email),
      await getsIn(number),
      await getsIn(`new-${email}`),
      await getsIn('07705550998'),
    ]).toEqual([true, true, true, true]);
    expect([await getsIn(email, 'wrong'), await getsIn(email.toUpperCase())]).toEqual([false, true]);
    clock.now += 1;
    expect([await getsIn(email), await getsIn(number), await getsIn(`new-${email}`)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('lets the true owner come back and undo what a stolen token did, with a new password too', async () => {
    const { email, token: stolen } = await withNumber();
    await save(stolen, named(`thief-1-${email}`));
    await save(stolen, named(`thief-2-${email}`));
    const { token } = await signIn(email);
    await call('user/change-password', {
      query: { token },
      body: { currentPassword: accountPassword, newPassword: 'palm and bridge' },
    });
    expect((await save(stolen, named(`thief-3-${email}`))).status).toBe(401);
    const back = await signIn(email, 'palm and bridge');
    expect((await save(back.token, named(email))).status).toBe(200);
    clock.now += 8 * day;
    expect([
      await getsIn(email, 'palm and bridge'),
      await getsIn(`thief-2-${email}`, 'palm and bridge'),
    ]).toEqual([true, false]);
  });

  it('is nobody else’s in the 7 days, and then is', async () => {
    const { email, number, token } = await withNumber();
    const other = await aCustomer();
    await save(token, named(`new-${email}`, mobile('07705550997')));
    expect([await codeOf(register({ email })), await codeOf(save(other.token, named(email)))]).toEqual([
      'user.email-taken',
      'user.not-saved',
    ]);
    clock.now += 7 * day;
    expect(await codeOf(register({ email, ...mobile(number) }))).toBeNull();
    expect((await call('user/me', withToken((await signIn(email)).token))).result).toMatchObject({
      email,
      firstname: 'ليلى',
    });
  });

  it('goes to one of many who ask for it while it is being left', async () => {
    const { email, token } = await withNumber();
    const answers = await Promise.all([
      save(token, named(`new-${email}`)),
      ...Array.from({ length: 6 }, () => register({ email })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 400, 400, 400, 400]);
    expect(await db.selectFrom('customer').select('id').where('email', '=', email).execute()).toEqual([]);
  });

  it('can be taken back, and is not changed so often that its owner is forgotten', async () => {
    const { email, token } = await withNumber();
    const statuses = [];
    for (let times = 1; times <= 8; times += 1)
      statuses.push((await save(token, named(`${times}-${email}`))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect(await getsIn(email)).toBe(true);
    expect((await save(token, named(email))).status).toBe(200);
    expect(
      (await db.selectFrom('former_sign_in').select('identifier').execute()).map(
        ({ identifier }) => identifier,
      ),
    ).not.toContain(email);
    // Going back undoes what came after: none of it signs in.
    expect([await getsIn(email), await getsIn(`6-${email}`), await getsIn(`7-${email}`)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('forgets what signs nobody in any more', async () => {
    const { email, token } = await withNumber();
    await save(token, named(`new-${email}`));
    await forgetFormerSignIns(db, clock.now);
    expect(await getsIn(email)).toBe(true);
    await forgetFormerSignIns(db, clock.now + 7 * day);
    expect(await db.selectFrom('former_sign_in').selectAll().execute()).toEqual([]);
  });
});
