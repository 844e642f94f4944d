import { rawGet } from '../raw-get.ts';

export const indexName = 'iq_catalog_ar';

/** Index names of all store views. */
export const indexNames: readonly string[] = [indexName, 'iq_catalog_en'];

type WireFilter = { attribute: string; value: unknown; scope: 'default' | 'catalog' };

/** A search request in the form that clients send (wire §7.1). */
export type WireRequest = {
  _searchText?: string;
  _appliedFilters?: readonly WireFilter[];
  _availableFilters?: readonly { field: string; scope: 'catalog'; options: { size: number } }[];
  _appliedSort?: readonly { field: string; options: 'asc' | 'desc' }[];
};

export type WireSearch = {
  index?: string;
  entity?: string;
  request: WireRequest;
  size: number;
  include?: readonly string[];
  exclude?: readonly string[];
};

export const searchPath = ({
  index = indexName,
  entity = 'product',
  request,
  size,
  include = [],
  exclude = [],
}: WireSearch): string => {
  const form = {
    size: String(size),
    from: '0',
    request_format: 'search-query',
    response_format: 'compact',
    request: JSON.stringify(request),
  };
  const query = new URLSearchParams({
    ...form,
    ...(include.length > 0 ? { _source_include: include.join(',') } : {}),
    ...(exclude.length > 0 ? { _source_exclude: exclude.join(',') } : {}),
  });
  return `/api/catalog/${index}/${entity}/_search?${query.toString()}`;
};

type Bucket = { key: string | number; from?: number; to?: number; doc_count: number };

/** The parts of an answer that benches read; `hits` have the compact names of wire §7.6. */
export type WireAnswer = {
  hits: readonly Readonly<Record<string, unknown>>[];
  total: number;
  aggregations?: Readonly<Record<string, { sum_other_doc_count?: number; buckets: readonly Bucket[] }>>;
};

/** Throws when the status is not 200. */
export const search = async (base: string, asked: WireSearch): Promise<WireAnswer> => {
  const { status, body } = await rawGet(`${base}${searchPath(asked)}`, { encoding: 'identity' });
  if (status !== 200) throw new Error(`A search answers ${status}: ${body.toString().slice(0, 200)}`);
  return JSON.parse(body.toString()) as WireAnswer;
};
