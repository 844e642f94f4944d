import type { OrderState } from '@dijla/commerce-rules/order-states/order-transitions';
import { countStatements } from '@dijla/provider/database';
import { accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { orderRevisions, withQuantities } from '@dijla/test-kit/orders/order-revisions';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../database/in-transaction.ts';
import { linesToMove, post, receivableOf } from '../../ledger/ledger.ts';
import { orderAccessToken } from '../access/order-access.ts';
import { recordMoves } from '../work/record-moves-sql.ts';

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const { aCustomer } = accountsOf(shop);
const { simple, configurable } = catalogBuilder(db);
const { revise } = orderRevisions(db);

const phone = '07701234567';
const address = {
  region: 'Baghdad',
  region_id: 611,
  country_id: 'IQ',
  street: ['قرب جامع الرحمن'],
  telephone: phone,
  city: 'المنصور',
  postcode: '',
  firstname: 'Zubaydah',
  lastname: 'حسن',
  extension_attributes: { delivery_slot: 'before2pm', shipping_note: 'الباب الأزرق' },
};
const mugs = [{ sku: 'MUG', qty: 2 }] as object[];

/** Places an order in the Arabic store, a guest's without a token, and returns its id. */
const order = async (token: string, { products = mugs, given = {} as object } = {}): Promise<number> => {
  const query = { storeCode: 'ar', token };
  const { result: cart_id } = await shop.call('cart/create', { query });
  for (const cartItem of products)
    await shop.call('cart/update', { query: { ...query, cartId: cart_id }, body: { cartItem } });
  const addressInformation = {
    shippingAddress: address,
    billingAddress: address,
    shipping_method_code: 'flatrate',
    shipping_carrier_code: 'flatrate',
    payment_method_code: 'cashondelivery',
    ...given,
  };
  const { result } = await shop.call('order/place', {
    query,
    body: { cart_id, products, addressInformation },
  });
  return Number(result.backendOrderId);
};
const read = async (id: number, token: string, storeCode = 'ar') =>
  (await shop.call('order/one', { query: { entity_id: String(id), token, storeCode } })).result;
const track = async (body: object, storeCode = 'ar') =>
  (await shop.call('order/guest', { query: { storeCode }, body })).result;
const untracked = (body: object) => shop.refused('order/guest', { query: { storeCode: 'en' }, body });
const keyOf = (id: number) => orderAccessToken(id, 'what tests sign with');
const numberOf = (id: number) => String(id).padStart(9, '0');
/** Moves the only package of an order; `charged` is what is still to be paid for it, where that changes. */
const move = (orderId: number, to: OrderState, charged?: number) =>
  inTransaction(db, (transaction) =>
    recordMoves(transaction, {
      orderId,
      move: to,
      actor: 'staff 1',
      reason: null,
      data: null,
      packages: [{ number: 1, from: 'pending', to }],
      listing: { state: to, package_states: [to], ...(charged !== undefined && { charged }) },
    }),
  );

beforeAll(async () => {
  await simple({ sku: 'MUG', name: { en: 'Mug', ar: 'كوب' }, price: { IQD: 8000, USD: 611 }, qty: 10_000 });
  await simple({ sku: 'CARD', type: 'virtual', price: { IQD: 10_000 }, qty: 1000 });
  await db
    .updateTable('payment_method')
    .set({ is_active: true })
    .where('code', '=', 'banktransfer')
    .execute();
});

describe('order/one', () => {
  it('shows all of an own order, its titles in the language that is asked for', async () => {
    const { token } = await aCustomer();
    const id = await order(token);
    const page = await read(id, token, 'en');
    expect(page).toMatchObject({
      entity_id: id,
      increment_id: numberOf(id),
      status: 'pending',
      store_code: 'ar',
      grand_total: 21_000,
      due: { currency_code: 'IQD', total: 21_000 },
      items: [
        {
          item_id: 1,
          sku: 'MUG',
          parent_sku: 'MUG',
          name: 'كوب',
          qty_ordered: 2,
          options: [],
          parts: [],
          image: '/mug.webp',
          url_path: 'mug',
        },
      ],
      payment: { method: 'cashondelivery', title: 'Cash on delivery', kind: 'cash' },
      delivery: { slot: 'Before 2PM' },
      packages: [
        {
          entity_id: 1,
          increment_id: `${numberOf(id)}-1`,
          status: 'pending',
          items: [{ item_id: 1, qty: 2 }],
        },
      ],
      events: [{ package: 1, status: 'pending' }],
      changes: [],
      may: { pay: false, reorder: true, invoice: true, cancel: true, return: false },
    });
    expect(page.total_segments.map(({ code, value }) => [code, value])).toEqual([
      ['subtotal', 16_000],
      ['shipping', 5000],
      ['tax', 0],
      ['grand_total', 21_000],
    ]);
    expect(page.extension_attributes.shipping_assignments[0]?.shipping.address).toMatchObject({
      firstname: 'Zubaydah',
      telephone: phone,
      extension_attributes: { shipping_note: 'الباب الأزرق' },
    });
    expect((await read(id, token, 'ar')).payment.title).toBe('الدفع عند الاستلام');
  });

  it('shows a variant by its options and the page of its product, in one statement beside that for the caller', async () => {
    const { token } = await aCustomer();
    const {
      variants: [chosen],
    } = await configurable({ sku: 'TEE', colors: ['BLK'], sizes: ['S', 'M'], price: { IQD: 15_000 } });
    const product_option = { extension_attributes: { configurable_item_options: chosen?.options } };
    const id = await order(token, { products: [{ sku: 'TEE', qty: 1, product_option }] });
    const { statements } = await countStatements(() => read(id, token));
    expect(statements).toHaveLength(2);
    const [line] = (await read(id, token)).items;
    expect(line).toMatchObject({ sku: chosen?.sku, parent_sku: 'TEE', url_path: 'tee' });
    expect(line?.options).toHaveLength(2);
  });

  it('shows what the order is after the shop has changed it, and that it did', async () => {
    const { token } = await aCustomer();
    const id = await order(token);
    await revise(id, (current) => withQuantities(current, { 1: 1 }), { actor: 'staff 4' });
    const page = await read(id, token);
    expect(page).toMatchObject({
      grand_total: 13_000,
      due: { total: 13_000 },
      items: [{ qty_ordered: 1 }],
      packages: [{ items: [{ item_id: 1, qty: 1 }] }],
      changes: [{ cause: 'edit' }],
    });
  });

  it('reads what is due from the ledger, and how to pay it', async () => {
    const { token } = await aCustomer();
    const id = await order(token, { given: { payment_method_code: 'banktransfer' } });
    expect(await read(id, token)).toMatchObject({
      payment: { kind: 'transfer', instructions: expect.stringContaining('رقم الطلب') },
      due: { currency_code: 'IQD', total: 21_000 },
      may: { pay: true },
    });
    const pay = (amount: number) =>
      inTransaction(db, (transaction) =>
        post(transaction, {
          kind: 'payment',
          cause: `transfer ${id} ${amount}`,
          orderId: id,
          lines: linesToMove({ from: 'cash:till', to: receivableOf(id), unit: 'IQD', amount }),
        }),
      );
    await pay(20_000);
    expect(await read(id, token)).toMatchObject({ due: { total: 1000 }, may: { pay: true } });
    await pay(1000);
    const paid = await read(id, token);
    expect([paid.due, paid.may.pay, paid.payment.instructions]).toEqual([undefined, false, undefined]);
  });

  it('follows the order through its states', async () => {
    const { token } = await aCustomer();
    const id = await order(token);
    await move(id, 'preparing');
    await move(id, 'cancelled', 0);
    const page = await read(id, token);
    expect(page).toMatchObject({
      status: 'cancelled',
      packages: [{ status: 'cancelled' }],
      may: { pay: false, reorder: true, invoice: false },
    });
    expect(page.events.map(({ status }) => status)).toEqual(['pending', 'preparing', 'cancelled']);
    expect(page.due).toBeUndefined();
  });

  it('has no package where nothing is delivered, and nothing to order again where all is gone', async () => {
    const { token } = await aCustomer();
    const id = await order(token, {
      products: [{ sku: 'CARD', qty: 1 }],
      given: { payment_method_code: 'banktransfer', shippingAddress: undefined },
    });
    await db.updateTable('product').set({ status: 2 }).where('sku', '=', 'CARD').execute();
    const page = await read(id, token);
    expect([page.packages, page.delivery, page.may.reorder]).toEqual([[], undefined, false]);
    expect(page.items[0]?.url_path).toBeUndefined();
  });

  it("CVE-2025-12919, eShop#996: another customer's order, a guest's and none are answered alike", async () => {
    const [owner, other] = [await aCustomer(), await aCustomer()];
    for (const id of [await order(owner.token), await order(''), 999_999])
      expect(
        await shop.refused('order/one', { query: { entity_id: String(id), token: other.token } }),
      ).toMatchObject({ status: 404, code: 'order.not-found' });
  });

  it.each(['x', '-1', '٣', '9'.repeat(30)])('refuses %s, which is no number of an order', async (id) => {
    const { token } = await aCustomer();
    expect(await shop.refused('order/one', { query: { entity_id: id, token } })).toMatchObject({
      status: 400,
      code: 'request.invalid',
    });
  });
});

describe('order/guest', () => {
  it('shows a guest her order by number and telephone, in any spelling of both, with a key that opens it again', async () => {
    const id = await order('');
    const page = await track({ number: `# ${id}`, phone: '+964 770 123 4567' });
    expect(page).toMatchObject({
      increment_id: numberOf(id),
      customer_firstname: 'Zubaydah',
      // Nothing of it was delivered yet.
      returnable: [],
      may: { cancel: true, return: false },
    });
    expect(page.access_key).toBe(keyOf(id));
    expect(await track({ number: numberOf(id), key: page.access_key })).toEqual(page);
  });

  it('gives the key of an order to whoever places it', async () => {
    const query = { storeCode: 'ar' };
    const { result: cart_id } = await shop.call('cart/create', { query });
    await shop.call('cart/update', { query: { ...query, cartId: cart_id }, body: { cartItem: mugs[0] } });
    const body = {
      cart_id,
      products: mugs,
      addressInformation: {
        shippingAddress: address,
        billingAddress: address,
        shipping_method_code: 'flatrate',
        shipping_carrier_code: 'flatrate',
        payment_method_code: 'cashondelivery',
      },
    };
    const { result } = await shop.call('order/place', { query, body });
    expect(await track({ number: result.orderNumber, key: result.access_key })).toMatchObject({
      increment_id: result.orderNumber,
    });
  });

  it('CVE-2020-26223: answers alike what is wrong or empty, and says nothing of the order', async () => {
    const [id, other] = [await order(''), await order('')];
    const nobody = { ...address, telephone: '' };
    const withoutPhone = await order('', { given: { shippingAddress: nobody, billingAddress: nobody } });
    const answers = await Promise.all(
      [
        { number: numberOf(id), phone: '07700000000' },
        { number: '999999', phone },
        { number: numberOf(id), key: keyOf(other) },
        { number: numberOf(id), key: `${keyOf(id)}=` },
        { number: numberOf(withoutPhone), phone: '-' },
        { number: numberOf(withoutPhone), phone: '٠' },
        { number: '#', phone },
      ].map(untracked),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify(await untracked({ number: 'x', key: 'y' }))]),
    );
    expect(answers[0]).toMatchObject({ status: 404, code: 'order.not-found' });
    expect(JSON.stringify(answers)).not.toMatch(/Zubaydah|770/);
  });

  it.each([
    {},
    { number: '10001' },
    { number: '10001', phone: '' },
    { number: '10001', key: '' },
    { number: '', phone },
    { number: '10001', phone, key: 'k' },
    { number: ['10001'], phone },
    { number: 'x'.repeat(40), phone },
  ])('refuses %j, which names no order', async (body) => {
    expect(await untracked(body)).toMatchObject({ status: 400, code: 'request.invalid' });
  });
});
