import { productOptions } from './product-attributes.ts';
import type { GroupedProduct } from './grouped-product.ts';
import type { Head } from './family-heads.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { type ReadProduct, readProducts } from './read-products.ts';
import { type RowFields, rowFields } from '../row-fields.ts';
import type { RowGroup } from '../row-groups.ts';

const memory = new WeakMap<Head, ReadProduct>();

/**
 * Returns the fields of a parent product; a derived one uses its first row with the family's own name and
 * sku.
 */
const headFields = ({ row, made }: Head, mapping: Mapping): RowFields => {
  const own = rowFields(row, mapping.columns);
  if (made === undefined) return own;
  return {
    ...own,
    text: (field) =>
      field === 'sku'
        ? made.sku
        : field === 'id' || field === 'parent' || field === 'url_key'
          ? ''
          : own.text(field),
    texts: (field) =>
      field === 'name' && made.names.size > 0
        ? new Map(
            [...own.texts('name')].map(([language, name]) => [language, made.names.get(language) ?? name]),
          )
        : own.texts(field),
    // The product is on sale while any of its variants is.
    values: (field) => (field === 'status' ? [made.isOn ? 'active' : 'inactive'] : own.values(field)),
    amounts: (field) => (field === 'price' ? new Map() : own.amounts(field)),
  };
};

const headProducts = (head: Head, mapping: Mapping): ReadProduct => {
  const known = memory.get(head) ?? readProducts(headFields(head, mapping), mapping, { isParent: true });
  memory.set(head, known);
  return known;
};

/** Returns the product of a row when rows name their parent product. */
export const familyProducts = ({ row, head, key }: RowGroup, mapping: Mapping): GroupedProduct => {
  const fields = rowFields(row, mapping.columns);
  const place = { row, axes: [], id: fields.text('id') };
  if (head !== undefined && key === undefined) {
    const whole = headProducts(head, mapping);
    const { product, warnings } = whole;
    if (head.made === undefined || product === undefined) return { ...whole, ...place, parent: '' };
    return {
      ...whole,
      ...place,
      id: '',
      parent: '',
      warnings: [
        ...warnings,
        { ...row.place, code: 'unknown-parent', subject: product.sku, isRowTaken: true },
      ],
    };
  }
  const whole = head === undefined ? undefined : headProducts(head, mapping);
  const options =
    key === undefined || key === '' ? [] : productOptions(mapping.options, row, head?.row ?? row);
  const read = readProducts(fields, mapping, {
    options,
    isPriceElsewhere: true,
    ...(whole?.product !== undefined && { head: whole }),
  });
  return { ...read, ...place, parent: whole?.product?.sku ?? key ?? '' };
};
