import { createHash } from 'node:crypto';
import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import { fieldReaderOf } from '../../core/query/field-values.ts';
import { numeric } from '../../core/query/range.ts';
import { axesOf, enabledVariants } from '../../core/scan/catalog-filters.ts';
import { isPriced } from '../../core/product-index/field-origins.ts';
import type { Document } from '../../core/search-engine.ts';
import { kindOf, nameWords, placeFactor, shapeOf } from '../../core/text/matching/name-words.ts';
import { listKey } from './index-fields.ts';
import { tokenOf } from './tokens.ts';

/** The values of fields, by field, as `IndexField` says. */
type Values = {
  k: Record<string, string[]>;
  n: Record<string, number[]>;
  r: Record<string, number[]>;
  s: Record<string, string[]>;
};

/** A product as an index keeps it. */
export type IndexDocument = Values & {
  id: number;
  /** Changes with everything else in it. */
  stamp: string;
  has: string[];
  /** Members and axes, of which some are facets. */
  names: string[];
  axes: string[];
  variants: (Values & { has: string[]; axes: string[] })[];
  /** What price lists change, by list. */
  l: Record<string, Values>;
  skus: string[];
  own_sku: string;
  sold_out: boolean;
  /** The words of its name in order, their number, and by how much each counts at its place. */
  w: string[];
  length: number;
  place: Record<string, string[]>;
  /** The words of its name in other languages. */
  o: Record<string, string[]>;
};

/** What nobody filters, counts or sorts by: texts to read, pictures, and what pages show of a product besides. */
const leftOut: ReadonlySet<string> = new Set([
  'description',
  'short_description',
  'media_gallery',
  'product_links',
  'configurable_options',
  'custom_options',
  'bundle_options',
  'tier_prices',
  'prices',
  'extension_attributes',
  'meta_title',
  'meta_description',
  'meta_keyword',
]);

const membersDeep = 3;
/** Names that a field of an index may have. */
const isNamable = (name: string): boolean => /^[\p{L}\d_-]{1,64}$/u.test(name) && !name.startsWith('_');

const noValues = (): Values => ({ k: {}, n: {}, r: {}, s: {} });

const add = <Value>(lists: Record<string, Value[]>, key: string, value: Value): void => {
  const list = (lists[key] ??= []);
  if (!list.includes(value)) list.push(value);
};

const longestOrder = 256;

const addValue = (
  values: Values,
  key: string,
  { value, order }: { value: unknown; order: OrderOf },
): void => {
  const token = tokenOf(value);
  if (token !== undefined) add(values.k, key, token);
  if (typeof value === 'number' && Number.isFinite(value)) add(values.n, key, value);
  if (typeof value === 'boolean') add(values.s, key, String(Number(value)));
  if (typeof value !== 'string') return;
  const number = numeric(value);
  if (number !== undefined) add(values.r, key, number);
  add(values.s, key, order(key, value).slice(0, longestOrder * 4));
};

/** Returns by what a text of a field is sorted. */
export type OrderOf = (key: string, text: string) => string;

type Walked = { values: Values; has: Set<string> };

const walk = (walked: Walked, node: unknown, at: { key: string; depth: number; order: OrderOf }): void => {
  if (node === null || node === undefined) return;
  if (Array.isArray(node)) {
    for (const element of node) walk(walked, element, at);
    return;
  }
  walked.has.add(at.key);
  if (typeof node !== 'object') {
    addValue(walked.values, at.key, { value: node, order: at.order });
    return;
  }
  if (at.depth === membersDeep) return;
  for (const [name, member] of Object.entries(node))
    if (isNamable(name)) walk(walked, member, { ...at, key: `${at.key}/${name}`, depth: at.depth + 1 });
};

/** Reads the fields of a document, those of some members alone. */
const fieldsOf = (document: Document, order: OrderOf, isAsked: (member: string) => boolean): Walked => {
  const walked: Walked = { values: noValues(), has: new Set() };
  for (const [name, member] of Object.entries(document)) {
    if (!isNamable(name) || !isAsked(name)) continue;
    if (leftOut.has(name)) {
      if (member !== null && member !== undefined) walked.has.add(name);
    } else walk(walked, member, { key: name, depth: 1, order });
  }
  return walked;
};

/** Keeps what a price list may change: its fields, and what of the variants is priced. */
const pricedOf = (document: Document, order: OrderOf): Walked => {
  const { values, has } = fieldsOf(document, order, isPriced);
  const isKept = (key: string): boolean => isPriced(key.replaceAll('/', '.'));
  const kept = <Value>(lists: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(lists).filter(([key]) => isKept(key)));
  return {
    values: { k: kept(values.k), n: kept(values.n), r: kept(values.r), s: kept(values.s) },
    has: new Set([...has].filter(isKept)),
  };
};

const readName = fieldReaderOf('name');
const skuReaders = [fieldReaderOf('sku'), fieldReaderOf('configurable_children.sku')];
const readInStock = fieldReaderOf('stock.is_in_stock');
/** Returns under what the words of a name are kept that count so much at their place. */
export const placeKey = (factor: number): string => `f${Math.round(factor * 100)}`;

const placesOf = (words: readonly string[]): Record<string, string[]> => {
  const kinds = words.map(kindOf);
  const numbers = words.map((_, place) => place);
  const shape = shapeOf({ words: numbers, start: 0, length: words.length }, kinds);
  const places: Record<string, string[]> = {};
  for (const [place, word] of words.entries()) add(places, placeKey(placeFactor(shape, place)), word);
  return places;
};

/** Returns the words of a product's name in order. */
const nameWordsOf = (document: Document | undefined): string[] =>
  document === undefined ? [] : nameWords(readName(document).map(String));

const variantsOf = (document: Document, axes: readonly string[], order: OrderOf): IndexDocument['variants'] =>
  axes.length === 0
    ? []
    : enabledVariants(document).map((variant) => {
        const { values, has } = fieldsOf(variant, order, (member) => axes.includes(member));
        return { ...values, has: [...has], axes: [...axes] };
      });

/** A product in the shapes from which an index document is made. */
export type Shapes = {
  own: Document;
  /** As price lists show it, those alone that do so otherwise than the store's own. */
  lists: ReadonlyMap<string, Document>;
  /** The same in other languages. */
  others: readonly (Document | undefined)[];
};

/** Returns a product as an index keeps it: with values and words as they are compared here. */
export const indexDocumentOf = ({ own, lists, others }: Shapes, order: OrderOf): IndexDocument => {
  const axes = [...axesOf(own)].map(String).filter(isNamable);
  const { values, has } = fieldsOf(own, order, () => true);
  const l: IndexDocument['l'] = {};
  const pricedLikeOwn = lists.size === 0 ? undefined : pricedOf(own, order);
  for (const [priceList, document] of lists) {
    const list = listKey(priceList);
    const priced = document === own && pricedLikeOwn ? pricedLikeOwn : pricedOf(document, order);
    l[list] = priced.values;
    for (const key of priced.has) has.add(`${key}@${list}`);
  }
  const skus = skuReaders.map((read) =>
    read(own)
      .filter((sku) => typeof sku === 'string')
      .map(foldedText),
  );
  const words = nameWordsOf(own);
  const made = {
    id: Number(own['id']),
    ...values,
    has: [...has],
    names: [...new Set([...Object.keys(own), ...axes])].filter(isNamable),
    axes,
    variants: variantsOf(own, axes, order),
    l,
    skus: [...new Set(skus.flat())],
    own_sku: skus[0]?.[0] ?? '',
    sold_out: readInStock(own).includes(false),
    w: words,
    length: Math.max(1, words.length),
    place: placesOf(words),
    o: Object.fromEntries(others.map((other, place) => [String(place), nameWordsOf(other)])),
  };
  return { ...made, stamp: createHash('sha1').update(JSON.stringify(made)).digest('base64url') };
};
