import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import type { Finding } from '../../catalog-format.ts';
import { cheapestPrices } from './cheapest-prices.ts';
import { byCurrency } from '../currency-rows.ts';
import { type Definitions, newDefinitions } from '../definitions.ts';
import { type Families, newFamilies } from './families.ts';
import { groupProducts } from './group-products.ts';
import type { GroupedProduct } from './grouped-product.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { Reading, SideFile } from '../plan/plan-readings.ts';
import { type RowGroup, rowGroups } from '../row-groups.ts';
import type { SourceRow, SourceRows } from '../source-row.ts';
import { notingColumns, notingUnread } from '../unread-columns.ts';

/** `lowest` holds a family's cheapest prices by its parent product's sku. */
type Known = { definitions: Definitions; families: Families; lowest: Map<string, ProductInput['prices']> };

type Groups = () => AsyncIterable<RowGroup>;

async function* productOf(groups: Groups, mapping: Mapping): AsyncGenerator<GroupedProduct> {
  for await (const group of groups()) yield* groupProducts(group, mapping);
}

/** First pass: collects definitions and families. */
const gather = async (groups: Groups, reading: Reading): Promise<Known> => {
  const { mapping } = reading;
  const known: Known = { definitions: newDefinitions(reading), families: newFamilies(), lowest: new Map() };
  const { definitions, families, lowest } = known;
  for await (const group of productOf(groups, mapping)) {
    const {
      product,
      uses,
      choices,
      categories,
      parent,
      row: { place },
    } = group;
    if (product === undefined) continue;
    for (const names of categories) definitions.addCategory(names, place);
    for (const use of uses) definitions.addUse(use, { place, isAxis: choices.includes(use.code) });
    families.add(group);
    if (parent !== '') lowest.set(parent, cheapestPrices([{ prices: lowest.get(parent) ?? [] }, product]));
  }
  return known;
};

const withValues = (
  product: ProductInput,
  { attributes, texts }: ReturnType<Definitions['valuesOf']>,
): ProductInput => ({
  ...product,
  attributes,
  texts: Object.fromEntries(
    Object.entries(product.texts).map(([language, text]) => [language, { ...text, attributes: texts }]),
  ),
});

/** Completes a product with the results of the first pass: attribute values by code, and its family. */
const settled = (
  group: GroupedProduct,
  given: ProductInput,
  { definitions, families, lowest }: Known,
): ProductInput => {
  const product = {
    ...given,
    members: given.members.map(({ sku, qty }) => ({ sku: families.skuOf(sku) ?? sku, qty })),
  };
  const family = families.variantsOf(product.sku);
  if (family !== undefined) {
    const prices = product.prices.length > 0 ? product.prices : (lowest.get(product.sku) ?? []);
    const whole: ProductInput = {
      ...product,
      ...family,
      type: 'configurable',
      prices,
      stock: { ...product.stock, qty: 0, manage_stock: false, is_in_stock: true },
    };
    return withValues(whole, definitions.valuesOf(group.uses, new Set(family.axes)));
  }
  const parent = families.parentOf(group);
  const values = definitions.valuesOf(group.uses, new Set(group.axes));
  // A configurable product without variants is sold as a simple one.
  const single: ProductInput =
    product.type === 'configurable' && product.variants.length === 0
      ? { ...product, type: 'simple' }
      : product;
  if (typeof parent !== 'string') return withValues(single, values);
  return withValues({ ...single, visibility: 1, categories: [] }, values);
};

/** Yields warnings about unread columns of supplementary files. */
async function* unreadInSides(sides: readonly SideFile[]): AsyncGenerator<Finding> {
  for (const { source, unread } of sides) {
    const noted = notingColumns(source, unread);
    if (unread.length > 0) for await (const row of noted.source.rows()) void row;
    for (const warning of noted.warnings()) yield { kind: 'warning', warning };
  }
}

const withWords = (source: SourceRows, words: Reading['words']): SourceRows => {
  if (words === undefined || words.size === 0) return source;
  async function* rows(): AsyncGenerator<SourceRow> {
    for await (const row of source.rows()) yield { ...row, words };
  }
  return { ...source, rows };
};

/** Returns a function that yields the notes of a row as warnings, once per row. */
const newNotes = (): ((row: SourceRow, sku: string) => Generator<Finding>) => {
  const reported = new WeakSet<SourceRow>();
  return function* notes(row, sku) {
    if (reported.has(row)) return;
    reported.add(row);
    for (const { code, subject } of row.notes ?? [])
      yield {
        kind: 'warning',
        warning: {
          ...row.place,
          code,
          subject: subject.startsWith(sku) ? subject : `${sku} ${subject}`.trim(),
          isRowTaken: true,
        },
      };
  };
};

/**
 * Yields all findings of an export: warnings about unread columns, definitions, then products. The file is
 * read again for each pass.
 */
export async function* productFindings(reading: Reading): AsyncGenerator<Finding> {
  const { source, mapping, sides = [] } = reading;
  const noted = notingUnread(withWords(source, reading.words), mapping);
  const groups = await rowGroups(await byCurrency(noted.source, mapping), mapping);
  const known = await gather(groups, reading);
  for (const warning of noted.warnings()) yield { kind: 'warning', warning };
  yield* unreadInSides(sides);
  yield* known.definitions.findings();
  const noteFindings = newNotes();
  for await (const group of productOf(groups, mapping)) {
    const {
      product,
      warnings,
      row: { place },
    } = group;
    for (const warning of warnings) yield { kind: 'warning', warning };
    if (product === undefined) continue;
    yield* noteFindings(group.row, product.sku);
    if (known.families.parentOf(group) === null)
      yield {
        kind: 'warning',
        warning: {
          ...place,
          code: 'unknown-parent',
          subject: `${product.sku} ${group.parent}`,
          isRowTaken: true,
        },
      };
    const record = settled(group, product, known);
    const isPriceless =
      record.prices.length === 0 && ['simple', 'virtual', 'downloadable'].includes(record.type);
    if (isPriceless)
      yield {
        kind: 'warning',
        warning: { ...place, code: 'bad-price', subject: record.sku, isRowTaken: false },
      };
    else yield { kind: 'product', record, place };
  }
}
