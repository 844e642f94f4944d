import { accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { beforeAll, describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const { aCustomer } = accountsOf(shop);
const { simple, configurable } = catalogBuilder(db);

let mug = 0;
let tee: Awaited<ReturnType<typeof configurable>>;
let axes: { option_id: string; option_value: string }[] = [];

beforeAll(async () => {
  mug = await simple({ sku: 'MUG' });
  await simple({ sku: 'LAMP', qty: 0 });
  tee = await configurable({ sku: 'TEE', colors: ['black', 'white'], sizes: ['M', 'L'] });
  axes = tee.variants[0]!.options.map(({ option_id, option_value }) => ({
    option_id: String(option_id),
    option_value: String(option_value),
  }));
});

const asking = (token: string, params: Record<string, string> = {}) => ({
  query: { storeCode: 'ar', token, ...params },
});
const list = async (token: string) => (await shop.call('wishlist/list', asking(token))).result;
const add = (token: string, productId: number, body?: object) =>
  shop.call('wishlist/add', { ...asking(token, { productId: String(productId) }), ...(body && { body }) });
const chosen = (options: object[]) => ({
  buy_request: { qty: 1, product_option: { extension_attributes: { configurable_item_options: options } } },
});

describe('a wishlist', () => {
  it('7.39 7.40 9.30: has what was added, of quantity 1, last first', async () => {
    const { token } = await aCustomer();
    await add(token, mug);
    const { result } = await add(token, tee.id, chosen(axes));
    expect(result).toMatchObject([
      {
        sku: 'TEE',
        product_type: 'configurable',
        qty: 1,
        comment: null,
        product_option: { extension_attributes: { configurable_item_options: axes } },
      },
      { sku: 'MUG', product_type: 'simple', qty: 1, product_option: null },
    ]);
    expect(result[0]?.id).toBe(result[0]?.item_id);
    expect(await list(token)).toEqual(result);
  });

  it('has the same product and options once, whatever their order and whether ids are text', async () => {
    const { token } = await aCustomer();
    await add(token, mug);
    await add(token, mug, { buy_request: { qty: 1 } });
    await add(token, tee.id, chosen(axes));
    const turned = axes.toReversed().map(({ option_id, option_value }) => ({
      option_id: Number(option_id),
      option_value: Number(option_value),
    }));
    await Promise.all([add(token, tee.id, chosen(turned)), add(token, tee.id, chosen(turned))]);
    expect((await list(token)).map(({ sku }) => sku)).toEqual(['TEE', 'MUG']);
  });

  it('takes a variant for its parent with its options', async () => {
    const { token } = await aCustomer();
    await db
      .updateTable('product_store')
      .set({ visibility: 1 })
      .where('product_id', '=', tee.variants[0]!.id)
      .execute();
    await add(token, tee.id, chosen(axes));
    const { result } = await add(token, tee.variants[0]!.id);
    expect(result).toHaveLength(1);
  });

  it('7.41 7.42: loses an item, and all of them', async () => {
    const { token } = await aCustomer();
    await add(token, tee.id);
    const [{ item_id: id } = { item_id: 0 }] = (await add(token, mug)).result;
    const left = await shop.call('wishlist/remove', asking(token, { wishlistItemId: String(id) }));
    expect(left.result.map(({ sku }) => sku)).toEqual(['TEE']);
    await shop.call('wishlist/clear', asking(token));
    expect(await list(token)).toEqual([]);
  });

  it('7.43: has comments, in both forms of the body', async () => {
    const { token } = await aCustomer();
    const [{ item_id: id } = { item_id: 0 }] = (await add(token, mug)).result;
    const comment = (body: object) =>
      shop.call('wishlist/comment', { ...asking(token, { wishlistItemId: String(id) }), body });
    expect((await comment({ item_id: id, note: 'لأمي' })).result[0]?.comment).toBe('لأمي');
    expect((await comment({ comment: { item_id: String(id), note: 'blue' } })).result[0]?.comment).toBe(
      'blue',
    );
    expect((await comment({ item_id: id, note: ' ' })).result[0]?.comment).toBeNull();
  });

  it('is nobody else’s: a foreign item is answered as one that is not there', async () => {
    const [noor, ali] = [await aCustomer(), await aCustomer()];
    const [{ item_id: id } = { item_id: 0 }] = (await add(noor.token, mug)).result;
    const foreign = asking(ali.token, { wishlistItemId: String(id) });
    for (const refused of [
      await shop.refused('wishlist/remove', foreign),
      await shop.refused('wishlist/comment', { ...foreign, body: { item_id: id, note: 'x' } }),
      await shop.refused('wishlist/move', foreign),
    ])
      expect(refused).toMatchObject({
        status: 404,
        code: 'wishlist.item-not-found',
        result: { errorMessage: 'هذا المنتج لم يعد في قائمة الأمنيات.' },
      });
    expect(await list(noor.token)).toHaveLength(1);
  });

  it('8.58: says in errorMessage why a product cannot be added', async () => {
    const { token } = await aCustomer();
    expect(await shop.refused('wishlist/add', asking(token, { productId: '999999' }))).toMatchObject({
      status: 404,
      result: { errorMessage: 'لا يوجد منتج كهذا.' },
    });
    expect(await shop.refused('wishlist/add', asking(token, { productId: 'mug' }))).toMatchObject({
      status: 400,
    });
  });

  it('6.04: needs a token', async () => {
    expect(await shop.refused('wishlist/list', asking(''))).toMatchObject({ status: 401 });
  });
});

describe('moving to the cart', () => {
  const cartSkus = async (token: string) => {
    const query = { storeCode: 'ar', token };
    const { result: cartId } = await shop.call('cart/create', { query });
    return (await shop.call('cart/pull', { query: { ...query, cartId } })).result.map(({ sku, qty }) => [
      sku,
      qty,
    ]);
  };

  it('7.44: an item leaves the list when it is in the cart', async () => {
    const { token } = await aCustomer();
    const [{ item_id: id } = { item_id: 0 }] = (await add(token, tee.id, chosen(axes))).result;
    const moved = await shop.call('wishlist/move', asking(token, { wishlistItemId: String(id) }));
    expect([moved.result, await cartSkus(token)]).toEqual([[], [[tee.variants[0]!.sku, 1]]]);
  });

  it('stays where the cart does not take it, with the words of the cart', async () => {
    const { token } = await aCustomer();
    const [{ item_id: id } = { item_id: 0 }] = (await add(token, tee.id)).result;
    const refused = await shop.refused('wishlist/move', asking(token, { wishlistItemId: String(id) }));
    expect([refused.code, (await list(token)).length]).toEqual(['cart.options-missing', 1]);
  });

  it('7.45: moves what it can, and names the rest', async () => {
    const { token } = await aCustomer();
    const lamp = await db
      .selectFrom('product')
      .select('id')
      .where('sku', '=', 'LAMP')
      .executeTakeFirstOrThrow();
    for (const id of [mug, lamp.id, tee.id]) await add(token, id);
    const { result, meta } = await shop.call('wishlist/move-all', asking(token));
    expect(result.map(({ sku }) => sku)).toEqual(['TEE', 'LAMP']);
    expect((meta as { stayed?: { sku: string; message: string }[] }).stayed?.map(({ sku }) => sku)).toEqual([
      'LAMP',
      'TEE',
    ]);
    expect(await cartSkus(token)).toEqual([['MUG', 1]]);
  });
});

describe('what a device has changed', () => {
  it('is applied in order, and twice as once', async () => {
    const { token } = await aCustomer();
    const changes = [
      { act: 'add', sku: 'MUG' },
      { act: 'add', sku: 'TEE', product_option: chosen(axes).buy_request.product_option, comment: 'M' },
      { act: 'comment', sku: 'MUG', note: 'two' },
      { act: 'add', sku: 'LAMP' },
      { act: 'remove', sku: 'LAMP' },
      { act: 'add', sku: 'NOTHING' },
    ];
    const send = () => shop.call('wishlist/changes', { ...asking(token), body: { changes } });
    const first = (await send()).result;
    expect(first.map(({ sku, comment }) => [sku, comment])).toEqual([
      ['TEE', 'M'],
      ['MUG', 'two'],
    ]);
    expect((await send()).result).toEqual(first);
  });

  it('removes the item it names, and not one that was added since', async () => {
    const { token } = await aCustomer();
    const [{ item_id: old } = { item_id: 0 }] = (await add(token, mug)).result;
    await shop.call('wishlist/remove', asking(token, { wishlistItemId: String(old) }));
    await add(token, mug);
    const changes = [{ act: 'remove', sku: 'MUG', item_id: old }];
    expect(
      (await shop.call('wishlist/changes', { ...asking(token), body: { changes } })).result,
    ).toHaveLength(1);
  });

  it('goes all or nothing when the list is full', async () => {
    const { token, profile } = await aCustomer();
    await db
      .insertInto('wishlist_item')
      .values(
        Array.from({ length: 499 }, (_, n) => ({
          customer_id: profile.id,
          product_id: mug,
          product_option: JSON.stringify({ n }),
        })),
      )
      .execute();
    const changes = [
      { act: 'add', sku: 'LAMP' },
      { act: 'add', sku: 'TEE' },
    ];
    expect(await shop.refused('wishlist/changes', { ...asking(token), body: { changes } })).toMatchObject({
      code: 'wishlist.full',
    });
    expect(await list(token)).toHaveLength(499);
  });
});
