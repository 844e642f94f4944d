import type { StockFigures } from '../availability/stock-state-of.ts';

type Part = { product: { id: number; stock: StockFigures & { max_sale_qty: number } }; qty: number };

/** Returns how many pieces of each product one piece of a line contains. */
export const piecesByProduct = <PartProduct extends { id: number }>(
  parts: readonly { product: PartProduct; qty: number }[],
): readonly { product: PartProduct; qty: number }[] => {
  if (parts.length === 1) return parts;
  const byId = new Map<number, { product: PartProduct; qty: number }>();
  for (const { product, qty } of parts)
    byId.set(product.id, { product, qty: qty + (byId.get(product.id)?.qty ?? 0) });
  return [...byId.values()];
};

const timesOf = ({ product: { stock }, qty }: Part): number =>
  !stock.is_in_stock
    ? 0
    : Math.floor((stock.manage_stock ? Math.min(stock.qty, stock.max_sale_qty) : stock.max_sale_qty) / qty);

/**
 * Returns the stock of a bundle with its chosen parts, which is limited by the scarcest part: 7 straps, two
 * per bundle, make 3 bundles. It is counted when one of its parts is.
 */
export const stockOfParts = (parts: readonly Part[]): StockFigures & { max_sale_qty: number } => {
  const needed = piecesByProduct(parts);
  const qty = Math.min(...needed.map(timesOf));
  return {
    qty,
    is_in_stock: qty > 0,
    manage_stock: needed.some(({ product }) => product.stock.manage_stock),
    max_sale_qty: Math.max(qty, 1),
  };
};
