import { randomUUID } from 'node:crypto';
import type { CallCost, CountedShop } from './database/counted-shop.ts';

const address = {
  country_id: 'IQ',
  region_id: 611,
  region: 'Baghdad',
  street: ['Karrada 62'],
  city: 'Karrada',
  postcode: '',
  firstname: 'Noor',
  lastname: 'Hasan',
  telephone: '07701234567',
};

/**
 * Counts the statements of a buyer's two most expensive calls for carts of any size; `skus` are products
 * with plenty of stock.
 */
export const buyingCosts = (shop: CountedShop, skus: readonly string[]) => {
  const succeeded = (cost: CallCost): CallCost => {
    if (cost.status !== 200) throw new Error(`${cost.status}: ${JSON.stringify(cost.answer)}`);
    return cost;
  };
  const products = (lines: number) => {
    if (skus.length <= lines) throw new Error(`there are no ${lines + 1} skus`);
    return skus.slice(0, lines).map((sku) => ({ sku, qty: 1 }));
  };
  const cartOf = async (lines: number): Promise<string> => {
    const cartId = String(
      succeeded(await shop.costOfCall('POST', '/api/cart/create?storeCode=ar')).answer.result,
    );
    for (const item of products(lines))
      succeeded(
        await shop.costOfCall('POST', `/api/cart/update?storeCode=ar&cartId=${cartId}`, {
          body: { cartItem: item },
        }),
      );
    return cartId;
  };

  /**
   * Counts the add that makes the last of `lines` lines, with an idempotency key and the whole cart in the
   * answer.
   */
  const statementsOfAdd = async (lines: number): Promise<number> => {
    const cartId = await cartOf(lines - 1);
    const body = { cartItem: { sku: skus[lines - 1], qty: 1 } };
    return succeeded(
      await shop.costOfCall('POST', `/api/cart/update?storeCode=ar&view=cart&cartId=${cartId}`, {
        body,
        headers: { 'idempotency-key': randomUUID() },
      }),
    ).statements;
  };

  const statementsOfOrder = async (lines: number): Promise<number> => {
    const addressInformation = {
      shippingAddress: address,
      billingAddress: address,
      shipping_method_code: 'flatrate',
      shipping_carrier_code: 'flatrate',
      payment_method_code: 'cashondelivery',
    };
    const body = {
      cart_id: await cartOf(lines),
      store_code: 'ar',
      order_id: randomUUID(),
      products: products(lines),
      addressInformation,
    };
    return succeeded(await shop.costOfCall('POST', '/api/order?storeCode=ar', { body })).statements;
  };

  return { statementsOfAdd, statementsOfOrder };
};

/** Returns skus of the demo catalog with plenty of stock and prices low enough to pay for sixty in cash. */
export const plentifulSkus = async (database: {
  pool: { query: (text: string) => Promise<{ rows: { sku: string }[] }> };
}): Promise<string[]> => {
  const { rows } = await database.pool
    .query(`select distinct product.sku from product join stock_level on stock_level.product_id = product.id
    join price on price.product_id = product.id and price.currency = 'IQD' and price.kind = 'regular' and price.price_list = 'general'
    where product.type = 'simple' and product.status = 1 and stock_level.qty >= 100 and stock_level.min_sale_qty = 1 and price.amount < 40000
      and not exists (select from custom_option where custom_option.product_id = product.id and custom_option.is_required) order by product.sku`);
  return rows.map(({ sku }) => sku);
};
