import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import type { ImportWarning } from '../../record/warning.ts';
import { cheapestPrices } from './cheapest-prices.ts';
import { familyProducts } from './family-products.ts';
import type { GroupedProduct } from './grouped-product.ts';
import { type AttributeUse, productOptions } from './product-attributes.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { type ReadProduct, readProducts } from './read-products.ts';
import { type RowFields, rowFields } from '../row-fields.ts';
import type { RowGroup } from '../row-groups.ts';
import type { SourceRow } from '../source-row.ts';

const alone = (read: ReadProduct, fields: RowFields): GroupedProduct => ({
  ...read,
  row: fields.row,
  axes: [],
  parent: fields.text('parent'),
  id: fields.text('id'),
});

const variantMapping = (mapping: Mapping): Pick<Mapping, 'columns' | 'options'> =>
  mapping.rows === 'nested' ? (mapping.variants ?? mapping) : mapping;

/** Leaves a variant out because its product is left out. */
const withoutWhole = (row: SourceRow, fields: RowFields): GroupedProduct => {
  const sku = fields.text('sku');
  return {
    row,
    uses: [],
    choices: [],
    categories: [],
    axes: [],
    parent: '',
    id: '',
    warnings: [{ ...row.place, code: 'unknown-parent', subject: sku, isRowTaken: false }],
  };
};

/** Leaves a family out because its first row is broken, with one warning that names the line. */
const withoutFirstRow = ({ variants }: RowGroup, own: RowFields): GroupedProduct | undefined => {
  const { row } = own;
  if (row.brokenAbove === undefined || own.texts('name').size > 0) return undefined;
  const [name, count] = [own.text('handle') || own.text('sku'), variants.length];
  const subject = `${name} and its ${count === 1 ? 'variant' : `${count} variants`} were left out, because line ${row.brokenAbove} is broken`;
  return {
    row,
    uses: [],
    choices: [],
    categories: [],
    axes: [],
    parent: '',
    id: '',
    warnings: [
      {
        file: row.place.file,
        line: row.brokenAbove,
        code: 'family-left-out',
        subject,
        isRowTaken: false,
        key: name,
      },
    ],
  };
};

type Variant = { read: ReadProduct; fields: RowFields; options: readonly AttributeUse[] };

/** Equal for variants that a shopper cannot tell apart; undefined for one without options. */
const optionKey = ({ options }: Variant): string | undefined =>
  options.length === 0
    ? undefined
    : JSON.stringify(options.map(({ code, labels }) => [code, ...labels]).toSorted());

/**
 * Keeps the first of several variants with the same sku, and of several enabled ones with the same options,
 * because only one of them could be chosen.
 */
const distinct = (variants: readonly Variant[]): { kept: Variant[]; warnings: ImportWarning[] } => {
  const [skus, options] = [new Set<string>(), new Set<string>()];
  const warnings: ImportWarning[] = [];
  const kept = variants.filter((variant) => {
    const { product } = variant.read;
    if (product === undefined) return true;
    const key = product.status < 2 ? optionKey(variant) : undefined;
    const isSku = skus.has(product.sku);
    if (isSku || (key !== undefined && options.has(key))) {
      const code = isSku ? 'repeated-sku' : 'repeated-options';
      warnings.push({ ...variant.fields.row.place, code, subject: product.sku, isRowTaken: false });
      return false;
    }
    skus.add(product.sku);
    if (key !== undefined) options.add(key);
    return true;
  });
  return { kept, warnings };
};

/** A variant's fields: its own pictures where it has some, and no texts where the product holds them. */
const variantFields = (variant: SourceRow, mapping: Mapping): RowFields => {
  const given = rowFields(variant, variantMapping(mapping).columns);
  return {
    ...given,
    texts: mapping.rows === 'nested' ? () => new Map() : given.texts,
    values: (field) =>
      given.values(field === 'pictures' && given.has('variant_pictures') ? 'variant_pictures' : field),
  };
};

/** Completes a parent product by its variants. */
const parentOf = (above: ProductInput, kept: readonly Variant[]): ProductInput => {
  const taken = kept.flatMap(({ read: { product } }) => product ?? []);
  const sku = taken.some((variant) => variant.sku === above.sku) ? `${above.sku}-all` : above.sku;
  return {
    ...above,
    sku,
    type: 'configurable',
    variants: taken.map((variant) => variant.sku),
    axes: [...new Set(kept.flatMap(({ options }) => options.map(({ code }) => code)))],
    prices: cheapestPrices(taken),
  };
};

/** Returns the products of a row group: a single one, or a parent product followed by its variants. */
export const groupProducts = (group: RowGroup, mapping: Mapping): GroupedProduct[] => {
  if (mapping.rows === 'parent-sku') return [familyProducts(group, mapping)];
  const { row, variants, others } = group;
  const { columns, options } = variantMapping(mapping);
  const own = rowFields(row, mapping.columns);
  const pictures = others.map((other) => rowFields(other, mapping.columns));
  const choices = variants.map((variant) => productOptions(options, variant, row));
  if (variants.length === 0 || (variants.length === 1 && choices[0]?.length === 0)) {
    const [single] = variants;
    const fields = single === undefined || single === row ? own : rowFields(single, columns, own);
    return [alone(readProducts({ ...fields, texts: own.texts }, mapping, { pictures }), own)];
  }
  // The sku in the first row is that of its variant.
  const text: RowFields['text'] = (field) =>
    field === 'sku' && variants.includes(row) ? '' : own.text(field);
  const gallery =
    mapping.rows === 'variant-rows'
      ? [
          ...variants
            .filter((variant) => variant !== row)
            .map((variant) => rowFields(variant, mapping.columns)),
          ...pictures,
        ]
      : pictures;
  const whole = readProducts({ ...own, text }, mapping, { isParent: true, pictures: gallery });
  const { product: above } = whole;
  const lost = above === undefined ? withoutFirstRow(group, own) : undefined;
  if (lost !== undefined) return [lost];
  if (above === undefined)
    return [
      alone(whole, own),
      ...variants.map((variant) => withoutWhole(variant, rowFields(variant, columns))),
    ];
  const read = variants.map((variant, index): Variant => {
    const fields = variantFields(variant, mapping);
    const beside = { above, head: whole, options: choices[index] ?? [] };
    return {
      fields,
      read: readProducts(fields, mapping, beside),
      options: beside.options,
    };
  });
  const { kept, warnings } = distinct(read);
  const parent = parentOf(above, kept);
  return [
    { ...alone(whole, own), product: parent, axes: parent.axes, warnings: [...whole.warnings, ...warnings] },
    ...kept.map(({ read: variant, fields }) => ({ ...alone(variant, fields), parent: '' })),
  ];
};
