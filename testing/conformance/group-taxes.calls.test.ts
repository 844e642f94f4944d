import type { ProductDocument } from '@dijla/contract/client';
import { type Database, inTransaction } from '@dijla/provider/database';
import { saveCatalog } from '@dijla/provider/modules/catalog/catalog';
import { customerGroupHandler, groupTokenOf } from '@dijla/provider/modules/customers/customers';
import { aBatch, aCategory, aPrice, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { searchUrl, vsfSearch } from './vsf-search.ts';

const secret = 'what this shop signs with';
const author = { actor: 'test', requestId: 'test', source: 'import' } as const;
const taxed = 88;

/** Prices are stored without tax, and only customers with their own tax class pay tax. */
const fill = async (db: Database): Promise<void> => {
  const inCups = { categories: [{ url_path: 'cups', position: 0 }] };
  await db.updateTable('store_view').set({ source_price_includes_tax: false }).execute();
  await db.insertInto('tax_class').values({ id: taxed, kind: 'customer', name: 'Taxed' }).execute();
  const rule = await db
    .insertInto('tax_rule')
    .values({ code: 'group', priority: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rate = await db
    .insertInto('tax_rate')
    .values({ code: 'group', country: 'IQ', rate: '10' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('tax_rule_rate').values({ tax_rule_id: rule.id, tax_rate_id: rate.id }).execute();
  await db
    .insertInto('tax_rule_class')
    .values([
      { tax_rule_id: rule.id, tax_class_id: 2 },
      { tax_rule_id: rule.id, tax_class_id: taxed },
    ])
    .execute();
  await inTransaction(db, async (transaction) => {
    await customerGroupHandler.save(
      transaction,
      [
        { code: 'Taxed', price_list: 'general', tax_class_id: taxed },
        { code: 'Taxed reseller', price_list: 'wholesale', tax_class_id: taxed },
      ],
      author,
    );
    await saveCatalog(
      transaction,
      aBatch({
        categories: [aCategory('cups')],
        products: [
          aProduct('MUG', {
            ...inCups,
            number_of_sales: 3,
            prices: [aPrice(8000), aPrice(7000, { price_list: 'wholesale' })],
          }),
          aProduct('CUP', { ...inCups, prices: [aPrice(5000)] }),
        ],
      }),
      author,
    );
  });
};

describe('a group of a tax class of its own', async () => {
  const {
    url,
    database: { db },
  } = await providerOverHttp({ secret }, fill);
  const search = vsfSearch(url);
  const post = async (path: string, body: object) =>
    (
      (await (
        await fetch(`${url}/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()) as { result: never }
    ).result;
  const read = async (path: string, cookie = '') =>
    ((await (await fetch(`${url}/api/${path}`, { headers: { cookie } })).json()) as { result: never }).result;
  const idOf = async (code: string) =>
    (await db.selectFrom('customer_group').select('id').where('code', '=', code).executeTakeFirstOrThrow())
      .id;
  const tokenOf = async (code: string) =>
    groupTokenOf({ group_id: await idOf(code), id: 1 }, { secret, now: Date.now() });
  const mug = { attribute: 'sku', value: { eq: 'MUG' } };
  const arabic = { index: 'iq_catalog_ar', isCompact: false };

  it.each([
    ['Taxed', 8800],
    ['Taxed reseller', 7700],
    ['Wholesale', 7000],
  ])(
    '%s sees in listings, at addresses, among recommendations and of one product what the cart asks of her',
    async (code, expected) => {
      const groupToken = await tokenOf(code);
      const [email, password] = [`${code.replace(' ', '.').toLowerCase()}@example.iq`, 'of eight characters'];
      await post('user/create?storeCode=ar', {
        customer: { email, firstname: 'نور', lastname: 'حسن' },
        password,
      });
      await db
        .updateTable('customer')
        .set({ customer_group_id: await idOf(code) })
        .where('email', '=', email)
        .execute();
      const login = await fetch(`${url}/api/user/login?storeCode=ar`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: email, password }),
      });
      const { result: token } = (await login.json()) as { result: string };
      const cookie = /dijla_prices=[^;]+/.exec(login.headers.get('set-cookie') ?? '')?.[0] ?? '';
      const cartId: string = await post(`cart/create?storeCode=ar&token=${token}`, {});
      await post(`cart/update?storeCode=ar&cartId=${cartId}&token=${token}`, {
        cartItem: { sku: 'MUG', qty: 1 },
      });
      const totals: { items: { price_incl_tax: number }[] } = await read(
        `cart/totals?storeCode=ar&cartId=${cartId}&token=${token}`,
      );
      const { hits } = await search({ ...arabic, request: { _appliedFilters: [mug], groupToken } });
      const mapped = (await (
        await fetch(`${url}/api/url/map?storeCode=ar`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ url: hits[0]?.['url_path'], groupToken }),
        })
      ).json()) as { _source: ProductDocument };
      const { items }: { items: ProductDocument[] } = await read(
        'ext/dijla/recommendations?storeCode=ar',
        cookie,
      );
      const list: { items: { price_info: { final_price: number } }[] } = await read(
        `product/render-list?skus=MUG&storeCode=ar&token=${token}`,
      );
      expect([
        totals.items[0]?.price_incl_tax,
        hits[0]?.['price_incl_tax'],
        mapped._source.price_incl_tax,
        items.find(({ sku }) => sku === 'MUG')?.price_incl_tax,
        list.items[0]?.price_info.final_price,
      ]).toEqual([expected, expected, expected, expected, expected]);
    },
  );

  it('everyone else sees what they saw, and a compact card tells each her own', async () => {
    const cardOf = async (groupToken: string | undefined) =>
      (
        await fetch(
          searchUrl(url, { index: 'iq_catalog_ar', request: { _appliedFilters: [mug], groupToken } }),
        )
      ).text();
    const [all, theirs] = [await cardOf(undefined), await cardOf(await tokenOf('Taxed'))];
    expect([all.includes('8800'), theirs.includes('8800'), await cardOf(undefined)]).toEqual([
      false,
      true,
      all,
    ]);
  });
});
