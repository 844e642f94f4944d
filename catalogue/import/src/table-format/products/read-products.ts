import { latinSlugOf } from '@dijla/commerce-rules/text/latin-slug';
import { firstText } from '../../record/first-text.ts';
import type { ProductType } from '@dijla/contract/client';
import type { Language, ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { dateCell } from '../../cells/date-cell.ts';
import { visibilityCell } from '../../cells/visibility-cell.ts';
import type { ImportWarning, ImportWarningCode } from '../../record/warning.ts';
import { type AttributeUse, productAttributes } from './product-attributes.ts';
import { type CategoryNames, categoryPath, productCategories } from './product-categories.ts';
import { productPictures, isPicturePath } from './product-pictures.ts';
import { type ProductPrices, productPrices } from './product-prices.ts';
import { productStatus } from './product-status.ts';
import { productStock } from './product-stock.ts';
import { productTexts } from './product-texts.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { RowFields } from '../row-fields.ts';
import type { SourceRow } from '../source-row.ts';

/**
 * The product of a row, with attributes by label; `choices` are the attribute codes by which it differs from
 * other variants. Without `product`, the row is not taken.
 */
export type ReadProduct = {
  product?: ProductInput;
  uses: AttributeUse[];
  choices: string[];
  categories: CategoryNames[];
  warnings: ImportWarning[];
};

/**
 * Context of a row: a variant's option values, its parent product (`above` from the same row group, `head`
 * for missing values), and rows with additional pictures only.
 */
export type Beside = {
  options?: readonly AttributeUse[];
  above?: ProductInput;
  head?: ReadProduct;
  pictures?: readonly RowFields[];
  isParent?: boolean;
  isPriceElsewhere?: boolean;
};

const words: Readonly<Record<string, ProductType>> = {
  simple: 'simple',
  variable: 'configurable',
  configurable: 'configurable',
  variation: 'simple',
  variant: 'simple',
  grouped: 'grouped',
  group: 'grouped',
  bundle: 'bundle',
  virtual: 'virtual',
  service: 'virtual',
  digital: 'virtual',
  downloadable: 'virtual',
};

/**
 * Parses a product type, including lists such as `simple, virtual`. Downloadable products become virtual
 * because they have no files; unknown words become simple.
 */
const typeOf = (cell: string, { types }: Mapping): ProductType => {
  const named = types[cell] ?? types[cell.toLowerCase()];
  if (named !== undefined) return named;
  const found = cell
    .toLowerCase()
    .split(/[,|]/)
    .flatMap((word) => words[word.trim()] ?? []);
  return found.find((type) => type !== 'simple') ?? 'simple';
};

const skuOf = (
  fields: RowFields,
  { options = [], above: given, head, isParent = false }: Beside,
  name: string,
): { sku: string; isGenerated: boolean } => {
  const own = fields.text('sku');
  if (own !== '') return { sku: own, isGenerated: false };
  const above = given ?? (name === '' ? head?.product : undefined);
  // An id of its own already distinguishes it from the other variants.
  const choices =
    above === undefined && fields.text('id') !== ''
      ? []
      : options.flatMap(({ labels }) => labels.map(latinSlugOf));
  const base =
    above?.sku ??
    ((fields.text('handle') === name ? '' : fields.text('handle')) ||
      [latinSlugOf(name), fields.text('id')].filter((part) => part !== '').join('-'));
  return { sku: [base, ...choices].filter((part) => part !== '').join('-'), isGenerated: !isParent };
};

type Words = SourceRow['words'];

/** Returns a variant's option values in a language, translated where the export has translations. */
const choicesIn = (language: Language, options: readonly AttributeUse[], words: Words): string =>
  options.flatMap(({ labels }) => labels.map((label) => words?.get(label)?.[language] ?? label)).join(' / ');

const withChoices = (
  texts: ProductInput['texts'],
  options: readonly AttributeUse[],
  words: Words,
): ProductInput['texts'] => {
  if (options.length === 0) return texts;
  return Object.fromEntries(
    languagesIn(texts).map((language) => [
      language,
      {
        ...noText,
        ...texts[language],
        name: `${texts[language]?.name ?? ''} - ${choicesIn(language, options, words)}`,
      },
    ]),
  );
};

const noText = {
  name: '',
  description: '',
  short_description: '',
  meta_title: '',
  meta_description: '',
  attributes: {},
};
const languagesIn = (texts: object): Language[] => Object.keys(texts) as Language[];

/** Returns a variant's own texts, completed by those of its parent product. */
const textsOf = (
  named: ProductInput['texts'],
  options: readonly AttributeUse[],
  { whole, words }: { whole: ProductInput | undefined; words: Words },
): ProductInput['texts'] => {
  if (whole === undefined) return named;
  return Object.fromEntries(
    languagesIn({ ...whole.texts, ...named }).flatMap((language) => {
      const [own, above] = [named[language], whole.texts[language]];
      if (own === undefined)
        return Object.entries(withChoices(above === undefined ? {} : { [language]: above }, options, words));
      const completed = {
        ...own,
        description: own.description || (above?.description ?? ''),
        short_description: own.short_description || (above?.short_description ?? ''),
      };
      return Object.entries(
        own.name === above?.name
          ? withChoices({ [language]: completed }, options, words)
          : { [language]: completed },
      );
    }),
  );
};

/** Adds the parent product's single-valued attributes that the variant does not set itself. */
const usesOf = (
  fields: RowFields,
  mapping: Mapping,
  { options = [], above, head }: Beside,
): AttributeUse[] => {
  const chosen = new Set(options.map(({ code }) => code));
  const own = [
    ...(above === undefined
      ? productAttributes(fields, mapping).filter(({ code }) => !chosen.has(code))
      : []),
    ...options,
  ];
  const codes = new Set(own.map(({ code }) => code));
  return [
    ...own,
    ...(head?.uses ?? []).filter(({ code, labels }) => labels.length === 1 && !codes.has(code)),
  ];
};

const noPrices = {
  ok: true,
  rows: [],
  isSpecialWithoutEffect: false,
  others: [],
} as const satisfies ProductPrices;
const uncounted: ProductInput['stock'] = {
  qty: 0,
  manage_stock: false,
  is_in_stock: true,
  min_sale_qty: 1,
  max_sale_qty: 10_000,
};

/** What a row is sold as; or why it is refused, with the cell. */
type Terms =
  | {
      ok: true;
      type: ProductType;
      prices: ProductPrices & { ok: true };
      rows: ProductInput['prices'];
      stock: ProductInput['stock'];
    }
  | { ok: false; code: ImportWarningCode; subject: string };

const termsOf = (
  fields: RowFields,
  mapping: Mapping,
  { above, head, isParent = false, isPriceElsewhere = false }: Beside,
): Terms => {
  // A parent product has no price or stock of its own; those in its row belong to its first variant.
  const prices = isParent && !productPrices(fields, mapping).ok ? noPrices : productPrices(fields, mapping);
  const stock = productStock(fields) ?? (isParent ? uncounted : undefined);
  if (!prices.ok) return { ok: false, code: prices.code, subject: `'${prices.cell}'` };
  if (stock === undefined)
    return { ok: false, code: 'bad-quantity', subject: `'${fields.text('quantity')}'` };
  const type = isParent ? 'configurable' : typeOf(fields.text('type'), mapping);
  const hasOwnPrice = type !== 'configurable' && type !== 'grouped' && type !== 'bundle';
  const rows = prices.rows.length > 0 ? prices.rows : ((above ?? head?.product)?.prices ?? []);
  if (rows.length === 0 && hasOwnPrice && !isPriceElsewhere)
    return { ok: false, code: 'bad-price', subject: "''" };
  return { ok: true, type, prices, rows, stock: hasOwnPrice ? stock : uncounted };
};

/** Returns the url_key: the row's own or one from its name, which a variant has not, or one from the sku. */
const urlKeyOf = (fields: RowFields, { sku, name }: { sku: string; name: string | undefined }): string =>
  (name !== undefined && (latinSlugOf(fields.text('url_key').replace(/^.*\//, '')) || latinSlugOf(name))) ||
  latinSlugOf(sku) ||
  'product';

const membersIn = (fields: RowFields): ProductInput['members'] =>
  fields
    .values('members')
    .flatMap((cell) => cell.split(/[,|]/))
    .map((part) => ({ sku: part.trim(), qty: 1 }))
    .filter((member) => member.sku !== '');

/** Returns the function that warns of something in a row, under its product's sku. */
const warningsOn =
  ({ place }: SourceRow, sku: string) =>
  (code: ImportWarningCode, subject: string, isRowTaken = false): ImportWarning => ({
    ...place,
    code,
    subject: [sku, subject]
      .filter((part) => part !== '')
      .join(' ')
      .slice(0, 300),
    isRowTaken,
  });

/**
 * Reads the product of a row. An invalid price, quantity or special price date refuses the row with an
 * import warning that names the cell.
 */
// oxlint-disable-next-line max-lines-per-function -- one record, each field with the cell it comes from
export const readProducts = (fields: RowFields, mapping: Mapping, beside: Beside = {}): ReadProduct => {
  const { options = [], above, head, pictures = [] } = beside;
  const named = productTexts(fields, mapping);
  const name = firstText(named)?.name ?? '';
  const whole = above ?? head?.product;
  const texts = textsOf(named, options, { whole, words: fields.row.words });
  const { sku, isGenerated } = skuOf(fields, beside, name);
  const categories = above === undefined ? productCategories(fields, mapping) : [];
  const warningOn = warningsOn(fields.row, sku);
  const refused = (code: ImportWarningCode, subject = ''): ReadProduct => ({
    uses: [],
    choices: [],
    categories: [],
    warnings: [{ ...warningOn(code, subject), key: sku }],
  });

  if (sku === '') return refused('row-without-sku');
  if (Object.keys(texts).length === 0) return refused('row-without-name');
  const terms = termsOf(fields, mapping, beside);
  if (!terms.ok) return refused(terms.code, terms.subject);
  const { type, prices } = terms;

  const media = productPictures([fields, ...pictures], mapping);
  const usable = media.filter(isPicturePath).map((path) => ({ path, hash: null, tone: null }));
  const created = fields.text('created_at');
  const visibility = fields.text('visibility');
  const sizeClass = latinSlugOf(fields.text('size_class')).slice(0, 40);
  const { status, warnings: ofStatus } = productStatus(fields, whole);
  const product: ProductInput = {
    sku,
    type,
    status,
    visibility: above !== undefined ? 1 : visibility === '' ? 4 : (visibilityCell(visibility) ?? 4),
    tax_class_id: 2,
    ...(sizeClass === '' ? {} : { size_class: sizeClass }),
    attribute_set: null,
    url_key: urlKeyOf(fields, { sku, name: above === undefined ? name : undefined }),
    created_at: (created === '' ? null : dateCell(created)) ?? null,
    attributes: {},
    texts,
    categories: [...new Set(categories.map(categoryPath))].map((url_path) => ({ url_path, position: 0 })),
    media: usable.length > 0 ? usable : (whole?.media ?? []),
    axes: [],
    variants: [],
    members: type === 'grouped' ? membersIn(fields) : [],
    bundle_options: [],
    custom_options: [],
    download: null,
    prices: terms.rows,
    stock: terms.stock,
    number_of_sales: 0,
  };
  return {
    product,
    uses: usesOf(fields, mapping, beside),
    categories,
    choices: options.map(({ code }) => code),
    warnings: [
      ...(isGenerated ? [warningOn('generated-sku', '', true)] : []),
      ...ofStatus.map(({ code, subject }) => warningOn(code, subject, true)),
      ...prices.others.map((cell) => warningOn('other-currency', `'${cell}'`, true)),
      ...(prices.isSpecialWithoutEffect ? [warningOn('special-price-without-effect', '', true)] : []),
      ...(visibility !== '' && visibilityCell(visibility) === undefined
        ? [warningOn('bad-visibility', `'${visibility}'`, true)]
        : []),
      ...(created !== '' && product.created_at === null ? [warningOn('bad-date', `'${created}'`, true)] : []),
      ...media
        .filter((path) => !isPicturePath(path))
        .map((path) => warningOn('bad-picture-path', path, true)),
    ],
  };
};
