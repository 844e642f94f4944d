import { refusal } from '../../call/refusal.ts';
import type { OrderStep } from '../orders/orders.ts';
import { giveBackStock } from './give-back-stock-sql.ts';
import { type StockDemand, takeStock } from './take-stock-sql.ts';

type OrderedLine = { product_id: number; qty: number; parts: readonly { product_id: number; qty: number }[] };

/** The products a line takes from stock: those of a bundle are its parts. */
const productsOf = ({ product_id, parts }: OrderedLine): readonly { product_id: number; qty: number }[] =>
  parts.length === 0 ? [{ product_id, qty: 1 }] : parts;

/** Adds up the quantity needed of each product. */
const demandsOf = (lines: readonly OrderedLine[]): StockDemand[] => {
  const demands = new Map<number, number>();
  for (const line of lines)
    for (const { product_id, qty } of productsOf(line))
      demands.set(product_id, (demands.get(product_id) ?? 0) + qty * line.qty);
  return [...demands].map(([product_id, qty]) => ({ product_id, qty }));
};

/** Maximum number of skus named to the shopper. */
const namedSkus = 5;

/** Takes the ordered goods from stock, and puts back those given back. */
export const stockStep: OrderStep = {
  name: 'stock',
  take: async (transaction, { orderId, order: { lines }, requestId }) => {
    const missed = await takeStock(transaction, demandsOf(lines), { orderId, requestId });
    if (missed.length === 0) return null;
    const skus = lines
      .filter((line) => productsOf(line).some(({ product_id }) => missed.includes(product_id)))
      .map(({ sku }) => sku);
    return refusal('order.products-not-added', { problem: skus.slice(0, namedSkus).join(', ') });
  },
  giveBack: async (transaction, { orderId, lines, cause, requestId }) => {
    if (cause.isWrittenOff !== true)
      await giveBackStock(transaction, demandsOf(lines), { orderId, cause, requestId });
  },
};
