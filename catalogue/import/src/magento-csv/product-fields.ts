import { latinSlugOf } from '@dijla/commerce-rules/text/latin-slug';
import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import type { ProductType } from '@dijla/contract/client';
import type {
  AttributeInput,
  PriceInput,
  ProductInput,
  ProductTextInput,
} from '@dijla/provider/modules/catalog/catalog';
import { baghdadEnd, baghdadInstant } from '../baghdad-instant.ts';
import { amountCell } from '../cells/amount-cell.ts';
import { moneyCell } from '../cells/money-cell.ts';
import { statusCell } from '../cells/visibility-cell.ts';
import { plainLabel, plainText } from '../source/plain-text.ts';
import type { ImportWarning, ImportWarningCode } from '../record/warning.ts';
import { languageOf } from '../table-format/products/product-texts.ts';
import type { ExportRow } from './export-file.ts';
import { magentoDate } from './magento-date.ts';
import type { Money } from './magento-options.ts';
import type { CategoryTree } from './read-categories.ts';

export type Definitions = {
  attributes: ReadonlyMap<string, AttributeInput>;
  tree: CategoryTree;
  money: Money;
  /** Option values of variants by sku, when only their configurable products state them. */
  choices?: ReadonlyMap<string, ReadonlyMap<string, string>>;
};

/** The product of a row, or only the warnings when the row is not taken. */
export type ReadProduct = { product?: ProductInput; warnings: ImportWarning[] };

type Checked<T> = { ok: true; value: T } | { ok: false; code: ImportWarningCode };

const visibilities: Readonly<Record<string, number>> = {
  '': 4,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  'not visible individually': 1,
  catalog: 2,
  search: 3,
  'catalog, search': 4,
};

const taxClasses: Readonly<Record<string, number>> = { '': 2, 'taxable goods': 2, none: 0 };

const always = { from: null, until: null };

type Prices = { rows: PriceInput[]; warnings: ImportWarning[] };

/** Types that may lack a price because their parts have prices. */
const pricedByParts: ReadonlySet<ProductType> = new Set(['configurable', 'bundle', 'grouped']);

type Window = { from: string | null; until: string | null };

const windowOf = (row: ExportRow): Window | undefined => {
  const [first, last] = [
    magentoDate(row.cell('special_price_from_date')),
    magentoDate(row.cell('special_price_to_date')),
  ];
  const [from, until] = [first === '' ? null : baghdadInstant(first), last === '' ? null : baghdadEnd(last)];
  return from === undefined || until === undefined || (from !== null && until !== null && from >= until)
    ? undefined
    : { from, until };
};

/**
 * Parses an amount in the export's currency; returns a warning code when it is invalid or names another
 * currency.
 */
const amountOf = (cell: string, { currency, scale }: Money): Checked<number> => {
  const money = moneyCell(cell);
  if (money.currency !== undefined && money.currency !== currency)
    return { ok: false, code: 'other-currency' };
  const amount = amountCell(money.amount, scale, '.');
  return amount === undefined ? { ok: false, code: 'bad-price' } : { ok: true, value: amount };
};

/**
 * Returns the price and special price of a row, none when the type may lack a price. A special price that is
 * not below the price has no effect and is left out.
 */
const pricesOf = (row: ExportRow, type: ProductType, money: Money): Checked<Prices> => {
  if (row.cell('price') === '' && pricedByParts.has(type))
    return { ok: true, value: { rows: [], warnings: [] } };
  const price = amountOf(row.cell('price'), money);
  if (!price.ok) return price;
  const amountRow = (kind: PriceInput['kind'], amount: number, window: Window): PriceInput => ({
    price_list: 'general',
    currency: money.currency,
    kind,
    amount,
    min_qty: 1,
    ...window,
    is_derived: false,
  });
  const regular = amountRow('regular', price.value, always);
  if (row.cell('special_price') === '') return { ok: true, value: { rows: [regular], warnings: [] } };
  const special = amountOf(row.cell('special_price'), money);
  if (!special.ok) return special;
  if (special.value >= price.value)
    return {
      ok: true,
      value: {
        rows: [regular],
        warnings: [row.warning('special-price-without-effect', row.cell('sku'), true)],
      },
    };
  const window = windowOf(row);
  return window === undefined
    ? { ok: false, code: 'bad-date' }
    : { ok: true, value: { rows: [regular, amountRow('special', special.value, window)], warnings: [] } };
};

/** Parses a row's quantity; an empty cell and a negative quantity (sold beyond the stock) are 0. */
const quantityOf = (row: ExportRow): Checked<number> => {
  if (/^-\d+(?:\.\d*)?$/.test(latinDigits(row.cell('qty')))) return { ok: true, value: 0 };
  const [whole = '', decimals = ''] = latinDigits(row.cell('qty') || '0').split('.');
  return /^\d{1,9}$/.test(whole) && /^0*$/.test(decimals)
    ? { ok: true, value: Number(whole) }
    : { ok: false, code: 'bad-quantity' };
};

/** The parts of a product that each format writes differently; some exist only for certain types. */
export type Parts = Partial<
  Pick<ProductInput, 'axes' | 'variants' | 'members' | 'bundle_options' | 'custom_options' | 'download'>
> & {
  type: ProductType;
  attribute_set: string | null;
  categories: string[];
  attributes: ProductInput['attributes'];
  media: string[];
  warnings: ImportWarning[];
};

/**
 * Types with stock of their own. Configurable, bundle and grouped products have none: the export states 0
 * for a configurable product even while its variants are in stock.
 */
const ownStock: ReadonlySet<ProductType> = new Set(['simple', 'virtual', 'downloadable']);

const stockOf = (row: ExportRow, qty: number, type: ProductType): ProductInput['stock'] => {
  const bounds = { min_sale_qty: 1, max_sale_qty: 10_000 };
  if (!ownStock.has(type)) return { qty: 0, manage_stock: false, is_in_stock: true, ...bounds };
  // Stock is not counted for downloads, which have no quantity in the export, nor when the shop owner has
  // turned counting off.
  const isCounted =
    (type !== 'downloadable' || row.cell('qty') !== '') &&
    !(row.cell('manage_stock') === '0' && row.cell('use_config_manage_stock') === '0');
  return { qty, manage_stock: isCounted, is_in_stock: row.cell('is_in_stock') !== '0', ...bounds };
};

/**
 * Whether the path names a picture below the media folder, such as `/m/h/name.jpg`, without `..` segments.
 */
const isPicturePath = (path: string): boolean => /^(?:\/(?!\.)[\w.-]+)+\.(?:jpe?g|png|webp)$/i.test(path);

const textOf = (row: ExportRow, name: string): ProductTextInput => ({
  name,
  description: plainText(row.cell('description')),
  short_description: plainText(row.cell('short_description')),
  meta_title: plainLabel(row.cell('meta_title')),
  meta_description: plainText(row.cell('meta_description')),
  attributes: {},
});

const refused = (row: ExportRow, code: ImportWarningCode): ReadProduct => ({
  warnings: [row.warning(code, row.cell('sku') || row.cell('name'))],
});

const urlKeyOf = (row: ExportRow, name: string): string =>
  latinSlugOf(row.cell('url_key') || name) || latinSlugOf(name) || latinSlugOf(row.cell('sku')) || 'product';

/**
 * Builds the product of a row of either format from the cells that both share and the format-specific parts.
 */
export const productOf = (
  row: ExportRow,
  parts: Parts,
  { money }: Pick<Definitions, 'money'>,
): ReadProduct => {
  const name = plainLabel(row.cell('name'));
  const visibility = visibilities[row.cell('visibility').toLowerCase()];
  const [prices, quantity] = [pricesOf(row, parts.type, money), quantityOf(row)];
  if (row.cell('sku') === '') return refused(row, 'row-without-sku');
  if (name === '') return refused(row, 'row-without-name');
  if (visibility === undefined) return refused(row, 'bad-visibility');
  if (!prices.ok) return refused(row, prices.code);
  if (!quantity.ok) return refused(row, quantity.code);
  const created = row.cell('created_at') === '' ? null : baghdadInstant(magentoDate(row.cell('created_at')));
  const online = row.cell('product_online');
  const status = online === '' ? 1 : statusCell(online);
  const product: ProductInput = {
    sku: row.cell('sku'),
    type: parts.type,
    // A product with an unknown status is not sold.
    status: status ?? 2,
    visibility,
    tax_class_id: taxClasses[row.cell('tax_class_name').toLowerCase()] ?? 2,
    attribute_set: parts.attribute_set,
    url_key: urlKeyOf(row, name),
    created_at: created ?? null,
    attributes: parts.attributes,
    texts: { [languageOf(name, { language: 'auto' })]: textOf(row, name) },
    categories: parts.categories.map((url_path) => ({ url_path, position: 0 })),
    media: parts.media.filter(isPicturePath).map((path) => ({ path, hash: null, tone: null })),
    axes: parts.axes ?? [],
    variants: parts.variants ?? [],
    members: parts.members ?? [],
    bundle_options: parts.bundle_options ?? [],
    custom_options: parts.custom_options ?? [],
    download: parts.download ?? null,
    prices: prices.value.rows,
    stock: stockOf(row, quantity.value, parts.type),
    number_of_sales: 0,
  };
  const unknownStatus =
    status === undefined ? [row.warning('unknown-status', `${product.sku} '${online}'`, true)] : [];
  const lateDate = created === undefined ? [row.warning('bad-date', product.sku, true)] : [];
  const astray = parts.media
    .filter((path) => !isPicturePath(path))
    .map((path) => row.warning('bad-picture-path', `${product.sku} ${path}`, true));
  return {
    product,
    warnings: [...parts.warnings, ...prices.value.warnings, ...unknownStatus, ...lateDate, ...astray],
  };
};
