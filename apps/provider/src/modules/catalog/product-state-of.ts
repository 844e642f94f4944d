import type { AttributeDefinition, Definitions } from './attribute-definition.ts';
import type { ProductInput } from './catalogue-batch.ts';
import type { ProductState } from './product-state.ts';

/** Ids by natural key. Everything the checked batch names is in here. */
export type KnownIds = {
  definitions: Definitions;
  categories: ReadonlyMap<string, number>;
  products: ReadonlyMap<string, number>;
  urlKeys: ReadonlyMap<string, string>;
  storeCodes: readonly string[];
};

const known = <T>(found: T | undefined, key: string): T => {
  if (found === undefined) throw new Error(`'${key}' was checked and yet is not there`);
  return found;
};

const optionId = ({ code, options }: AttributeDefinition, wanted: string): number =>
  known(options.find((option) => option.code === wanted), `${code}=${wanted}`).id;

const storedValue = (value: ProductInput['attributes'][string], attribute: AttributeDefinition): unknown => {
  if (attribute.input === 'multiselect') return (Array.isArray(value) ? value : [String(value)]).map((option) => optionId(attribute, option));
  return attribute.input === 'select' ? optionId(attribute, String(value)) : value;
};

/** A product of a checked batch as it is saved: natural keys turned into ids. */
export const productStateOf = (product: ProductInput, ids: KnownIds): ProductState => {
  const definitionOf = (code: string): AttributeDefinition => known(ids.definitions.get(code), code);
  const url_key = known(ids.urlKeys.get(product.sku), product.sku);
  const categories = new Map(product.categories.map(({ url_path, position }) => [known(ids.categories.get(url_path), url_path), position]));
  return {
    type: product.type,
    status: product.status,
    tax_class_id: product.tax_class_id,
    attributes: Object.fromEntries(Object.entries(product.attributes).map(([code, value]) => [code, storedValue(value, definitionOf(code))])),
    texts: product.texts,
    addresses: Object.fromEntries(ids.storeCodes.map((code) => [code, { visibility: product.visibility, url_key, url_path: url_key }])),
    categories: [...categories].map(([category_id, position]) => ({ category_id, position })).toSorted((one, other) => one.category_id - other.category_id),
    media: product.media.map(({ path, tone }) => ({ path, tone })),
    axes: product.axes.map((code) => definitionOf(code).id),
    variants: product.variants.map((sku) => known(ids.products.get(sku), sku)),
  };
};
