export type StockFigures = { qty: number; is_in_stock: boolean; manage_stock: boolean };
export type StockState = { state: 'in-stock' | 'only-left' | 'out-of-stock'; left: number | null };

/**
 * Returns the stock state shown to a shopper. `left` is a number only for 'only n left', which is shown
 * below `onlyLeftBelow` pieces. Uncounted stock is available as long as it is marked in stock.
 */
export const stockStateOf = (stock: StockFigures, onlyLeftBelow: number): StockState => {
  if (!stock.is_in_stock || (stock.manage_stock && stock.qty <= 0))
    return { state: 'out-of-stock', left: null };
  if (stock.manage_stock && stock.qty < onlyLeftBelow) return { state: 'only-left', left: stock.qty };
  return { state: 'in-stock', left: null };
};
