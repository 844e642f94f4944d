import { accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider, type TestCall } from '@dijla/test-kit/buying-provider';
import { testDatabase } from '@dijla/test-kit/test-database';
import { describe, expect, it } from 'vitest';

const hour = 3_600_000;
const { db } = await testDatabase();
const clock = { now: Date.parse('2026-11-21T09:00:00Z') };
const { call, refused, send } = await buyingProvider(db, { now: () => clock.now });

const { aCustomer, signIn } = accountsOf({ call });
const withToken = (token: string): TestCall => ({ query: { token } });
const mobile = (value: string) => ({ custom_attributes: [{ attribute_code: 'mobilenumber', value }] });
const address = { firstname: 'نور', lastname: 'حسن', street: ['كرادة 62', '12'], city: 'بغداد', country_id: 'IQ', postcode: '10069', telephone: '٠٧٧٠١٢٣٤٥٦٧', region: { region: 'Baghdad', region_id: 611, region_code: null }, region_id: 611 };

describe('user/update', () => {
  const save = (token: string, customer: object) => call('user/update', { ...withToken(token), body: { customer } });

  it('saves names and number, and leaves alone what it is not given', async () => {
    const { email, token, profile } = await aCustomer({ ...mobile('07706660001'), addresses: [address] });
    clock.now += hour;
    const { result } = await save(token, { email, firstname: 'ندى', lastname: 'الجبوري' });
    expect(result).toMatchObject({ firstname: 'ندى', custom_attributes: profile.custom_attributes, addresses: profile.addresses, groupToken: expect.any(String) });
    expect(result.updated_at > profile.updated_at).toBe(true);
    expect((await save(token, { email, firstname: 'ندى', lastname: 'الجبوري', ...mobile('') })).result.custom_attributes).toEqual([]);
  });

  it.each<[string, (other: { email: string }) => object, number]>([
    ['e-mail address', ({ email }) => ({ email }), 400],
    ['mobile number', () => mobile('07706660002'), 400],
  ])("says another's %s in an object", async (_, changes, code) => {
    const taken = await db.selectFrom('customer').select('id').where('telephone', '=', '07706660002').executeTakeFirst();
    const [mine, other] = [await aCustomer(), await aCustomer(taken ? {} : mobile('07706660002'))];
    const answer = await refused('user/update', { ...withToken(mine.token), body: { customer: { email: mine.email, firstname: 'A', lastname: 'B', ...changes(other) } } });
    expect(answer).toMatchObject({ status: 500, result: { errorMessage: expect.stringContaining('already exists'), code } });
  });

  it.each<[string, (email: string) => object]>([
    ['e-mail address', (email) => ({ email: `new-${email}` })],
    ['mobile number', (email) => ({ email, ...mobile('07706660003') })],
    ['name, in whatever case her e-mail address comes,', (email) => ({ email: email.toUpperCase(), firstname: 'ندى' })],
  ])('with another %s leaves her signed in everywhere, so that nobody with one token locks her out', async (_, changes) => {
    const { email, token } = await aCustomer();
    const elsewhere = await signIn(email);
    const given = { firstname: 'نور', lastname: 'حسن', ...changes(email) };
    for (let times = 0; times < 2; times += 1) await save(token, given);
    for (const session of [token, elsewhere.token]) expect((await send('user/me', withToken(session))).status).toBe(200);
    await db.updateTable('customer').set({ telephone: null }).where('telephone', '=', '07706660003').execute();
  });

  it('fault "foreign child id": no address of another customer is changed, taken or seen', async () => {
    const [mine, other] = [await aCustomer({ addresses: [address] }), await aCustomer({ addresses: [address] })];
    const personal = { email: mine.email, firstname: 'A', lastname: 'B' };
    const [theirs] = other.profile.addresses;
    for (const stolen of [{ ...address, id: theirs?.id }, { ...address, customer_id: other.profile.id }, { ...address, id: theirs?.id, customer_id: mine.profile.id }]) {
      const answer = await refused('user/update', { ...withToken(mine.token), body: { customer: { ...personal, addresses: [stolen] } } });
      expect(answer).toEqual({ status: 403, code: 'user.foreign-address', result: 'Provided invalid address.id or address.customer_id' });
    }
    expect((await call('user/me', withToken(other.token))).result.addresses).toEqual(other.profile.addresses);
    expect((await call('user/me', withToken(mine.token))).result.addresses).toEqual(mine.profile.addresses);
  });
});
