import { accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const { call, refused, fetch } = await buyingProvider(db);
const { aCustomer } = accountsOf({ call });
const address = {
  firstname: 'نور',
  lastname: 'حسن',
  street: ['كرادة 62', '12'],
  city: 'بغداد',
  country_id: 'IQ',
  postcode: '',
  telephone: '07701234567',
  region_id: 611,
  extension_attributes: { shipping_note: 'قرب الجامع', label: 'Home' },
};
const work = { ...address, street: ['المنصور 3'] };

const save = async (token: string, addresses: readonly object[], knownIds?: readonly number[]) =>
  (await call('user/save-address-book', { query: { token }, body: { customer: { addresses }, knownIds } }))
    .result.addresses;

describe('the address book', () => {
  it('is replaced by a list, which changes nothing when it comes twice', async () => {
    const { token, profile } = await aCustomer();
    const first = await save(token, [{ ...address, default_shipping: true }, work]);
    expect(first).toMatchObject([
      { street: ['كرادة 62', '12'], default_shipping: true, extension_attributes: { label: 'Home' } },
      { street: ['المنصور 3', ''], default_shipping: false },
    ]);
    expect(await save(token, [{ ...address, default_shipping: true }, work])).toEqual(first);
    expect(await save(token, [{ ...work, id: first[1]?.id }])).toMatchObject([{ id: first[1]?.id }]);
    const { result } = await call('user/save-address-book', {
      query: { token },
      body: { customer: { id: profile.id, email: 'other@example.iq', firstname: 'X', addresses: [] } },
    });
    expect(result).toMatchObject({ email: profile.email, firstname: profile.firstname, addresses: [] });
  });

  it('keeps what another device has added, and takes away what this one knew and leaves out', async () => {
    const { token } = await aCustomer();
    const [mine] = await save(token, [{ ...address, default_shipping: true }]);
    const known = [mine?.id ?? 0];
    const [, added] = await save(token, [
      { ...address, id: mine?.id },
      { ...work, default_shipping: true },
    ]);
    const merged = await save(
      token,
      [{ ...address, id: mine?.id, city: 'الكاظمية', default_shipping: true }],
      known,
    );
    expect(merged).toMatchObject([
      { id: mine?.id, city: 'الكاظمية', default_shipping: true },
      { id: added?.id, default_shipping: false },
    ]);
    expect(await save(token, [], known)).toMatchObject([{ id: added?.id }]);
    // It was removed meanwhile; who edited it on a device without a connection gets it back.
    expect(await save(token, [{ ...address, id: mine?.id }], known)).toHaveLength(2);
  });

  it('adds an address once when the same list of a device that knew none comes twice', async () => {
    const { token } = await aCustomer();
    const [elsewhere] = await save(token, [{ ...work, default_shipping: true }]);
    const given = [{ ...address, default_billing: true }];
    const first = await save(token, given, []);
    expect(first).toHaveLength(2);
    expect(await save(token, given, [])).toEqual(first);
    // What another device has added stays as it is there.
    expect(await save(token, [work], [])).toEqual(first);
    expect(first[0]).toMatchObject({ id: elsewhere?.id, default_shipping: true });
    const gone = first[1]?.id ?? 0;
    await save(token, [work], [gone]);
    const again = await save(token, [{ ...address, id: gone, city: 'الكاظمية' }], [gone]);
    expect(await save(token, [{ ...address, id: gone, city: 'الكاظمية' }], [gone])).toEqual(again);
  });

  it('answers an address of somebody else as one that is not there', async () => {
    const [{ token }, other] = [await aCustomer(), await aCustomer({ addresses: [address] })];
    const answers = [String(other.profile.addresses[0]?.id), '214748364'].map((addressId) =>
      refused('user/delete-address', { query: { token, addressId } }),
    );
    const [foreign, unknown] = await Promise.all(answers);
    expect(foreign).toMatchObject({ status: 403, code: 'user.foreign-address' });
    expect(unknown).toEqual(foreign);
  });

  it('fault "foreign child id": no id of another customer is saved, removed or taken over', async () => {
    const [mine, other] = [await aCustomer(), await aCustomer({ addresses: [address] })];
    const id = other.profile.addresses[0]?.id ?? 0;
    for (const body of [
      { customer: { addresses: [{ ...address, id }] } },
      { customer: { addresses: [{ ...address, id }] }, knownIds: [id] },
      { customer: { id: other.profile.id, addresses: [] } },
    ])
      expect(await refused('user/save-address-book', { query: { token: mine.token }, body })).toMatchObject({
        status: 403,
        code: 'user.foreign-address',
      });
    const query = { token: mine.token, addressId: String(id) };
    expect(await refused('user/delete-address', { query })).toMatchObject({ status: 403 });
    const { result } = await call('user/me', { query: { token: other.token } });
    expect(result.addresses).toEqual(other.profile.addresses);
  });

  it('gives an address up once, and the default with it', async () => {
    const { token } = await aCustomer();
    const [home] = await save(token, [{ ...address, default_shipping: true, default_billing: true }, work]);
    const query = { token, addressId: String(home?.id) };
    const body = { addressId: home?.id };
    const { result } = await call('user/delete-address', { query, body });
    expect(result.addresses).toMatchObject([{ street: ['المنصور 3', ''] }]);
    expect(result).not.toHaveProperty('default_shipping');
    expect(await refused('user/delete-address', { query, body })).toMatchObject({
      status: 403,
      code: 'user.foreign-address',
    });
    expect(await refused('user/delete-address', { query, body: { addressId: 1 } })).toMatchObject({
      code: 'request.invalid',
    });
  });

  it('5.02, 7.19, 8.03: needs the id of the address that goes, in the path, the body or both', async () => {
    const { token } = await aCustomer({ addresses: [address, work] });
    const url = `http://shop.test/api/ext/address-book/addresses?token=${token}&storeCode=en`;
    const remove = async (body: object): Promise<unknown> => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(new Request(url, { method: 'DELETE', headers, body: JSON.stringify(body) }));
      return answer.json();
    };
    expect(await remove({})).toMatchObject({ code: 400, result: 'Address Id missing' });
    const { result } = await call('user/me', { query: { token } });
    expect(await remove({ addressId: result.addresses[0]?.id })).toMatchObject({
      code: 200,
      result: { addresses: [{ street: ['المنصور 3', ''] }] },
    });
  });

  it('is added to by two devices at once without losing either', async () => {
    const { token } = await aCustomer();
    await Promise.all(
      Array.from({ length: 6 }, (_, place) => save(token, [{ ...address, street: [`شارع ${place}`] }], [])),
    );
    const { result } = await call('user/me', { query: { token } });
    expect(result.addresses).toHaveLength(6);
  });
});
