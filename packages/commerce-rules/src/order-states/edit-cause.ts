/** What an edit of an order may change; undefined is left as it is. */
type Edited = Partial<
  Record<
    'lines' | 'add' | 'discount' | 'address' | 'shipping_method' | 'payment_method_code' | 'delivery_price',
    unknown
  >
>;

/**
 * Returns what an edit of an order is called when its buyer is told: `edit` where goods or the price changed, `method`
 * how it is paid or sent, `address` where nothing else than that was corrected.
 */
export const editCause = (edited: Edited): 'edit' | 'method' | 'address' => {
  const { lines, add, discount, shipping_method, payment_method_code, delivery_price } = edited;
  const hasAny = (...values: unknown[]) => values.some((value) => value !== undefined);
  if (hasAny(lines, add, discount)) return 'edit';
  return hasAny(shipping_method, payment_method_code, delivery_price) ? 'method' : 'address';
};
