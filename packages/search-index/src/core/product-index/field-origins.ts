/** Members that depend on the price list. */
const priced: ReadonlySet<string> = new Set([
  'price',
  'price_tax',
  'price_incl_tax',
  'original_price',
  'original_price_tax',
  'original_price_incl_tax',
  'special_price',
  'special_price_tax',
  'special_price_incl_tax',
  'final_price',
  'final_price_tax',
  'final_price_incl_tax',
  'special_from_date',
  'special_to_date',
  'prices',
  'tier_prices',
  'sale',
]);

/** Whether a field, dotted or not, may differ under another price list. */
export const isPriced = (field: string): boolean => {
  // This runs for every column once per few products.
  if (!field.includes('.')) return priced.has(field) || field === 'configurable_children';
  const [member = '', ofVariants] = field.split('.');
  return member === 'configurable_children'
    ? ofVariants === undefined || priced.has(ofVariants)
    : priced.has(member);
};

/** Members that the cold document lacks or that the overlay replaces. */
const laidOver: ReadonlySet<string> = new Set([
  ...priced,
  'configurable_children',
  'stock',
  'number_of_sales',
  'sales_trend',
  'rating_summary',
  'reviews_count',
  'new',
  'custom_options',
  'extension_attributes',
]);

/** Whether a field, dotted or not, is the same in the cold document as in the shown one. */
export const isCold = (field: string): boolean => !laidOver.has(field.split('.')[0] ?? '');
