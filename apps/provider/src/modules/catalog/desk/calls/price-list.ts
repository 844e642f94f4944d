import { handleCall } from '../../../../call/handle-call.ts';
import { refusal } from '../../../../call/refusal.ts';
import { lockCatalog } from '../../../../database/catalog-lock-sql.ts';
import { type Change, recordChanges } from '../../../../database/change-sql.ts';
import type { Database, DatabaseTransaction } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import { setStock } from '../../../inventory/inventory.ts';
import { pricedBelowWorth, readExchange, savePrices } from '../../../pricing/pricing.ts';
import { readRecords } from '../editing/save-edited.ts';
import { type LineFault, type PriceLine, priceLineFault } from '../editing/price-line-fault.ts';
import { type PricedProduct, readPricedProducts } from '../editing/priced-products-sql.ts';
import { readDeskPricing, setPricesOf, withSetPrices } from '../product-detail-sql.ts';
import { scheduleProducts } from '../../products/schedule-sql.ts';

/** `GET /api/desk/catalog/prices` */
export const listPricedProducts = handleCall(
  'desk/priced-products',
  ({ database }: { database: Database }) =>
    async ({ query: { skus } }, { store: { language } }) => {
      const { price_list } = await readDeskPricing(database);
      const products = await readPricedProducts(database, skus, language);
      return {
        result: {
          items: [...products.values()].map(({ id, sku, name, isComposed, isCodes, qty, prices }) => ({
            id,
            sku,
            name,
            prices: isComposed ? null : setPricesOf(prices, price_list),
            qty: isComposed || isCodes ? null : qty,
          })),
        },
      };
    },
);

type Found = { line: PriceLine; product: PricedProduct };

/** Returns the lines with their products, or what is wrong with which. */
const foundOf = (
  lines: readonly PriceLine[],
  { products, priceList }: { products: ReadonlyMap<string, PricedProduct>; priceList: string },
): { found: Found[]; faults: { sku: string; fault: LineFault }[] } => {
  const seen = new Set<string>();
  const [found, faults]: [Found[], { sku: string; fault: LineFault }[]] = [[], []];
  for (const line of lines) {
    const product = products.get(line.sku);
    const fault = priceLineFault(line, { product, priceList, isRepeated: seen.has(line.sku) });
    seen.add(line.sku);
    if (fault !== null) faults.push({ sku: line.sku, fault });
    else if (product !== undefined) found.push({ line, product });
  }
  return { found, faults };
};

/** Sets the pieces of these lines, each as it was seen; null where an order was quicker than the lock. */
const setPieces = async (
  transaction: DatabaseTransaction,
  found: readonly Found[],
  actor: string,
): Promise<number[] | null> => {
  const counted = found
    .filter(({ line }) => line.qty !== null)
    .toSorted((one, other) => one.product.id - other.product.id);
  const records = await readRecords(
    transaction,
    counted.map(({ product }) => product.sku),
  );
  const changed: number[] = [];
  for (const { line, product } of counted) {
    const stock = records.get(product.sku)?.product.stock;
    if (line.qty === null || stock === undefined) continue;
    const wanted = { ...stock, qty: line.qty.to, seen: line.qty.seen };
    const isChanged = await setStock(transaction, product.id, { wanted, actor });
    if (isChanged === null) return null;
    if (isChanged) changed.push(product.id);
  }
  return changed;
};

const changeOf =
  (kind: 'price' | 'stock') =>
  (entity_id: number): Change => ({ entity: 'product', entity_id, kind });

const told = (found: readonly Found[], which: 'seen' | 'to'): object => ({
  prices: Object.fromEntries(
    found.map(({ line: { sku, prices, qty } }) => [
      sku,
      { ...(prices && prices[which]), ...(qty && { qty: qty[which] }) },
    ]),
  ),
});

/** `POST /api/desk/catalog/prices`: stock comes last, because orders of these products wait from then on. */
export const savePriceList = handleDeskWrite(
  'desk/save-price-list',
  () =>
    async ({ body: { lines } }, { transaction, act, author, staff, store: { language }, now }) => {
      await lockCatalog(transaction);
      const { price_list: priceList } = await readDeskPricing(transaction);
      const skus = lines.map(({ sku }) => sku);
      const products = await readPricedProducts(transaction, skus, language);
      const { found, faults } = foundOf(lines, { products, priceList });
      if (faults.length > 0) return { ...refusal('desk.price-list-faulty'), meta: { faults } };
      if (lines.some(({ qty }) => qty !== null) && !staff.permissions.has('products.stock'))
        return refusal('request.not-permitted');
      const wanted = new Map(
        found.flatMap(({ line, product: { id, prices } }) =>
          line.prices === null ? [] : [[id, withSetPrices(prices, priceList, line.prices.to)] as const],
        ),
      );
      const priced = await savePrices(transaction, wanted, await readExchange(transaction));
      if ((await pricedBelowWorth(transaction, priced)).length > 0) return refusal('gift-card.below-worth');
      await scheduleProducts(transaction, priced, now);
      const counted = await setPieces(transaction, found, author.actor);
      if (counted === null) return { ...refusal('desk.price-list-faulty'), meta: { faults: [] } };
      const changes = [...priced.map(changeOf('price')), ...counted.map(changeOf('stock'))];
      await recordChanges(transaction, changes, author);
      await act({
        act: 'prices-set',
        entity: 'product',
        entityId: null,
        before: told(found, 'seen'),
        after: told(found, 'to'),
      });
      return { result: { prices: priced.length, stock: counted.length } };
    },
);
