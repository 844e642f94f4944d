import type {
  AmountInput,
  AttributeInput,
  CustomOptionInput,
  PriceInput,
  ProductInput,
} from '../saving/catalog-batch.ts';
import {
  type CatalogWarningCode,
  isUnkeepable,
  type RecordError,
  repeated,
  unkeepable,
} from '../saving/catalog-warning.ts';
import { canonicalProduct } from './canonical-product.ts';
import { priceKeyOf } from '../../pricing/pricing.ts';

export type KnownAttribute = { input: AttributeInput['input']; options: ReadonlySet<string> };

/** The entities a product may refer to. */
export type ProductScope = {
  attributeOf: (code: string) => KnownAttribute | undefined;
  /**
   * Attributes arriving in the same run. Their definitions are not known yet, so their values are accepted
   * unchecked.
   */
  brought: ReadonlySet<string>;
  categoryPaths: ReadonlySet<string>;
  skus: ReadonlySet<string>;
};

type Note = (fault: RecordError) => void;
type Ill = { field: string; code: CatalogWarningCode; subject?: string; fault: string };

/** Returns why a value does not fit its attribute's definition, or undefined. */
export const valueFault = (
  value: ProductInput['attributes'][string],
  { input, options }: KnownAttribute,
): Omit<Ill, 'field'> | undefined => {
  if (input === 'select' || input === 'multiselect') {
    const codes = Array.isArray(value) ? value : [value];
    if (input === 'select' && Array.isArray(value))
      return { code: 'bad-value', fault: 'takes one option, not a list' };
    const unknown = codes.find((code) => typeof code !== 'string' || !options.has(code));
    return unknown === undefined
      ? undefined
      : { code: 'unknown-option', fault: `option '${String(unknown)}' is not defined` };
  }
  const wanted = input === 'boolean' ? 'boolean' : input === 'price' ? 'number' : 'string';
  if (typeof value !== wanted || (wanted === 'number' && !Number.isFinite(value)))
    return { code: 'bad-value', fault: `takes a ${wanted}, not ${JSON.stringify(value)}` };
  return input === 'date' && Number.isNaN(Date.parse(String(value)))
    ? { code: 'bad-date', fault: `'${String(value)}' is no date` }
    : undefined;
};

const isWhole = (value: number, least: number): boolean => Number.isSafeInteger(value) && value >= least;
const isSmall = (value: number, least: number): boolean => isWhole(value, least) && value <= 2_147_483_647;
/**
 * Limited because the wire writes amounts with fifteen digits at most, and a part's amount is multiplied by
 * its quantity.
 */
const isAmount = (value: number): boolean => isWhole(value, 0) && value <= 10_000_000_000;
const mostOfAPart = 1000;
const isInstant = (at: string | null): boolean => at === null || !Number.isNaN(Date.parse(at));

const priceFault = ({ amount, min_qty, from, until }: PriceInput): string | undefined => {
  if (!isAmount(amount)) return `${amount} is no amount in minor units`;
  if (!isSmall(min_qty, 1)) return `${min_qty} is no quantity`;
  if (![from, until].every(isInstant)) return 'has a window that is no instant';
  return from !== null && until !== null && Date.parse(from) >= Date.parse(until)
    ? 'ends before it begins'
    : undefined;
};

const badAmount = (amounts: readonly AmountInput[]): boolean =>
  amounts.some(({ amount }) => !isAmount(amount));

const isWritten = ({ type }: CustomOptionInput): boolean =>
  type === 'field' || type === 'area' || type === 'date';

/**
 * Returns why a custom option is invalid, or undefined. A text option needs exactly one value, with the code
 * '', for its price; otherwise every value needs a code.
 */
const customOptionFault = (option: CustomOptionInput): string | undefined => {
  const { code, values, max_characters } = option;
  const fits = isWritten(option)
    ? values.length === 1 && values[0]?.code === ''
    : values.length > 0 && values.every((value) => value.code !== '');
  if (!fits) return `'${code}' has values that do not fit its type`;
  if (max_characters !== null && !isSmall(max_characters, 1))
    return `'${code}' takes no number of characters`;
  const isBad = values.some(({ price }) =>
    price.type === 'percent' ? !isSmall(price.percent, 0) : badAmount(price.amounts),
  );
  return isBad ? `'${code}' has a price that is none` : undefined;
};

const pricesFaults = ({ prices }: ProductInput): Ill[] => {
  const faults: Ill[] = [];
  for (const price of prices) {
    const fault = priceFault(price);
    if (fault !== undefined)
      faults.push({
        field: 'prices',
        code: fault === 'ends before it begins' ? 'bad-window' : 'bad-price',
        fault,
      });
  }
  for (const key of repeated(
    prices.filter(({ is_derived, from }) => !is_derived && isInstant(from)).map(priceKeyOf),
  )) {
    faults.push({ field: 'prices', code: 'repeated-price', fault: `'${key}' is given twice` });
  }
  return faults;
};

const stockFaults = ({ stock: { qty, min_sale_qty, max_sale_qty } }: ProductInput): Ill[] =>
  (
    [
      [qty, 0],
      [min_sale_qty, 1],
      [max_sale_qty, 1],
    ] as const
  )
    .filter(([figure, least]) => !isSmall(figure, least))
    .map(([figure]) => ({ field: 'stock', code: 'bad-quantity', fault: `${figure} is no quantity` }));

/** Returns the errors because of which the whole product is rejected. */
const graveFaults = (product: ProductInput): Ill[] => {
  const faults: Ill[] = [];
  if (product.sku === '' || product.sku.length > 255)
    faults.push({ field: 'sku', code: 'bad-sku', fault: 'must have 1 to 255 characters' });
  if (product.url_key === '' || product.url_key.includes('/'))
    faults.push({ field: 'url_key', code: 'bad-url-key', fault: `'${product.url_key}' is no url key` });
  if (Object.keys(product.texts).length === 0)
    faults.push({ field: 'texts', code: 'no-text', fault: 'has no text in any language' });
  if (isUnkeepable(product)) faults.push({ field: 'texts', code: 'bad-text', fault: unkeepable });
  if (!isInstant(product.created_at))
    faults.push({ field: 'created_at', code: 'bad-date', fault: `'${product.created_at}' is no instant` });
  if (![1, 2, 3, 4].includes(product.visibility))
    faults.push({
      field: 'visibility',
      code: 'bad-visibility',
      fault: `${product.visibility} is none of 1 to 4`,
    });
  if (!isWhole(product.status, 0) || product.status > 32_767)
    faults.push({ field: 'status', code: 'bad-number', fault: `${product.status} is no status` });
  if (!isSmall(product.tax_class_id, 0))
    faults.push({
      field: 'tax_class_id',
      code: 'bad-number',
      fault: `${product.tax_class_id} is no tax class`,
    });
  if (product.size_class && !/^[a-z0-9-]{1,40}$/.test(product.size_class))
    faults.push({
      field: 'size_class',
      code: 'bad-value',
      fault: `'${product.size_class}' is no code of a size class`,
    });
  if (!isSmall(product.number_of_sales, 0))
    faults.push({
      field: 'number_of_sales',
      code: 'bad-number',
      fault: `${product.number_of_sales} is no number of sales`,
    });
  return [...faults, ...pricesFaults(product), ...stockFaults(product)];
};

const fittingAttributes = (
  { attributes }: ProductInput,
  { attributeOf, brought }: ProductScope,
  note: Note,
): ProductInput['attributes'] =>
  Object.fromEntries(
    Object.entries(attributes).filter(([code, value]) => {
      if (brought.has(code)) return true;
      const attribute = attributeOf(code);
      const ill =
        attribute === undefined
          ? { code: 'unknown-attribute' as const, fault: 'is not defined' }
          : valueFault(value, attribute);
      if (ill !== undefined)
        note({ field: code, subject: `${code} ${String(value)}`, isTaken: true, ...ill });
      return ill === undefined;
    }),
  );

const fittingTexts = (
  { texts }: ProductInput,
  { attributeOf, brought }: ProductScope,
  note: Note,
): ProductInput['texts'] =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [
      language,
      {
        ...text,
        attributes: Object.fromEntries(
          Object.entries(text.attributes).filter(([code]) => {
            const isText = brought.has(code) || attributeOf(code)?.input === 'text';
            if (!isText)
              note({
                field: code,
                code: 'unknown-attribute',
                subject: code,
                fault: 'is no text attribute',
                isTaken: true,
              });
            return isText;
          }),
        ),
      },
    ]),
  );

/** Returns the known references of a list and reports the others. */
const knownOf = <T>(
  values: readonly T[],
  keyOf: (value: T) => string,
  {
    has,
    note,
    field,
    code,
    fault,
  }: {
    has: (key: string) => boolean;
    note: Note;
    field: string;
    code: CatalogWarningCode;
    fault?: string;
  },
): T[] =>
  values.filter((value) => {
    const key = keyOf(value);
    if (!has(key))
      note({ field, code, subject: key, fault: `'${key}' ${fault ?? 'is not defined'}`, isTaken: true });
    return has(key);
  });

/** Returns the parts with a valid quantity and reports the others. */
const countedOf = <T extends { sku: string; qty: number }>(
  parts: readonly T[],
  least: number,
  note: (sku: string, qty: number) => void,
): T[] =>
  parts.filter(({ sku, qty }) => {
    const isCounted = isWhole(qty, least) && qty <= mostOfAPart;
    if (!isCounted) note(sku, qty);
    return isCounted;
  });

/** Returns the function that reports a part whose quantity is none. */
const notCounted =
  (field: string, note: Note) =>
  (sku: string, qty: number): void =>
    note({
      field,
      code: 'bad-quantity',
      subject: sku,
      fault: `${qty} of '${sku}' is no quantity`,
      isTaken: true,
    });

const fittingBundles = (
  { bundle_options }: ProductInput,
  { hasSku, note }: { hasSku: (sku: string) => boolean; note: Note },
): ProductInput['bundle_options'] =>
  bundle_options
    .map((option) => ({
      ...option,
      selections: knownOf(
        countedOf(option.selections, 1, notCounted('bundle_options', note)),
        ({ sku }) => sku,
        { has: hasSku, note, field: 'bundle_options', code: 'unknown-selection' },
      ),
    }))
    .filter(({ selections }) => selections.length > 0);

const fittingCustomOptions = ({ custom_options }: ProductInput, note: Note): ProductInput['custom_options'] =>
  custom_options.filter((option) => {
    const fault = customOptionFault(option);
    if (fault !== undefined)
      note({ field: 'custom_options', code: 'bad-option', subject: option.code, fault, isTaken: true });
    return fault === undefined;
  });

const fittingMedia = ({ media }: ProductInput, note: Note): ProductInput['media'] =>
  media.filter(({ path, hash, tone }) => {
    const isPicture =
      (hash === null || /^[0-9a-f]{10}$/.test(hash)) && (tone === null || /^#[0-9a-f]{6}$/.test(tone));
    if (!isPicture)
      note({
        field: 'media',
        code: 'bad-picture',
        subject: path,
        fault: `'${path}' has a hash or a tone that is none`,
        isTaken: true,
      });
    return isPicture;
  });

const fittingParts = (product: ProductInput, scope: ProductScope, note: Note): Partial<ProductInput> => {
  const hasSku = (sku: string) => sku !== product.sku && scope.skus.has(sku);
  const references = { hasSku, note };
  const isAxis = (code: string) => scope.brought.has(code) || scope.attributeOf(code)?.input === 'select';
  return {
    categories: knownOf(product.categories, ({ url_path }) => url_path, {
      has: (path) => scope.categoryPaths.has(path),
      note,
      field: 'categories',
      code: 'unknown-category',
    }),
    axes: knownOf(product.axes, (code) => code, {
      has: isAxis,
      note,
      field: 'axes',
      code: 'unknown-axis',
      fault: 'is no attribute with options',
    }),
    variants: knownOf(product.variants, (sku) => sku, {
      has: hasSku,
      note,
      field: 'variants',
      code: 'unknown-variant',
    }),
    members: knownOf(countedOf(product.members, 0, notCounted('members', note)), ({ sku }) => sku, {
      has: hasSku,
      note,
      field: 'members',
      code: 'unknown-member',
    }),
    bundle_options: fittingBundles(product, references),
    custom_options: fittingCustomOptions(product, note),
    media: fittingMedia(product, note),
  };
};

const fittingDownload = ({ download }: ProductInput, note: Note): ProductInput['download'] =>
  download && {
    ...download,
    links: download.links.filter(({ code, file, max_downloads, days = null, amounts }) => {
      const fits =
        file !== '' &&
        [max_downloads, days].every((limit) => limit === null || isSmall(limit, 1)) &&
        !badAmount(amounts);
      if (!fits)
        note({
          field: 'download',
          code: 'bad-option',
          subject: code,
          fault: `link '${code}' cannot be kept`,
          isTaken: true,
        });
      return fits;
    }),
  };

/**
 * Returns the valid part of a product in canonical form, without unknown references and values that do not
 * fit their definitions; null when the product itself is invalid. All errors are reported.
 */
export const checkedProduct = (
  product: ProductInput,
  scope: ProductScope,
): { product: ProductInput | null; faults: RecordError[] } => {
  const grave = graveFaults(product).map((ill): RecordError => ({
    subject: ill.fault,
    ...ill,
    isTaken: false,
  }));
  const slight: RecordError[] = [];
  const note: Note = (fault) => void slight.push(fault);
  const attributes = fittingAttributes(product, scope, note);
  const texts = fittingTexts(product, scope, note);
  const fitting = {
    ...product,
    attributes,
    texts,
    ...fittingParts(product, scope, note),
    download: fittingDownload(product, note),
  };
  return { product: grave.length > 0 ? null : canonicalProduct(fitting), faults: [...grave, ...slight] };
};
