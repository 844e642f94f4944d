/** What a group of customers pays by: a price list, and the tax class the group belongs to. */
export type PriceContext = { price_list: string; tax_class_id: number };

const mark = ' of tax class ';

/** One name for both, as searches ask by it. */
export const tariffName = ({ price_list, tax_class_id }: PriceContext): string =>
  `${price_list}${mark}${tax_class_id}`;

/** What a name stands for; of a price list alone no tax class. */
export const tariffNamed = (name: string): { priceList: string; taxClass: number | undefined } => {
  const end = name.lastIndexOf(mark);
  const taxClass = end < 0 ? NaN : Number(name.slice(end + mark.length));
  return Number.isSafeInteger(taxClass)
    ? { priceList: name.slice(0, end), taxClass }
    : { priceList: name, taxClass: undefined };
};
