import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { RefusedToGuest, type ShopReader } from './shop-reader.ts';

type Document = Record<string, unknown>;

const onPage = 20;
/** Pages that may be asked for; who wants all products has the product feed. */
const lastPage = 50;
/** No shop shows more categories. */
const categoriesAtMost = 1000;
const longestText = 4000;

/** Products a shopper's searches list (wire §7.2). */
const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
];
const shownCategories = [
  { attribute: 'is_active', value: { eq: true }, scope: 'default' },
  { attribute: 'level', value: { gte: 2 }, scope: 'default' },
];
const cardFields = [
  'id',
  'sku',
  'name',
  'url_path',
  'type_id',
  'stock',
  'final_price_incl_tax',
  'original_price_incl_tax',
];
const productFields = [
  ...cardFields,
  'description',
  'short_description',
  'category',
  'configurable_children',
];

/** A text of the owner's, which may be HTML, without its marks. */
const plain = (text: unknown): string =>
  String(text ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestText);

const isInStock = ({ stock }: Document): boolean =>
  (stock as { is_in_stock?: boolean } | undefined)?.is_in_stock === true;

const cardOf =
  ({ store, addressOf }: ShopReader) =>
  (document: Document) => ({
    sku: document['sku'],
    name: document['name'],
    price: document['final_price_incl_tax'],
    price_before: document['original_price_incl_tax'],
    currency: store.currency.code,
    in_stock: isInStock(document),
    url: addressOf(String(document['url_path'] ?? '')),
  });

const variantOf = (document: Document) => ({
  sku: document['sku'],
  name: document['name'],
  price: document['final_price_incl_tax'],
  in_stock: isInStock(document),
});

/** Returns a category's id with those of all below it, whose products a shopper finds in it. */
const branchOf = async (reader: ShopReader, category: number): Promise<number[]> => {
  const { documents } = await reader.find({
    entity: 'category',
    filters: shownCategories,
    fields: ['id', 'parent_id'],
    size: categoriesAtMost,
  });
  if (!documents.some(({ id }) => id === category))
    throw new RefusedToGuest(`There is no category ${category}.`);
  const below = Map.groupBy(documents, ({ parent_id: parent }) => parent);
  const branch = new Set([category]);
  // A set gives what is added while it is walked.
  for (const one of branch) for (const { id } of below.get(one) ?? []) branch.add(Number(id));
  return [...branch];
};

const searchProducts = async (
  reader: ShopReader,
  { text, category, page }: { text?: string | undefined; category?: number | undefined; page: number },
) => {
  const among = category === undefined ? undefined : await branchOf(reader, category);
  const { total, documents } = await reader.find({
    entity: 'product',
    text: text ?? '',
    filters: [
      ...listed,
      ...(among === undefined ? [] : [{ attribute: 'category_ids', value: { in: among }, scope: 'default' }]),
    ],
    fields: cardFields,
    from: (page - 1) * onPage,
    size: onPage,
  });
  return { total, page, products: documents.map(cardOf(reader)) };
};

const readProduct = async (reader: ShopReader, { sku }: { sku: string }) => {
  const {
    documents: [document],
  } = await reader.find({
    entity: 'product',
    filters: [...listed, { attribute: 'sku', value: { eq: sku }, scope: 'default' }],
    fields: productFields,
    size: 1,
  });
  if (document === undefined) throw new RefusedToGuest(`There is no product ${sku}.`);
  const children = (document['configurable_children'] ?? []) as Document[];
  return {
    ...cardOf(reader)(document),
    description: plain(document['description'] || document['short_description']),
    categories: ((document['category'] ?? []) as { name: string }[]).map(({ name }) => name),
    variants: children.map(variantOf),
  };
};

const listCategories = async (reader: ShopReader) => {
  const { documents } = await reader.find({
    entity: 'category',
    filters: shownCategories,
    fields: ['id', 'parent_id', 'name', 'url_path', 'product_count'],
    size: categoriesAtMost,
  });
  return {
    categories: documents.map(({ id, parent_id, name, url_path, product_count }) => ({
      id,
      parent_id,
      name,
      product_count,
      url: reader.addressOf(String(url_path ?? '')),
    })),
  };
};

type Regions = { regions: { id: number; name: string }[] };
type Facts = {
  brand: { name: string } | null;
  contact: object;
  seller: object;
  delivery: {
    regions: { region_id: number; days: number; same_day_until: number | null }[];
    prices: { region_id: number | null; price: number; free_from: number | null }[];
    slots: object[];
  };
};

const readStore = async (reader: ShopReader) => {
  const facts = (await reader.read('/api/ext/dijla/shop')) as Facts;
  const { regions } = (await reader.read('/api/ext/dijla/regions')) as Regions;
  const { code, scale } = reader.store.currency;
  const nameOf = (id: number | null) => regions.find((region) => region.id === id)?.name ?? null;
  const amount = (minor: number | null) => (minor === null ? null : minor / 10 ** scale);
  return {
    name: facts.brand?.name ?? null,
    url: reader.addressOf(''),
    currency: code,
    contact: facts.contact,
    seller: facts.seller,
    delivery: {
      governorates: regions.map(({ name }) => name),
      days: facts.delivery.regions.map(({ region_id, ...rest }) => ({
        governorate: nameOf(region_id),
        ...rest,
      })),
      /** Null: every governorate that is not named. */
      prices: facts.delivery.prices.map(({ region_id, price, free_from }) => ({
        governorate: nameOf(region_id),
        price: amount(price),
        free_from: amount(free_from),
      })),
      slots: facts.delivery.slots,
    },
  };
};

/** What a tool answers: its value as text, for whoever reads no structure, or why it was refused. */
const answered = async (work: Promise<object>) => {
  try {
    const value = { ...(await work) } as Record<string, unknown>;
    return { content: [{ type: 'text' as const, text: JSON.stringify(value) }], structuredContent: value };
  } catch (error) {
    if (!(error instanceof RefusedToGuest)) throw error;
    return { isError: true, content: [{ type: 'text' as const, text: error.message }] };
  }
};

type ReaderOf = (language: string | undefined) => ShopReader;
type Told<Shape extends z.ZodRawShape> = { title: string; description: string; input: z.ZodObject<Shape> };

/** Returns what adds a tool that reads the shop in the language it is asked in. */
const adder =
  (server: McpServer, readerOf: ReaderOf) =>
  <Shape extends z.ZodRawShape>(
    name: string,
    { input: inputSchema, ...told }: Told<Shape>,
    work: (reader: ShopReader, given: z.output<z.ZodObject<Shape>>) => Promise<object>,
  ): void => {
    const run = (given: z.output<z.ZodObject<Shape>>) =>
      answered(work(readerOf((given as { language?: string }).language), given));
    const annotations = { readOnlyHint: true, openWorldHint: false };
    server.registerTool(name, { ...told, inputSchema, annotations }, run as never);
  };

const instructions =
  'Reads an online shop that delivers in Iraq: products with prices and availability, categories, delivery. Nothing is bought or changed.';

type LanguageInput = z.ZodOptional<z.ZodEnum>;

const addProductTools = (tool: ReturnType<typeof adder>, language: LanguageInput): void => {
  tool(
    'search_products',
    {
      title: 'Search products',
      description:
        'Finds products by words, in a category, or both, 20 to a page, best first. Prices include tax, in the currency that is named.',
      input: z.object({
        text: z.string().max(200).optional(),
        category: z.int().positive().optional().describe('Id of a category'),
        page: z.int().min(1).max(lastPage).default(1),
        language,
      }),
    },
    searchProducts,
  );
  tool(
    'read_product',
    {
      title: 'Read a product',
      description: 'Price, availability, description, categories and variants of one product.',
      input: z.object({ sku: z.string().min(1).max(255), language }),
    },
    readProduct,
  );
};

const addStoreTools = (tool: ReturnType<typeof adder>, language: LanguageInput): void => {
  tool(
    'list_categories',
    {
      title: 'List categories',
      description: 'Every category, with its parent.',
      input: z.object({ language }),
    },
    listCategories,
  );
  tool(
    'read_store',
    {
      title: 'Store and delivery',
      description: 'Who sells, how to reach them, where, when and for how much they deliver.',
      input: z.object({ language }),
    },
    readStore,
  );
};

/** Returns a server of the protocol whose tools read the shop as a guest does; each reads one language. */
export const shopTools = (
  readerOf: ReaderOf,
  { languages, version }: { languages: readonly [string, ...string[]]; version: string },
): McpServer => {
  const server = new McpServer({ name: 'shop', version }, { instructions });
  const language = z.enum(languages).optional().describe('Language of what is answered');
  addProductTools(adder(server, readerOf), language);
  addStoreTools(adder(server, readerOf), language);
  return server;
};
