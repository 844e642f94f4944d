import type pg from 'pg';
import { listed } from '../listing.ts';
import { search, type WireAnswer } from '../wire-search.ts';
import { type FacetNumbers, facetNumbers } from './facet-numbers.ts';

type Document = Readonly<Record<string, unknown>>;

const productsPerRead = 2000;

/**
 * Temporary tables of this session. Each product row holds its facets as integers, its own and those of its
 * variants; the documents stay in their table.
 */
const tables = `
  create temporary table listed (
    id integer primary key, is_in_stock boolean not null, sales integer not null, final_price double precision not null,
    own integer[] not null, facets integer[] not null
  );
  create temporary table listed_category (category integer, id integer, primary key (category, id));
  create temporary table variant (id integer not null, facets integer[] not null)`;
const indices = `
  create index variant_id on variant (id);
  create index listed_popular on listed (is_in_stock desc, sales desc, id);
  create index listed_facets on listed using gin (facets);
  create index listed_price on listed (final_price);
  analyze listed; analyze listed_category; analyze variant`;

/**
 * Tuned for one core: memory for all tables and sorts, and no JIT compilation of plans that run for
 * milliseconds.
 */
const settings = `set temp_buffers = '512MB'; set work_mem = '128MB'; set jit = off; set max_parallel_workers_per_gather = 0`;

const listIn = (value: unknown): readonly Document[] => (Array.isArray(value) ? value : []);
const keysIn = (value: unknown): (string | number)[] =>
  [value]
    .flat()
    .flatMap((each) =>
      typeof each === 'boolean'
        ? [Number(each)]
        : typeof each === 'string' || typeof each === 'number'
          ? [each]
          : [],
    );

const facetsIn = (document: Document, codes: readonly string[], numbers: FacetNumbers): number[] => [
  ...new Set(codes.flatMap((code) => keysIn(document[code]).map((key) => numbers.numberOf(code, key)))),
];

/** Enabled variants count for the attributes they differ by, the product for all others (wire §7.4). */
const rowsOf = (document: Document, numbers: FacetNumbers) => {
  const id = Number(document['id']);
  const axes =
    document['type_id'] === 'configurable'
      ? listIn(document['configurable_options']).map((option) => String(option['attribute_code']))
      : [];
  const own = facetsIn(
    document,
    numbers.attributes.filter((code) => !axes.includes(code)),
    numbers,
  );
  const children =
    axes.length === 0
      ? []
      : listIn(document['configurable_children']).filter(
          (child) => Number(child['s'] ?? child['status'] ?? 1) < 2,
        );
  const variants = children.map((child) => ({
    id,
    facets: facetsIn(
      child,
      numbers.attributes.filter((code) => axes.includes(code)),
      numbers,
    ),
  }));
  const stock = document['stock'] as { is_in_stock?: boolean } | undefined;
  return {
    product: {
      id,
      is_in_stock: stock?.is_in_stock === true,
      sales: Number(document['number_of_sales']),
      final_price: Number(document['fp'] ?? document['final_price']),
      own,
      facets: [...new Set([...own, ...variants.flatMap(({ facets }) => facets)])],
    },
    categories: keysIn(document['category_ids']).map((category) => ({ category: Number(category), id })),
    variants,
  };
};

const filterableCodes = async (base: string): Promise<string[]> => {
  const { hits } = await search(base, {
    entity: 'attribute',
    request: {},
    size: 4000,
    include: ['attribute_code', 'is_filterable', 'options'],
  });
  return hits
    .filter((attribute) => attribute['is_filterable'] === true && listIn(attribute['options']).length > 0)
    .map((attribute) => String(attribute['attribute_code']));
};

const insert = async (client: pg.Client, hits: WireAnswer['hits'], numbers: FacetNumbers): Promise<void> => {
  const rows = hits.map((document) => rowsOf(document, numbers));
  const fill = (table: string, values: readonly object[]) =>
    client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(values),
    ]);
  await fill(
    'listed',
    rows.map(({ product }) => product),
  );
  await fill(
    'listed_category',
    rows.flatMap(({ categories }) => categories),
  );
  await fill(
    'variant',
    rows.flatMap(({ variants }) => variants),
  );
};

/**
 * Copies the listing data of a running shop into temporary tables of this session, laid out for these
 * queries only.
 */
export const fillListingTables = async (client: pg.Client, base: string): Promise<FacetNumbers> => {
  const numbers = facetNumbers(await filterableCodes(base));
  const include = [
    'id',
    'type_id',
    'final_price',
    'stock.is_in_stock',
    'number_of_sales',
    'category_ids',
    'configurable_options.attribute_code',
    ...numbers.attributes,
    ...['status', ...numbers.attributes].map((member) => `configurable_children.${member}`),
  ];
  await client.query(settings);
  await client.query(tables);
  for (let last = 0; ;) {
    const request = {
      _appliedFilters: [...listed, { attribute: 'id', value: { gt: last }, scope: 'default' } as const],
      _appliedSort: [{ field: 'id', options: 'asc' } as const],
    };
    const { hits } = await search(base, { request, size: productsPerRead, include });
    await insert(client, hits, numbers);
    if (hits.length < productsPerRead) break;
    last = Number(hits.at(-1)?.['id']);
  }
  await client.query(indices);
  return numbers;
};
