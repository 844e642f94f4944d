import type { AttributeDocument } from '@dijla/contract/client';
import type { WireDocument } from '../../provider-client/catalog-source.ts';
import { expandProduct } from '../wire/expand-document.ts';
import type { SpecificationRow } from './product-view.ts';

export const specificationFields = [
  'attribute_code',
  'frontend_label',
  'default_frontend_label',
  'frontend_input',
  'is_visible_on_front',
  'position',
  'options',
] as const;

const idsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value]).map((id) =>
    String(id).trim(),
  );

/** Returns a value of an attribute in words: the labels of its options, or the value itself; empty for none. */
export const valueText = (
  { options, frontend_input: input }: Partial<AttributeDocument>,
  value: unknown,
): string => {
  const isFlag = input === 'boolean' && typeof value === 'boolean';
  if (!isFlag && input !== 'select' && input !== 'multiselect') return String(value);
  const labels = new Map((options ?? []).map(({ label, value: id }) => [id, label]));
  return idsOf(isFlag ? Number(value) : value)
    .flatMap((id) => labels.get(id) ?? [])
    .join(' · ');
};

/**
 * Returns label and value of every attribute that is visible on product pages and has a value. Option ids
 * are replaced by their labels.
 */
export const specificationRows = (
  document: WireDocument,
  attributes: readonly WireDocument[],
): SpecificationRow[] => {
  const product: Record<string, unknown> = expandProduct(document);
  return (attributes as Partial<AttributeDocument>[])
    .filter(
      (attribute) =>
        attribute.is_visible_on_front === '1' &&
        attribute.attribute_code !== undefined &&
        attribute.attribute_code in product,
    )
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((attribute) => ({
      label: attribute.frontend_label ?? attribute.default_frontend_label ?? '',
      value: valueText(attribute, product[attribute.attribute_code ?? '']),
    }))
    .filter(({ label, value }) => label !== '' && value !== '' && value !== 'null');
};
