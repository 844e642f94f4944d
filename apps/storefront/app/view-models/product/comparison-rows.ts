import type { AttributeDocument, ProductDocument } from '@dijla/contract/client';
import type { WireDocument } from '../../provider-client/catalog-source.ts';
import { expandProduct } from '../wire/expand-document.ts';
import { valueText } from './specification-rows.ts';

/** Fields of attributes that a comparison reads. */
export const comparisonFields = [
  'attribute_code',
  'frontend_label',
  'default_frontend_label',
  'frontend_input',
  'is_comparable',
  'position',
  'options',
] as const;

/** A row of a comparison: a value for each product in their order, null where it is not stated. */
export type ComparisonRow = { label: string; values: (string | null)[]; differs: boolean };

type Choosable = Pick<Partial<ProductDocument>, 'configurable_options'>;

/** Returns the values of which one is chosen when a product is bought, in words; empty for none. */
const choicesText = (product: Choosable, code: string | undefined): string =>
  (product.configurable_options ?? [])
    .filter(({ attribute_code: one }) => one === code)
    .flatMap(({ values }) => values.map(({ label }) => label))
    .join(' · ');

/** Whether not all of them are the same; a value beside one that is not stated differs. */
export const differ = (values: readonly (string | null)[]): boolean => new Set(values).size > 1;

/**
 * Returns a row for each attribute that the shop compares by (spec 2 §2) and that one of the products states, those
 * that differ first. Attributes without a label are left out (spec 2 §5).
 */
export const comparisonRows = (
  documents: readonly WireDocument[],
  attributes: readonly WireDocument[],
): ComparisonRow[] => {
  const products: readonly Record<string, unknown>[] = documents.map((document) => expandProduct(document));
  const rows = (attributes as Partial<AttributeDocument>[])
    .filter(({ is_comparable: isComparable }) => isComparable === true)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((attribute): ComparisonRow => {
      const values = products.map((product) => {
        const choices = choicesText(product as Choosable, attribute.attribute_code);
        const value = product[attribute.attribute_code ?? ''];
        const own = value === undefined || value === null ? '' : valueText(attribute, value);
        const text = choices || own;
        return text === '' || text === 'null' ? null : text;
      });
      return {
        label: attribute.frontend_label ?? attribute.default_frontend_label ?? '',
        values,
        differs: differ(values),
      };
    })
    .filter(({ label, values }) => label !== '' && values.some((value) => value !== null));
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
};
