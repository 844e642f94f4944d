import type { ConfigurableItemOption, ProductType } from '@dijla/contract/client';
import type { Database } from '@dijla/provider/database';

type PriceGiven = { IQD?: number; USD?: number };

export type SimpleGiven = {
  sku: string;
  type?: ProductType;
  /** Minor units per currency: 12000 IQD is 12,000 dinars, 900 USD is 9 dollars. */
  price?: PriceGiven;
  special?: { IQD: number; from?: Date; until?: Date };
  qty?: number;
  manageStock?: boolean;
  isInStock?: boolean;
  status?: number;
  visibility?: number;
  taxClassId?: number;
  sizeClass?: string;
  name?: { en?: string; ar?: string };
  attributes?: Record<string, unknown>;
};

export type ConfigurableGiven = Pick<SimpleGiven, 'sku' | 'price' | 'qty' | 'status' | 'visibility'> & {
  colors: readonly string[];
  sizes: readonly string[];
};

export type Variant = { id: number; sku: string; options: ConfigurableItemOption[] };

type Axis = { id: number; options: ReadonlyMap<string, number> };

const stores = ['en', 'ar'];

const insertProduct = async (db: Database, given: SimpleGiven): Promise<number> => {
  const {
    sku,
    type = 'simple',
    status = 1,
    taxClassId = 2,
    sizeClass = null,
    visibility = 4,
    name = {},
    attributes = {},
  } = given;
  const { id } = await db
    .insertInto('product')
    .values({
      sku,
      type,
      status,
      tax_class_id: taxClassId,
      size_class: sizeClass,
      attributes: JSON.stringify(attributes),
      source: 'demo',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_text')
    .values([
      { product_id: id, language: 'en', name: name.en ?? `${sku} in English` },
      { product_id: id, language: 'ar', name: name.ar ?? `${sku} بالعربية` },
    ])
    .execute();
  const path = sku.toLowerCase();
  await db
    .insertInto('product_store')
    .values(
      stores.map((store_code) => ({ product_id: id, store_code, visibility, url_key: path, url_path: path })),
    )
    .execute();
  await db
    .insertInto('product_media')
    .values({ product_id: id, position: 1, path: `/${path}.webp` })
    .execute();
  return id;
};

const insertPrices = async (
  db: Database,
  id: number,
  { price = { IQD: 12_000, USD: 900 }, special }: SimpleGiven,
): Promise<void> => {
  const rows = Object.entries(price).map(([currency, amount]) => ({
    product_id: id,
    price_list: 'general',
    currency,
    kind: 'regular' as const,
    amount,
  }));
  if (rows.length > 0) await db.insertInto('price').values(rows).execute();
  if (!special) return;
  const { IQD, from = null, until = null } = special;
  await db
    .insertInto('price')
    .values({
      product_id: id,
      price_list: 'general',
      currency: 'IQD',
      kind: 'special',
      amount: IQD,
      from_at: from,
      until_at: until,
    })
    .execute();
};

const insertStock = async (
  db: Database,
  id: number,
  { qty = 1000, manageStock = true, isInStock = true }: SimpleGiven,
): Promise<void> => {
  await db
    .insertInto('stock_level')
    .values({ product_id: id, qty, manage_stock: manageStock, is_in_stock: isInStock })
    .execute();
  await db
    .insertInto('stock_movement')
    .values({ product_id: id, delta: qty, reason: 'opening', actor: 'test' })
    .execute();
};

const insertAxis = async (
  db: Database,
  code: string,
  labels: { en: string; ar: string },
  values: readonly string[],
): Promise<Axis> => {
  const attribute = await db
    .insertInto('attribute')
    .values({ code, input: 'select' })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ input: 'select' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [language, label] of Object.entries(labels)) {
    await db
      .insertInto('attribute_text')
      .values({ attribute_id: attribute.id, language, label })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const options = new Map<string, number>();
  for (const value of values) {
    const option = await db
      .insertInto('attribute_option')
      .values({ attribute_id: attribute.id, code: value })
      .onConflict((conflict) => conflict.columns(['attribute_id', 'code']).doUpdateSet({ sort: 0 }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('attribute_option_text')
      .values({ option_id: option.id, language: 'en', label: value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    options.set(value, option.id);
  }
  return { id: attribute.id, options };
};

const optionOf = (axis: Axis, value: string): number => {
  const id = axis.options.get(value);
  if (id === undefined) throw new Error(`no option ${value}`);
  return id;
};

/**
 * Fills a test's database with products by inserting plain rows that the cart and order code reads, without
 * the catalog's own code.
 */
export const catalogBuilder = (db: Database) => {
  /** Inserts a simple product and returns its id. */
  const simple = async (given: SimpleGiven): Promise<number> => {
    const id = await insertProduct(db, given);
    await insertPrices(db, id, given);
    await insertStock(db, id, given);
    return id;
  };

  /**
   * Inserts a configurable by color and size, with every combination as a variant `<SKU>-<SIZE>-<COLOR>`
   * without its own page.
   */
  const configurable = async ({
    colors,
    sizes,
    sku,
    ...given
  }: ConfigurableGiven): Promise<{ id: number; variants: Variant[] }> => {
    const color = await insertAxis(db, 'color', { en: 'Color', ar: 'اللون' }, colors);
    const size = await insertAxis(db, 'size', { en: 'Size', ar: 'القياس' }, sizes);
    const { status, visibility, ...sold } = given;
    const id = await insertProduct(db, {
      sku,
      type: 'configurable',
      ...(status === undefined ? {} : { status }),
      ...(visibility === undefined ? {} : { visibility }),
    });
    await db
      .insertInto('product_axis')
      .values([
        { parent_id: id, attribute_id: color.id, position: 0 },
        { parent_id: id, attribute_id: size.id, position: 1 },
      ])
      .execute();
    const variants: Variant[] = [];
    for (const [position, [colorCode, sizeCode]] of colors
      .flatMap((one) => sizes.map((other) => [one, other] as const))
      .entries()) {
      const child = `${sku}-${sizeCode}-${colorCode}`.toUpperCase();
      const [colorId, sizeId] = [optionOf(color, colorCode), optionOf(size, sizeCode)];
      const childId = await simple({
        ...sold,
        sku: child,
        visibility: 1,
        attributes: { color: colorId, size: sizeId },
      });
      await db.insertInto('product_variant').values({ parent_id: id, child_id: childId, position }).execute();
      variants.push({
        id: childId,
        sku: child,
        options: [
          { option_id: String(color.id), option_value: String(colorId) },
          { option_id: String(size.id), option_value: String(sizeId) },
        ],
      });
    }
    return { id, variants };
  };

  return { simple, configurable };
};
