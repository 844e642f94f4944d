import { isPriced } from '../../core/product-index/field-origins.ts';
import { pathOf } from '../../core/query/field-values.ts';
import { textHash } from '../../core/packed/text-hash.ts';

/** The fields in which an index keeps the values of one field of a document. */
export type IndexField = {
  /** Says that there is a value. */
  presence: { has: string; in: string };
  /** The values as words. */
  words: string;
  /** The values that are numbers. */
  numbers: string;
  /** The numbers that are written as texts. */
  saidNumbers: string;
  /** The texts as they are sorted. */
  order: string;
};

/** Returns under what an index keeps a field; dots would make objects of it. */
export const fieldKey = (field: string): string => pathOf(field).join('/');

/** Returns under what an index keeps what a price list changes. */
export const listKey = (priceList: string): string => `p${(textHash(priceList) >>> 0).toString(36)}`;

const under = (prefix: string, key: string, presence: string): IndexField => ({
  presence: { has: presence, in: prefix === 'variants.' ? 'variants.has' : 'has' },
  words: `${prefix}k.${key}`,
  numbers: `${prefix}n.${key}`,
  saidNumbers: `${prefix}r.${key}`,
  order: `${prefix}s.${key}`,
});

/** Returns where a field of a product is kept, as a price list shows it. */
export const ownField = (field: string, priceList?: string): IndexField => {
  const key = fieldKey(field);
  if (priceList === undefined || !isPriced(pathOf(field).join('.'))) return under('', key, key);
  const list = listKey(priceList);
  return under(`l.${list}.`, key, `${key}@${list}`);
};

/** Returns where a field of a product's variants is kept. */
export const variantField = (field: string): IndexField => {
  const key = fieldKey(field);
  return under('variants.', key, key);
};
