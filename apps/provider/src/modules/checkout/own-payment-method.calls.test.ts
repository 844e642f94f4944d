import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { addPaymentSetting, savePaymentSetting } from './methods/payment-settings-sql.ts';

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const { simple } = catalogBuilder(db);

it('offers a way to pay of the shop’s own once it is switched on and has limits', async () => {
  await simple({ sku: 'MUG', price: { IQD: 8000, USD: 610 }, qty: 1000 });
  const cartId = (await shop.call('cart/create', { query: { storeCode: 'en' } })).result;
  await shop.call('cart/update', {
    query: { storeCode: 'en', cartId },
    body: { cartItem: { sku: 'MUG', qty: 1 } },
  });
  const offered = async () => {
    const { result } = await shop.call('cart/payment-methods', { query: { storeCode: 'en', cartId } });
    return result.map(({ code }: { code: string }) => code);
  };
  const own = { code: 'transfer', texts: [{ language: 'en', title: 'Transfer', instructions: null }] };
  await inTransaction(db, (transaction) =>
    addPaymentSetting(transaction, { ...own, for_virtual_carts: true }),
  );
  expect(await offered()).not.toContain('transfer');
  await inTransaction(db, (transaction) =>
    savePaymentSetting(transaction, {
      ...own,
      is_active: true,
      pay_within_hours: null,
      limits: [
        { currency: 'IQD', min_total: null, max_total: null, fee: 0 },
        { currency: 'USD', min_total: null, max_total: null, fee: 0 },
      ],
    }),
  );
  expect(await offered()).toContain('transfer');
});
