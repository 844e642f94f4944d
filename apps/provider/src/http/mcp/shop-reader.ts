import type { Stores, StoreView } from '../../call/store-view.ts';

/** Makes a GET call of the provider as a guest, within the limits of who asked. Returns its whole answer. */
export type AskAsGuest = (path: string) => Promise<Response>;

/** What a call was refused with, in the words a guest reads. */
export class RefusedToGuest extends Error {
  override name = 'RefusedToGuest';
}

type Found = { total: number; documents: Record<string, unknown>[] };

/** What is asked of one kind of the catalog's documents, as clients of the wire ask (wire §7). */
type Asked = {
  entity: 'product' | 'category';
  text?: string;
  filters: readonly object[];
  sort?: readonly object[];
  fields: readonly string[];
  from?: number;
  size: number;
};

/** Reads the shop as a guest does. */
export type ShopReader = {
  store: StoreView;
  /** Of a page, given its path below the store. */
  addressOf: (path: string) => string;
  find: (asked: Asked) => Promise<Found>;
  /** Returns the `result` of a call. */
  read: (path: string) => Promise<unknown>;
};

const answerOf = async (response: Response): Promise<Record<string, unknown>> => {
  const answer = (await response.json()) as Record<string, unknown>;
  if (response.ok) return answer;
  throw new RefusedToGuest(
    typeof answer['result'] === 'string' ? answer['result'] : `The shop answers ${response.status}.`,
  );
};

/** Returns what reads a store of the shop; an unknown language is that of the default store. */
export const shopReader = (
  ask: AskAsGuest,
  { stores, publicUrl }: { stores: Pick<Stores, 'byCode'>; publicUrl: string },
  language: string | undefined,
): ShopReader => {
  const store = stores.byCode(language);
  return {
    store,
    addressOf: (path) => `${publicUrl}/${store.code}/${path}`,
    find: async ({ entity, text = '', filters, sort, fields, from = 0, size }) => {
      const request = { _searchText: text, _appliedFilters: filters, ...(sort && { _appliedSort: sort }) };
      const query = new URLSearchParams({
        request: JSON.stringify(request),
        request_format: 'search-query',
        from: String(from),
        size: String(size),
        _source_include: fields.join(','),
      });
      const { hits } = (await answerOf(
        await ask(`/api/catalog/${store.index_name}/${entity}/_search?${query.toString()}`),
      )) as { hits: { total: number; hits: { _source: Record<string, unknown> }[] } };
      return {
        total: hits.total,
        documents: hits.hits.map(({ _source }) => _source),
      };
    },
    read: async (path) => (await answerOf(await ask(`${path}?storeCode=${store.code}`)))['result'],
  };
};
