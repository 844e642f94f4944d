import { randomUUID } from 'node:crypto';
import { orderRevisions } from '@dijla/test-kit/orders/order-revisions';
import { orderingShop } from '@dijla/test-kit/shops/ordering-shop';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const { revise } = orderRevisions(db);
const {
  shop,
  ar,
  address,
  information,
  addProduct,
  newCart,
  bodyOf,
  place,
  refusedOrder,
  isActive,
  stockOf,
  orderOf,
  soldOf,
} = await orderingShop({ db });

describe('lesson 20: the key belongs to the intent, not to the attempt', () => {
  const items = [{ sku: 'MUG', qty: 1 }];

  it('one cart ordered by 20 at once: one order', async () => {
    const sku = await addProduct({ qty: 100 });
    const cartId = await newCart([{ sku, qty: 1 }]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => place(bodyOf(cartId, [{ sku, qty: 1 }]))),
    );
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
    expect(await stockOf(sku)).toBe(99);
    expect(await db.selectFrom('order').select('id').where('cart_id', '=', cartId).execute()).toHaveLength(1);
  });

  it('the answer to an order cut and retried: one order', async () => {
    const cartId = await newCart(items);
    const order_id = randomUUID();
    const first = await place(bodyOf(cartId, items, { order_id }));
    const again = await place(bodyOf(cartId, items, { order_id, transmited: false }));
    const elsewhere = await place(bodyOf(cartId, [{ sku: 'OTHER', qty: 9 }]));
    expect([again.result, elsewhere.result]).toEqual([first.result, first.result]);
    expect(await soldOf(cartId)).toEqual([['MUG', 1]]);
  });

  it('an order sent nested by an older client is unwrapped and placed once (case 52)', async () => {
    const cartId = await newCart(items);
    const order_id = randomUUID();
    const nested = { newOrder: bodyOf(cartId, items), transmited: false, order_id };
    const first = await place(nested);
    expect((await place(nested)).result).toEqual(first.result);
    expect((await place(bodyOf(cartId, items, { order_id }))).result).toEqual(first.result);
  });

  it('lesson 06: the same order id from a new cart of the same buyer answers the first order (case 51)', async () => {
    const [first, second] = [await newCart(items), await newCart(items)];
    const order_id = randomUUID();
    const placed = await place(bodyOf(first, items, { order_id }));
    expect((await place(bodyOf(second, items, { order_id }))).result).toEqual(placed.result);
    expect((await place(bodyOf('', items, { order_id, cart_id: null }))).result).toEqual(placed.result);
    expect(await orderOf(second)).toBeUndefined();
    expect(await isActive(second)).toBe(true);
  });

  it("another buyer's order id answers nothing of that order", async () => {
    const [theirs, mine] = [await newCart(items), await newCart(items)];
    const order_id = '1';
    const placed = await place(bodyOf(theirs, items, { order_id }));
    const stranger = {
      ...information,
      shippingAddress: { ...address, telephone: '07809999999' },
      billingAddress: null,
    };
    const noNumber = { ...information, shippingAddress: { ...address, telephone: '' }, billingAddress: null };
    for (const [cart_id, addressInformation] of [
      [mine, stranger],
      [mine, noNumber],
      [null, stranger],
    ] as const) {
      const refused = await refusedOrder(bodyOf('', items, { cart_id, order_id, addressInformation }));
      expect(refused).toMatchObject({ status: 400, code: 'order.invalid' });
      expect(JSON.stringify(refused.result)).not.toContain(placed.result.backendOrderId);
    }
    expect(await orderOf(mine)).toBeUndefined();
  });

  describe("an order out of a client's queue, which never tells its shopper", () => {
    const queued = async (products: readonly { sku: string; qty: number }[] = items) => {
      const cartId = await newCart(products);
      const { result } = await place({
        newOrder: bodyOf(cartId, products),
        transmited: false,
        order_id: randomUUID(),
      });
      return { cartId, number: result.orderNumber };
    };
    /**
     * Repeats the order as that client does: it received no response and its cart is gone, so it puts the
     * lines into another cart.
     */
    const orderedAgain = async (
      products: readonly { sku: string; qty: number }[] = items,
      given: object = {},
    ) => {
      const cartId = await newCart(products);
      return { cartId, number: (await place(bodyOf(cartId, products, given))).result.orderNumber };
    };
    const mine = (telephone: string) => ({
      addressInformation: {
        ...information,
        shippingAddress: { ...address, telephone },
        billingAddress: null,
      },
    });

    it('W6: is what the same order of the cart that came back is answered with, once, and that cart ends', async () => {
      const first = await queued();
      const again = await orderedAgain();
      expect(again.number).toBe(first.number);
      expect([await isActive(again.cartId), await orderOf(again.cartId)]).toEqual([false, undefined]);
      expect((await place(bodyOf(again.cartId, items))).result.orderNumber).toBe(first.number);
      expect((await orderedAgain()).number).not.toBe(first.number);
    });

    it('W6: is told to two attempts of one cart at once, and to one of two carts', async () => {
      const first = await queued();
      const [one, other] = [await newCart(items), await newCart(items)];
      const numbers = (
        await Promise.all([one, one, other].map((cartId) => place(bodyOf(cartId, items))))
      ).map(({ result }) => result.orderNumber);
      expect(new Set(numbers).size).toBe(2);
      expect(numbers[0]).toBe(numbers[1]);
      expect(numbers).toContain(first.number);
    });

    it('W6: is told when its first attempt was placed and the answer was lost', async () => {
      const cartId = await newCart(items);
      const { result } = await place(bodyOf(cartId, items));
      await place({ newOrder: bodyOf(cartId, items), transmited: false, order_id: randomUUID() });
      expect((await orderedAgain()).number).toBe(result.orderNumber);
    });

    it('W6: is told by its own cart as well, and what is ordered after that is another', async () => {
      const first = await queued();
      expect((await place(bodyOf(first.cartId, items))).result.orderNumber).toBe(first.number);
      expect((await orderedAgain()).number).not.toBe(first.number);
    });

    it.each<[string, () => Promise<{ number: string }>]>([
      ['another quantity', () => orderedAgain([{ sku: 'MUG', qty: 2 }])],
      ['other goods', () => orderedAgain([{ sku: 'OTHER', qty: 1 }])],
      ['another buyer', () => orderedAgain(items, mine('07801112222'))],
      [
        'another place',
        () =>
          orderedAgain(items, {
            addressInformation: {
              ...information,
              shippingAddress: { ...address, street: ['Mansour 1', ''] },
            },
          }),
      ],
    ])('W6: is not told to an order of %s', async (_, order) => {
      const first = await queued();
      expect((await order()).number).not.toBe(first.number);
      expect((await orderedAgain()).number).toBe(first.number);
    });

    const elsewhere = (more: object) => ({
      addressInformation: { ...information, shippingAddress: { ...address, ...more } },
    });
    const billedTo = (more: object) => ({
      addressInformation: { ...information, billingAddress: { ...information.billingAddress, ...more } },
    });

    it.each<[string, object]>([
      ['another postcode', elsewhere({ postcode: '10011' })],
      ['another company', elsewhere({ company: 'Noor Trading' })],
      ['another name of the governorate', elsewhere({ region: 'Bagdad' })],
      ['another note', elsewhere({ extension_attributes: { shipping_note: 'الباب الأخضر' } })],
      ['a time of delivery', elsewhere({ extension_attributes: { delivery_slot: 'after2pm' } })],
      ['another street on the bill', billedTo({ street: ['Mansour 1', ''] })],
      ['a company on the bill', billedTo({ company: 'Noor Trading' })],
      ['a tax number on the bill', billedTo({ vat_id: '1234567' })],
      ['a total above it', { expected_total: 900_000 }],
    ])('is not told to an order with %s', async (_, given) => {
      const first = await queued();
      expect((await orderedAgain(items, given)).number).not.toBe(first.number);
      expect((await orderedAgain()).number).toBe(first.number);
    });

    it('is told to who saw its total, and to who leaves out what she left empty', async () => {
      const first = await queued();
      const { grand_total } = await db
        .selectFrom('current_order')
        .select('grand_total')
        .where('cart_id', '=', first.cartId)
        .executeTakeFirstOrThrow();
      const { postcode: _, company: __, ...told } = address;
      expect(
        (
          await orderedAgain(items, {
            expected_total: grand_total,
            addressInformation: { ...information, shippingAddress: told },
          })
        ).number,
      ).toBe(first.number);
    });

    it('is told by what was ordered, although it was revised since, and as it is now', async () => {
      const first = await queued();
      const { id, grand_total } = await db
        .selectFrom('current_order')
        .select(['id', 'grand_total'])
        .where('cart_id', '=', first.cartId)
        .executeTakeFirstOrThrow();
      await revise(id, (current) => ({
        ...current,
        grand_total: grand_total + 1000,
        payable_total: grand_total + 1000,
        delivery_slot: 'after2pm',
      }));
      const cartId = await newCart(items);
      const { result } = await place(bodyOf(cartId, items, { expected_total: grand_total }));
      expect([result.orderNumber, result.payable?.total]).toEqual([first.number, grand_total + 1000]);
    });

    it('is not told to a customer, whose history would lack her order', async () => {
      const first = await queued();
      const email = `${randomUUID()}@example.iq`;
      await shop.call('user/create', {
        query: ar,
        body: { customer: { email, firstname: 'Noor', lastname: 'Hasan' }, password: 'Tigris!2026x' },
      });
      const token = String(
        (await shop.call('user/login', { body: { username: email, password: 'Tigris!2026x' } })).result,
      );
      const cartId = await newCart(items);
      const { result } = await shop.call('order/place', {
        query: { ...ar, token },
        body: bodyOf(cartId, items),
      });
      expect(result.orderNumber).not.toBe(first.number);
      expect((await orderOf(cartId))?.customer_id).not.toBeNull();
      expect((await orderedAgain()).number).toBe(first.number);
    });

    it.each<[string, { coupon_code?: string; delivery_slot?: string }]>([
      ['a coupon', { coupon_code: 'EID' }],
      ['a time of delivery', { delivery_slot: 'after2pm' }],
    ])('is not told to an order whose cart remembers %s', async (_, remembered) => {
      const first = await queued();
      const cartId = await newCart(items);
      await db.updateTable('cart').set(remembered).where('id', '=', cartId).execute();
      // Sent as the total seen, so that an unusable coupon is no reason to refuse.
      const { grand_total } = await db
        .selectFrom('current_order')
        .select('grand_total')
        .where('cart_id', '=', first.cartId)
        .executeTakeFirstOrThrow();
      expect(
        (await place(bodyOf(cartId, items, { expected_total: grand_total }))).result.orderNumber,
      ).not.toBe(first.number);
      expect((await orderedAgain()).number).toBe(first.number);
    });

    it('W6: is not told to who orders the same another day', async () => {
      const first = await queued();
      await db
        .updateTable('queued_order')
        .set({ at: new Date(Date.now() - 7 * 60 * 60 * 1000) })
        .execute();
      expect((await orderedAgain()).number).not.toBe(first.number);
    });

    it('W6: is sent by the queue as often as it likes, and stays one', async () => {
      const cartId = await newCart(items);
      const body = { newOrder: bodyOf(cartId, items), transmited: false, order_id: randomUUID() };
      const numbers = [await place(body), await place(body), await place(body)].map(
        ({ result }) => result.orderNumber,
      );
      expect(new Set(numbers).size).toBe(1);
      expect((await orderedAgain()).number).toBe(numbers[0]);
    });
  });

  it('a refused order can be placed once what kept it is mended', async () => {
    const sku = await addProduct({ qty: 1 });
    const cartId = await newCart([{ sku, qty: 1 }]);
    await db
      .updateTable('stock_level')
      .set({ qty: 0 })
      .where('product_id', 'in', db.selectFrom('product').select('id').where('sku', '=', sku))
      .execute();
    const body = bodyOf(cartId, [{ sku, qty: 1 }], { order_id: randomUUID() });
    expect(await refusedOrder(body)).toMatchObject({ code: 'order.products-not-added' });
    await db
      .updateTable('stock_level')
      .set({ qty: 1 })
      .where('product_id', 'in', db.selectFrom('product').select('id').where('sku', '=', sku))
      .execute();
    expect((await place(body)).result.orderNumber).toMatch(/^\d{9}$/);
  });
});
