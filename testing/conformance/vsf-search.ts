import type { SearchQuery } from '@dijla/contract/client';
import { elasticsearchBody } from './vsf-elasticsearch.ts';

export type Hit = Record<string, unknown> & { _score: number | null };
export type Buckets = { buckets: { key: string | number; doc_count: number; from?: number; to?: number }[] };
export type Found = { hits: Hit[]; total: number; aggregations?: Record<string, Buckets> };
export type Asked = {
  index?: string;
  entity?: string;
  size?: number;
  from?: number;
  sort?: string;
  include?: readonly string[];
  exclude?: readonly string[];
  request?: SearchQuery | string;
  /** False for the standard answer: nested, with full product field names. */
  isCompact?: boolean;
};

/** Fields of a listing's first, quick stage (wire §7.7). */
export const listingFields = {
  include: [
    'activity',
    'configurable_children.attributes',
    'configurable_children.id',
    'configurable_children.final_price',
    'configurable_children.color',
    'configurable_children.price',
    'configurable_children.price_incl_tax',
    'configurable_children.size',
    'configurable_children.sku',
    'configurable_children.special_price',
    'final_price',
    'id',
    'image',
    'name',
    'new',
    'original_price',
    'price',
    'price_incl_tax',
    'product_links',
    'sale',
    'special_price',
    'status',
    'tax_class_id',
    'tier_prices',
    'type_id',
    'url_path',
    'url_key',
    '*image',
    '*sku',
    '*small_image',
  ],
  exclude: [
    'attribute_set_id',
    'configurable_options',
    'description',
    'sgn',
    '*.sgn',
    'msrp_display_actual_price_type',
    '*.msrp_display_actual_price_type',
    'required_options',
    'media_gallery',
    'stock.use_config_min_qty',
    'stock.use_config_notify_stock_qty',
    'stock.stock_id',
    'stock.enable_qty_increments',
    'stock.notify_stock_qty',
    'stock.qty_increments',
  ],
};

/** Fields of a product page (wire §7.7). */
export const productFields = {
  exclude: [
    'attribute_set_id',
    'created_at',
    'updated_at',
    'has_options',
    '*.msrp_display_actual_price_type',
    'options_container',
    'required_options',
    'small_image',
    'stock.use_config_min_qty',
    'sgn',
    '*.sgn',
  ],
};

/** `GET …/_search` as the client's `api-search-query` adapter sends it (wire §7.1). */
export const searchUrl = (
  url: string,
  { index = 'iq_catalog_en', entity = 'product', request, isCompact = true, ...asked }: Asked,
): string => {
  const query = new URLSearchParams({
    size: String(asked.size ?? 50),
    from: String(asked.from ?? 0),
    sort: asked.sort ?? '',
    request_format: 'search-query',
    ...(isCompact ? { response_format: 'compact' } : {}),
    _source_exclude: (asked.exclude ?? []).join(','),
    _source_include: (asked.include ?? []).join(','),
    ...(request === undefined
      ? {}
      : { request: typeof request === 'string' ? request : JSON.stringify(request) }),
  });
  return `${url}/api/catalog/${index}/${entity}/_search?${query.toString()}`;
};

/**
 * `GET …/_search` as the client's default adapter sends it: an Elasticsearch body without a format parameter
 * (wire §14 W1).
 */
export const defaultAdapterUrl = (
  url: string,
  { index = 'iq_catalog_en', entity = 'product', request, ...asked }: Asked,
): string => {
  const query = new URLSearchParams({
    _source_exclude: (asked.exclude ?? []).join(','),
    _source_include: (asked.include ?? []).join(','),
    from: String(asked.from ?? 0),
    size: String(asked.size ?? 50),
    sort: asked.sort ?? '',
  });
  if (request !== undefined)
    query.set('request', typeof request === 'string' ? request : JSON.stringify(elasticsearchBody(request)));
  return `${url}/api/catalog/${index}/${entity}/_search?${query.toString()}`;
};

type StandardAnswer = Omit<Found, 'hits' | 'total'> & {
  hits: { total: number; hits: { _score: number | null; _source: Record<string, unknown> }[] };
};

/** Converts an answer as both of the client's adapters do; an answer without `hits` is an error. */
const foundIn = async (answer: Response): Promise<Found> => {
  const found = (await answer.json()) as Found | StandardAnswer | { hits?: undefined };
  if (found.hits === undefined) throw new Error(`no hits: ${answer.status} ${JSON.stringify(found)}`);
  if (!('hits' in found.hits)) return found as Found;
  const {
    hits: { hits, total },
    ...counts
  } = found as StandardAnswer;
  return { ...counts, hits: hits.map(({ _source, _score }) => ({ ..._source, _score })), total };
};

const headers = { 'content-type': 'application/json' };

/** Searches as the client does with `server.api = "api-search-query"`. */
export const vsfSearch =
  (url: string) =>
  async (asked: Asked): Promise<Found> =>
    foundIn(await fetch(searchUrl(url, asked), { headers }));

/** Searches as the client does with its shipped configuration, `server.api = "api"`. */
export const defaultSearch =
  (url: string) =>
  async (asked: Asked): Promise<Found> =>
    foundIn(await fetch(defaultAdapterUrl(url, asked), { headers }));
