import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountPassword, accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider, type TestCall } from '@dijla/test-kit/buying-provider';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { shopFolders } from '../../database/migrating/migration-files.ts';
import type { CustomerInput } from './customer-input.ts';
import { customerHandler } from './customer-handler.ts';

const hour = 3_600_000;
const day = 24 * hour;
const { db } = await testDatabase();
const clock = { now: Date.parse('2026-11-21T09:00:00Z') };
const { call, refused, send } = await buyingProvider(db, { now: () => clock.now });

const password = accountPassword;
const { aCustomer, newEmail, signIn } = accountsOf({ call });
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

/** What `user/verify-telephone` does with the right code. */
const isVerified = (id: number) =>
  db
    .updateTable('customer')
    .set({ telephone_verified_at: new Date(clock.now) })
    .where('id', '=', id)
    .execute();

describe('user/create', () => {
  it('keeps who registers as the wire answers her, in the group of those who do', async () => {
    const { result } = await call('user/create', {
      query: { storeCode: 'ar' },
      body: {
        customer: {
          email: ' New.Shopper@Example.IQ ',
          firstname: 'نور',
          lastname: 'حسن',
          ...mobile('+964 770 999 0001'),
          addresses: [{ ...address, default_shipping: true }],
        },
        password,
      },
    });
    expect(result).toMatchObject({
      email: 'new.shopper@example.iq',
      group_id: 1,
      store_id: 1,
      created_in: 'العربية',
      website_id: 1,
      custom_attributes: [{ attribute_code: 'mobilenumber', value: '07709990001' }],
      created_at: '2026-11-21 09:00:00',
      addresses: [
        {
          telephone: '07701234567',
          region: { region: 'Baghdad', region_id: 611 },
          street: ['كرادة 62', '12'],
          default_shipping: true,
          default_billing: false,
        },
      ],
    });
    expect(result).not.toHaveProperty('groupToken');
    expect(result).not.toHaveProperty('default_billing');
    expect(result.default_shipping).toBe(String(result.addresses[0]?.id));
  });

  it.each([
    ['07705550001', '٠٧٧٠ ٥٥٥ ٠٠٠١'],
    ['07705550002', '۰۷۷۰۵۵۵۰۰۰۲'],
    ['07705550003', '00964-770-555-0003'],
    ['07705550004', '7705550004'],
    ['07705550005', '+964 (0)770 555 0005'],
  ])('keeps %s however it is written: %s', async (kept, written) => {
    const { profile } = await aCustomer(mobile(written));
    expect(profile.custom_attributes).toEqual([{ attribute_code: 'mobilenumber', value: kept }]);
    await isVerified(profile.id);
    expect((await signIn(written)).token).toMatch(/^[\w-]{43}$/);
  });

  it('takes a number that somebody else has not verified, and signs in with a verified one only', async () => {
    const [first, second] = [await aCustomer(mobile('07705550009')), await aCustomer(mobile('07705550009'))];
    expect(await refused('user/login', { body: { username: '07705550009', password } })).toMatchObject({
      status: 401,
    });
    expect([first, second].map(({ profile }) => profile.telephone_verified)).toEqual([false, false]);
  });

  it('lets her in by a number kept before in another spelling, but where it is another customer’s', async () => {
    const one = await aCustomer(mobile('07705550006'));
    const other = await aCustomer(mobile('07705550007'));
    await aCustomer(mobile('07705550008'));
    const keep = (id: number, telephone: string) =>
      db
        .updateTable('customer')
        .set({ telephone, telephone_verified_at: new Date(clock.now) })
        .where('id', '=', id)
        .execute();
    await keep(one.profile.id, '96407705550006');
    await keep(other.profile.id, '0096407705550008');
    await sql
      .raw(
        readFileSync(
          join(shopFolders.migrations, '2026-11-22T1010-spell-mobile-numbers-one-way.expand.sql'),
          'utf8',
        ),
      )
      .execute(db);
    expect((await signIn('0770 555 0006')).token).toMatch(/^[\w-]{43}$/);
    expect(
      await db
        .selectFrom('customer')
        .select('telephone')
        .where('id', '=', other.profile.id)
        .executeTakeFirst(),
    ).toEqual({ telephone: '0096407705550008' });
  });

  it.each([
    ['a landline', '014567890'],
    ['too few digits', '0770123'],
    ['letters', 'call me'],
  ])('refuses %s for a mobile number', async (_, written) => {
    expect(
      await refused('user/create', {
        body: {
          customer: { email: 'x@example.iq', firstname: 'B', lastname: 'C', ...mobile(written) },
          password,
        },
      }),
    ).toMatchObject({ status: 400, code: 'user.telephone-invalid' });
  });

  it('lets one of many who register at once have the e-mail address', async () => {
    const register = () =>
      send('user/create', {
        body: { customer: { email: 'race@example.iq', firstname: 'B', lastname: 'C' }, password },
      });
    const statuses = (await Promise.all(Array.from({ length: 8 }, register))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
  });

  it('refuses a password of seven characters with a text that says password, and takes one of eight in any script', async () => {
    const register = (given: string) =>
      send('user/create', {
        body: { customer: { email: 'weak@example.iq', firstname: 'B', lastname: 'C' }, password: given },
      });
    const weak = await register('1234567');
    expect([weak.status, ((await weak.json()) as { result: string }).result]).toEqual([
      400,
      expect.stringContaining('password'),
    ]);
    expect((await register('نخلة وجسر')).status).toBe(200);
    expect((await signIn('weak@example.iq', 'نخلة وجسر')).token).toBeTruthy();
  });

  it.each(['en', 'ar'])(
    'names in its refusal the field a client leads to, in the store %s too (wire §6.2)',
    async (storeCode) => {
      const {
        profile: { email },
      } = await aCustomer();
      const refusedAs = (customer: object, given: string) =>
        refused('user/create', {
          query: { storeCode },
          body: { customer: { firstname: 'B', lastname: 'C', ...customer }, password: given },
        });
      expect([
        (await refusedAs({ email: newEmail() }, '1234567')).result,
        (await refusedAs({ email }, password)).result,
      ]).toEqual([expect.stringContaining('password'), expect.stringContaining('email')]);
    },
  );

  it('gives nobody an address by its id', async () => {
    const { profile } = await aCustomer({ addresses: [address] });
    const stolen = { ...address, id: profile.addresses[0]?.id };
    expect(
      await refused('user/create', {
        body: {
          customer: { email: 'thief@example.iq', firstname: 'B', lastname: 'C', addresses: [stolen] },
          password,
        },
      }),
    ).toMatchObject({ status: 403 });
  });
});

describe('user/login', () => {
  it('knows an e-mail address in any case and blanks around it', async () => {
    const { email } = await aCustomer();
    expect((await signIn(` ${email.toUpperCase()} `)).token).toBeTruthy();
  });

  it('answers an unknown account, a wrong password and an account without one alike, and says of a disabled one only what its password proves', async () => {
    const { email, profile } = await aCustomer();
    await db
      .insertInto('customer')
      .values({
        email: 'no-password@example.iq',
        firstname: 'A',
        lastname: 'B',
        customer_group_id: 1,
        source: 'test',
      })
      .execute();
    await db.updateTable('customer').set({ is_active: false }).where('id', '=', profile.id).execute();
    const attempts = [
      ['nobody@example.iq', password],
      ['07700000000', password],
      ['', ''],
      ['no-password@example.iq', ''],
      [email, 'wrong'],
    ] as const;
    const answers = await Promise.all(
      attempts.map(([username, given]) => refused('user/login', { body: { username, password: given } })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([
        JSON.stringify({
          status: 401,
          code: 'user.sign-in-incorrect',
          result:
            'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
        }),
      ]),
    );
    expect(await refused('user/login', { body: { username: email, password } })).toMatchObject({
      status: 403,
      result:
        'Your account was disabled. Please contact the store administrator on the reason for blocking your account.',
    });
  });

  it('takes as long for an account nobody has as for one with a wrong password', async () => {
    const { email } = await aCustomer();
    const cpuOf = async (username: string) => {
      const before = process.cpuUsage();
      for (let n = 0; n < 5; n += 1) await refused('user/login', { body: { username, password: 'wrong' } });
      return process.cpuUsage(before).user;
    };
    await cpuOf(email);
    const [known, unknown] = [await cpuOf(email), await cpuOf('nobody@example.iq')];
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it('keeps none of its tokens in clear', async () => {
    const { token, refreshToken } = await aCustomer();
    const rows = [
      await db.selectFrom('customer_session').selectAll().execute(),
      await db.selectFrom('user_token').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
    expect(
      rows.flat().map((row) => ('token_hash' in row ? row.token_hash : row.refresh_hash).length),
    ).toEqual(rows.flat().map(() => 32));
  });
});

describe('tokens', () => {
  it('hold 24 hours, in the query and in the header alike', async () => {
    const { token } = await aCustomer();
    clock.now += day - 1;
    expect((await call('user/me', withToken(token))).result.groupToken).toBeTruthy();
    expect(
      (await call('user/me', { headers: { authorization: `Bearer ${token}` }, query: { token: 'dead' } }))
        .result.id,
    ).toBeGreaterThan(0);
    clock.now += 1;
    expect(await refused('user/me', withToken(token))).toMatchObject({
      status: 401,
      code: 'user.not-signed-in',
    });
  });

  it('are refreshed again and again for 30 days, and dead after them', async () => {
    const { token, refreshToken } = await aCustomer();
    for (const days of [2, 20, 7.9]) {
      clock.now += days * day;
      const { result, meta } = await call('user/refresh', { body: { refreshToken } });
      expect(meta).toEqual({ refreshToken });
      expect((await call('user/me', withToken(result))).result.id).toBeGreaterThan(0);
    }
    expect(await refused('user/me', withToken(token))).toMatchObject({ status: 401 });
    clock.now += day;
    expect(await refused('user/refresh', { body: { refreshToken } })).toMatchObject({
      status: 401,
      result: 'Invalid refresh token provided',
    });
  });

  it('fault "empty token": what is empty, a word for nothing or a piece of a token is nobody', async () => {
    const { token } = await aCustomer();
    for (const given of ['', 'null', 'undefined', ' ', token.slice(0, -1), `${token}A`, '%00', "' or ''='"]) {
      for (const request of [withToken(given), { headers: { authorization: `Bearer ${given.trim()}` } }]) {
        expect((await send('user/me', request)).status).not.toBe(200);
      }
    }
    for (const given of ['', 'null', 'undefined'])
      expect(await refused('user/me', withToken(given))).toMatchObject({ status: 401 });
    expect(await refused('user/refresh', { body: { refreshToken: '' } })).toMatchObject({
      status: 500,
      result: 'No refresh token provided',
    });
    expect(await refused('user/refresh', { body: { refreshToken: 'null' } })).toMatchObject({ status: 401 });
  });

  it('of two tabs that refresh at once are both good, and those before them stay so', async () => {
    const { token, refreshToken } = await aCustomer();
    const tabs = await Promise.all(
      Array.from({ length: 12 }, () => call('user/refresh', { body: { refreshToken } })),
    );
    const tokens = [token, ...tabs.map(({ result }) => result)];
    expect(new Set(tokens).size).toBe(13);
    for (const one of tokens) expect((await call('user/me', withToken(one))).result.id).toBeGreaterThan(0);
  });

  it('of one session are fifty at most: the oldest gives way', async () => {
    const { token, refreshToken, profile } = await aCustomer();
    for (let n = 0; n < 60; n += 1) {
      clock.now += 1;
      await call('user/refresh', { body: { refreshToken } });
    }
    const rows = await db
      .selectFrom('user_token as t')
      .innerJoin('customer_session as s', 's.id', 't.session_id')
      .select('t.expires_at')
      .where('s.customer_id', '=', profile.id)
      .execute();
    expect(rows).toHaveLength(50);
    expect(await refused('user/me', withToken(token))).toMatchObject({ status: 401 });
  });

  it('of a disabled account say so with 403, for a refresh would not help', async () => {
    const { token, refreshToken, profile } = await aCustomer();
    await db.updateTable('customer').set({ is_active: false }).where('id', '=', profile.id).execute();
    const disabled = {
      status: 403,
      result:
        'Your account was disabled. Please contact the store administrator on the reason for blocking your account.',
    };
    expect(await refused('user/me', withToken(token))).toMatchObject(disabled);
    expect(await refused('user/refresh', { body: { refreshToken } })).toMatchObject(disabled);
  });
});

describe('user/change-password', () => {
  it('ends all sessions with the old password, whichever device they are on', async () => {
    const { email, token, refreshToken } = await aCustomer();
    const other = await signIn(email);
    expect(
      (
        await call('user/change-password', {
          ...withToken(token),
          body: { currentPassword: password, newPassword: 'palm and bridge' },
        })
      ).result,
    ).toBe(true);
    for (const dead of [token, other.token])
      expect(await refused('user/me', withToken(dead))).toMatchObject({ status: 401 });
    for (const dead of [refreshToken, other.refreshToken])
      expect(await refused('user/refresh', { body: { refreshToken: dead } })).toMatchObject({ status: 401 });
    expect(await refused('user/login', { body: { username: email, password } })).toMatchObject({
      status: 401,
    });
    expect((await signIn(email, 'palm and bridge')).token).toBeTruthy();
  });

  it('says a weak new password in an object too', async () => {
    const { token } = await aCustomer();
    expect(
      await refused('user/change-password', {
        ...withToken(token),
        body: { currentPassword: password, newPassword: '1234567' },
      }),
    ).toMatchObject({
      status: 500,
      result: { errorMessage: expect.stringContaining('password'), code: 400 },
    });
  });

  it('leaves no session of the old password, however sign-ins race with it', async () => {
    const { email, token, profile } = await aCustomer();
    const racing = Array.from({ length: 6 }, () =>
      send('user/login', { body: { username: email, password } }),
    );
    await call('user/change-password', {
      ...withToken(token),
      body: { currentPassword: password, newPassword: 'palm and bridge' },
    });
    const answers = await Promise.all(racing);
    const after = await Promise.all(
      answers
        .filter(({ status }) => status === 200)
        .map(
          async (answer) =>
            (await send('user/me', withToken(((await answer.json()) as { result: string }).result))).status,
        ),
    );
    expect(after).toEqual(after.map(() => 401));
    expect(
      await db.selectFrom('customer_session').selectAll().where('customer_id', '=', profile.id).execute(),
    ).toEqual([]);
  });
});

describe('a customer brought by an import', () => {
  const record: CustomerInput = {
    email: 'brought@example.iq',
    firstname: 'Noor',
    lastname: 'حسن',
    telephone: null,
    birthday: null,
    gender: null,
    group: 'General',
    password,
    is_active: true,
    addresses: [],
  };
  const bring = (given: CustomerInput) =>
    inTransaction(db, async (transaction) => {
      const handler = customerHandler();
      const { records } = await handler.check(transaction, [given]);
      await handler.save(transaction, records, { actor: 'test', requestId: 'test', source: 'import' });
    });
  const logInAs = async (given: string) =>
    (await send('user/login', { body: { username: record.email, password: given } })).status;

  it('has its password, and keeps the one she chose since when the export is brought again', async () => {
    await bring({ ...record, password: null });
    await bring(record);
    const { token } = await signIn(record.email);
    await call('user/change-password', {
      ...withToken(token),
      body: { currentPassword: password, newPassword: 'palm and bridge' },
    });
    await bring({ ...record, lastname: 'Hassan' });
    expect([await logInAs('palm and bridge'), await logInAs(password)]).toEqual([200, 401]);
    expect(
      (await call('user/me', withToken((await signIn(record.email, 'palm and bridge')).token))).result
        .lastname,
    ).toBe('Hassan');
  });
});

describe('user/sessions', () => {
  it('are listed, last used first, and ended one by one, all others, or by signing out', async () => {
    const { email, token } = await aCustomer();
    clock.now += hour;
    const answer = await call('user/login', {
      body: { username: email, password },
      headers: { 'user-agent': 'Firefox' },
    });
    clock.now += hour;
    const third = await signIn(email);
    const { result: sessions } = await call('user/sessions', withToken(token));
    expect(sessions.map(({ device, is_current }) => [device, is_current])).toEqual([
      ['', false],
      ['Firefox', false],
      ['', true],
    ]);
    expect(Date.parse(sessions[0]?.created_at ?? '') - Date.parse(sessions[2]?.created_at ?? '')).toBe(
      2 * hour,
    );

    expect(
      (
        await send('user/revoke-session', {
          headers: { authorization: `Bearer ${token}` },
          query: { sessionId: String(sessions[1]?.id) },
        })
      ).status,
    ).toBe(200);
    expect(await refused('user/me', withToken(answer.result))).toMatchObject({ status: 401 });
    expect((await call('user/revoke-other-sessions', withToken(token))).result).toBe(true);
    expect(await refused('user/me', withToken(third.token))).toMatchObject({ status: 401 });
    expect((await call('user/sessions', withToken(token))).result).toHaveLength(1);
    expect((await call('user/logout', withToken(token))).result).toBe(true);
    expect(await refused('user/me', withToken(token))).toMatchObject({ status: 401 });
    expect((await call('user/logout', withToken(token))).result).toBe(true);
  });

  it('fault "foreign child id": another\'s session is one that is not there', async () => {
    const [mine, other] = [await aCustomer(), await aCustomer()];
    const [session] = (await call('user/sessions', withToken(other.token))).result;
    expect(
      await refused('user/revoke-session', {
        headers: { authorization: `Bearer ${mine.token}` },
        query: { sessionId: String(session?.id) },
      }),
    ).toMatchObject({ status: 404, code: 'user.session-not-found' });
    expect((await call('user/me', withToken(other.token))).result.id).toBe(other.profile.id);
  });
});
