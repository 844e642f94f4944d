import { languages } from '@dijla/contract/store-views';
import { isObject, type JsonObject } from './json-items.ts';

/** Category paths from the top down, by the number or name that a dump uses. */
export type CategoryPaths = ReadonlyMap<string, string>;

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
const firstText = (object: JsonObject, names: readonly string[]): string =>
  names.map((name) => text(object[name])).find((found) => found !== '') ?? '';

const currencyOf = (object: JsonObject): string =>
  firstText(object, ['currency', 'currency_code', 'currencyCode']).toUpperCase();
const amountNames = ['amount', 'value', 'price', 'net', 'gross'];

/**
 * Returns an amount with a currency, or a list of them, keyed by currency: `{ "USD": 20, "IQD": 26000 }`.
 * Other values are returned unchanged.
 */
const amountsBy = (value: unknown): unknown => {
  const listed = [value]
    .flat()
    .filter(isObject)
    .filter((each) => currencyOf(each) !== '');
  if (listed.length === 0) return value;
  return Object.fromEntries(listed.map((each) => [currencyOf(each), firstText(each, amountNames)]));
};

const pictureNames = ['src', 'url', 'original', 'href', 'path', 'link', 'image', 'file'];
const pictureOf = (value: unknown): unknown => (isObject(value) ? firstText(value, pictureNames) : value);

const nameOf = (object: JsonObject): string => {
  const { name } = object;
  return (
    firstText(object, ['path', 'full_path', 'name', 'title', 'label']) ||
    (isObject(name) ? firstText(name, languages) : '')
  );
};

/** Returns a category as text: a path, a name below its parent's, or the path listed under its id. */
const categoryOf = (value: unknown, paths: CategoryPaths): unknown => {
  if (!isObject(value)) return paths.get(text(value)) ?? value;
  const listed = paths.get(text(value['id']));
  if (listed !== undefined) return listed;
  const { parent } = value;
  const above = isObject(parent)
    ? text(categoryOf(parent, paths))
    : (paths.get(text(parent)) ?? text(parent));
  return [above, nameOf(value)].filter((part) => part !== '').join(' > ');
};

const optionLists = [
  'options',
  'option_values',
  'attributes',
  'selectedOptions',
  'selected_options',
  'variation',
  'variant_options',
  'properties',
];
const pairName = ['name', 'option_display_name', 'option', 'attribute', 'key', 'code', 'title'];
const pairValue = ['value', 'label', 'option_value', 'option'];

const nameOfOption = (option: unknown): string =>
  isObject(option) ? firstText(option, ['name', 'title', 'code', 'label']) : text(option);

/**
 * Returns a variant's options by name, from pairs, from an object, or from `option1` with the product's
 * option names.
 */
const choicesOf = (variant: JsonObject, names: readonly string[]): JsonObject => {
  const listed = optionLists.flatMap((member): [string, string][] => {
    const given = variant[member];
    if (isObject(given))
      return Object.entries(given).map(([name, value]) => [
        name,
        isObject(value) ? firstText(value, pairValue) : text(value),
      ]);
    if (!Array.isArray(given)) return [];
    return given.map((pair, index) =>
      isObject(pair)
        ? [firstText(pair, pairName), firstText(pair, pairValue)]
        : [names[index] ?? '', text(pair)],
    );
  });
  const numbered = [1, 2, 3].map((number): [string, string] => [
    names[number - 1] ?? '',
    text(variant[`option${number}`]),
  ]);
  return Object.fromEntries([...listed, ...numbered].filter(([name, value]) => name !== '' && value !== ''));
};

const stockNames = ['quantity', 'qty', 'available', 'stock', 'on_hand', 'count'];
const stockOf = (value: unknown): unknown => {
  const listed = [value].flat();
  if (!listed.some(isObject)) return value;
  return String(
    listed.filter(isObject).reduce((sum, each) => sum + (Number(firstText(each, stockNames)) || 0), 0),
  );
};

const shapes: readonly [RegExp, (value: unknown, paths: CategoryPaths) => unknown][] = [
  [/price|^amount$/i, amountsBy],
  [
    /^(?:images?|pictures?|photos?|media|gallery|thumbnail|featured_image)$/i,
    (value) => (Array.isArray(value) ? value.map(pictureOf) : pictureOf(value)),
  ],
  [
    /^(?:category|categories|collections?)$/i,
    (value, paths) =>
      Array.isArray(value) && value.some((each) => isObject(each) || paths.has(text(each)))
        ? value.map((each) => categoryOf(each, paths)).join('|')
        : Array.isArray(value)
          ? value
          : categoryOf(value, paths),
  ],
  [
    /^category_?ids?$/i,
    (value, paths) =>
      [value]
        .flat()
        .map((each) => paths.get(text(each)) ?? '')
        .filter((path) => path !== '')
        .join('|'),
  ],
  [/^(?:brand|vendor|manufacturer)$/i, (value) => (isObject(value) ? nameOf(value) : value)],
  [/^(?:stock|inventory|quantity|stocks|inventory_levels)$/i, stockOf],
];

const members: Readonly<Record<string, string>> = {
  prices: 'price',
  category_ids: 'categories',
  category_id: 'categories',
  categoryId: 'categories',
  categoryIds: 'categories',
  stocks: 'stock',
  inventory_levels: 'stock',
};

const shapedMembers = (item: JsonObject, paths: CategoryPaths): JsonObject =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        const shape = shapes.find(([pattern]) => pattern.test(name))?.[1];
        const to = members[name];
        return [
          to === undefined || item[to] !== undefined ? name : to,
          shape === undefined ? value : shape(value, paths),
        ];
      }),
  );

const lists = ['variants', 'variations', 'skus', 'children', 'configurable_children', 'models', 'options'];

/**
 * Returns a product's variants, listed or keyed by sku. Options count as variants when they have a sku or a
 * price.
 */
const variantsOf = (item: JsonObject): { member: string; variants: JsonObject[] } | undefined => {
  for (const member of lists) {
    const given = item[member];
    const nested = isObject(given)
      ? (given['nodes'] ?? given['edges'] ?? given['items'] ?? given['data'])
      : given;
    const bySku =
      isObject(given) && nested === undefined
        ? Object.entries(given).flatMap(([sku, each]) => (isObject(each) ? [{ sku, ...each }] : []))
        : [];
    const variants = Array.isArray(nested)
      ? nested.filter(isObject).map((each) => (isObject(each['node']) ? each['node'] : each))
      : bySku;
    if (
      variants.some((each) => ['sku', 'price', 'prices', 'option1'].some((name) => each[name] !== undefined))
    )
      return { member, variants };
  }
  return undefined;
};

/**
 * Normalizes a product of any dump to one shape: amounts by currency, options by name, pictures and
 * categories as text.
 */
export const shapedItem = (item: JsonObject, paths: CategoryPaths): JsonObject => {
  const found = variantsOf(item);
  if (found === undefined) return shapedMembers(item, paths);
  const names = Array.isArray(item['options']) ? item['options'].map(nameOfOption) : [];
  const variants = found.variants.map((variant) => {
    const choices = choicesOf(variant, names);
    const rest = Object.fromEntries(Object.entries(variant).filter(([name]) => !optionLists.includes(name)));
    return { ...shapedMembers(rest, paths), ...(Object.keys(choices).length > 0 && { choices }) };
  });
  const rest = Object.fromEntries(
    Object.entries(item).filter(([name]) => name !== found.member && name !== 'options'),
  );
  return { ...shapedMembers(rest, paths), variants };
};

/** Returns category paths by id from the lists stored next to the products of a dump. */
export const categoryPaths = (listed: readonly JsonObject[]): CategoryPaths => {
  const byId = new Map(
    listed
      .map((each) => [firstText(each, ['id', 'category_id', '_id', 'code']), each])
      .filter((pair): pair is [string, JsonObject] => pair[0] !== ''),
  );
  const pathOf = (id: string, depth = 0): string => {
    const category = byId.get(id);
    if (category === undefined || depth > 8) return '';
    const { parent } = category;
    const above = pathOf(
      firstText(category, ['parent_id', 'parentId']) ||
        (isObject(parent) ? text(parent['id']) : text(parent)),
      depth + 1,
    );
    return [above, nameOf(category)].filter((part) => part !== '').join(' > ');
  };
  return new Map([...byId.keys()].map((id) => [id, pathOf(id)]));
};
