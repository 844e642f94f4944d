type Data = Readonly<Record<string, string>>;

/** Titles of the rows of a cart's or an order's summary, by segment code (wire §3.4). */
export const totalsMessages = {
  subtotal: () => 'Subtotal',
  shipping: ({ carrier_title, method_title }: Data) => (carrier_title === undefined ? 'Delivery' : `Delivery (${carrier_title} - ${method_title ?? ''})`),
  payment: ({ title }: Data) => `Payment (${title ?? ''})`,
  discount: ({ coupon_code }: Data) => (coupon_code === undefined ? 'Discount' : `Discount (${coupon_code})`),
  tax: () => 'Tax',
  cash_rounding: () => 'Cash rounding',
  grand_total: () => 'Grand total',
};
