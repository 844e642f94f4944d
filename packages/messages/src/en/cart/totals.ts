type Data = Readonly<Record<string, string>>;

/** A row's title with its source in parentheses. */
const named = (word: string, from: (string | undefined)[]): string => {
  const known = from.filter((text) => text !== undefined);
  return known.length === 0 ? word : `${word} (${known.join(', ')})`;
};

/** Titles of the rows of a cart's or an order's summary, by segment code (wire §3.4). */
export const totals = {
  subtotal: () => 'Subtotal',
  shipping: ({ carrier_title, method_title }: Data) =>
    carrier_title === undefined ? 'Delivery' : `Delivery (${carrier_title} - ${method_title ?? ''})`,
  payment: ({ title }: Data) => `Payment (${title ?? ''})`,
  discount: ({ coupon_code, names }: Data) => named('Discount', [coupon_code, names]),
  reward: ({ points }: Data) => named('Points', [points]),
  giftcardaccount: ({ last_four }: Data) => named('Gift card', [last_four]),
  staff_discount: () => 'Discount from the shop',
  tax: () => 'Tax',
  cash_rounding: () => 'Cash rounding',
  grand_total: () => 'Grand total',
};
