/** Price list and tax class that determine a customer group's prices. */
export type PriceContext = { price_list: string; tax_class_id: number };

const mark = ' of tax class ';

/** Returns one name for both, used by searches. */
export const priceContextName = ({ price_list, tax_class_id }: PriceContext): string =>
  `${price_list}${mark}${tax_class_id}`;

/** Parses such a name; a plain price list has no tax class. */
export const priceContextNamed = (name: string): { priceList: string; taxClass: number | undefined } => {
  const end = name.lastIndexOf(mark);
  const taxClass = end < 0 ? NaN : Number(name.slice(end + mark.length));
  return Number.isSafeInteger(taxClass)
    ? { priceList: name.slice(0, end), taxClass }
    : { priceList: name, taxClass: undefined };
};
