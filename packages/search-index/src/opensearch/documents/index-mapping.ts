import { createHash } from 'node:crypto';
import { indexDocumentOf } from './index-document.ts';

/** Fields that an index may have: owners make more attributes than anyone reads, and each takes up to eight. */
const fieldsAtMost = 10_000;

const keyword = { type: 'keyword', ignore_above: 1024 } as const;
/** Sorted and counted by, and not searched. */
const orderKeyword = { type: 'keyword', index: false } as const;
const double = { type: 'double' } as const;

const valueTemplates = (prefix: string): Record<string, object>[] =>
  Object.entries({ k: keyword, n: double, r: double, s: orderKeyword }).map(([member, mapping]) => ({
    [`${prefix}${member}`.replaceAll(/\W/g, '_')]: { path_match: `${prefix}${member}.*`, mapping },
  }));

/** How a store view's products are kept in a cluster: no text of it is analysed there. */
export const indexMapping = {
  dynamic: true,
  date_detection: false,
  numeric_detection: false,
  dynamic_templates: [
    ...valueTemplates(''),
    ...valueTemplates('variants.'),
    ...valueTemplates('l.*.'),
    { places: { path_match: 'place.*', mapping: keyword } },
    { others: { path_match: 'o.*', mapping: keyword } },
  ],
  properties: {
    id: { type: 'long' },
    stamp: { type: 'keyword', index: false, doc_values: false },
    has: keyword,
    names: keyword,
    axes: keyword,
    skus: keyword,
    own_sku: keyword,
    sold_out: { type: 'boolean' },
    w: keyword,
    length: { type: 'integer' },
    variants: { type: 'nested', properties: { has: keyword, axes: keyword } },
  },
} as const;

/** The settings of a new index; how many shards and copies it has is for the owner's index template to say. */
export const indexSettings = { index: { mapping: { total_fields: { limit: fieldsAtMost } } } } as const;

const sample = {
  id: 1,
  sku: 'SAMPLE-1',
  name: 'كُوب الشاي، Steel cups 2L for children (women’s)',
  type_id: 'configurable',
  final_price: 10.5,
  price: 12,
  stock: { is_in_stock: false, qty: 3 },
  category: [{ category_id: 7, name: 'Cups' }],
  configurable_options: [{ attribute_code: 'size' }],
  configurable_children: [{ sku: 'SAMPLE-1-S', status: 1, size: '42' }],
};

/**
 * Returns a short name of the form in which products are kept: it changes with the mapping, and with how words, values
 * and places are read, which a sample shows.
 */
export const formOf = (terms: readonly unknown[]): string =>
  createHash('sha1')
    .update(
      JSON.stringify([
        indexMapping,
        indexSettings,
        terms,
        indexDocumentOf(
          { own: sample, lists: new Map([['list', { ...sample, final_price: 9 }]]), others: [sample] },
          (_, text) => text,
        ).stamp,
      ]),
    )
    .digest('hex')
    .slice(0, 10);
