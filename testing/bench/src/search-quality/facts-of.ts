import { compactNames } from '@dijla/contract/client';
import type { WireAnswer } from '../catalogue/wire-search.ts';

type Found = WireAnswer['hits'][number];

/** A product as its facts are read: its English document, and what it costs where it was searched. */
export type Product = { english: Found; price: number };

/** By attribute, the labels of options by value. */
export type Labels = ReadonlyMap<string, ReadonlyMap<string, string>>;

const shortNames: Readonly<Record<string, string>> = compactNames;

/** Returns a field of a compact answer by its full name (wire §7.6), as text. */
export const wireText = (product: Found, field: string): string =>
  String(product[shortNames[field] ?? field] ?? '');

const listIn = (value: unknown): readonly Found[] => (Array.isArray(value) ? (value as Found[]) : []);

const categoryTest = (names: readonly string[]) => {
  const asked = new Set(names);
  return ({ english }: Product): boolean =>
    listIn(english['category']).some(({ name }) => asked.has(String(name)));
};

const valuesOf = (product: Found, field: string): string[] =>
  [product, ...listIn(product['configurable_children'])].flatMap((each) => {
    const value = each[field] ?? each[`${field}_options`];
    return (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map(String);
  });

/**
 * Returns a test for a fact of the catalog: `A|B` (a category's English name), `brand=`, `color=` or `size=`
 * (an option's English label, of the product or a variant), `sku=`, `sku~` and `name~` (a pattern), `price<`
 * and `price>` (major units of the store).
 */
export const factTest = (fact: string, labels: Labels): ((product: Product) => boolean) => {
  const [, field = '', sign = '', value = ''] =
    /^(brand|color|size|sku|name|price)([=~<>])(.*)$/.exec(fact) ?? [];
  if (field === '') return categoryTest(fact.split('|'));
  if (field === 'price') return ({ price }) => (sign === '<' ? price < Number(value) : price > Number(value));
  if (sign === '~') {
    const pattern = new RegExp(value, 'i');
    return ({ english }) => pattern.test(wireText(english, field));
  }
  if (field === 'sku') return ({ english }) => english['sku'] === value;
  const known = labels.get(field);
  if (![...(known?.values() ?? [])].includes(value))
    throw new Error(`No option of ${field} is called ${value}`);
  return ({ english }) => valuesOf(english, field).some((each) => known?.get(each) === value);
};
