import { searchEntity } from '@dijla/contract/schemas';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { type BlockKinds, withShownBlocks } from '../../../modules/content/content.ts';
import { type PriceListOfToken, priceCookie } from '../../../modules/customers/customers.ts';
import type { Stores } from '../../../modules/store-views/store-views.ts';
import { answerForms } from '../answer-forms.ts';
import { type AnswerBounds, answerWriter } from '../answer-writer.ts';
import { engineQueryOf } from '@dijla/search-index/core/query/engine-query-of';
import { isTooMuch } from '../is-too-much.ts';
import { parseRequest } from '../parse-request.ts';
import { searchInTurn } from '../search-in-turn.ts';
import { needsMetadata, withMetadata } from '../with-metadata.ts';

export type SearchParts = {
  readModel: Pick<ReadModel, 'engine'>;
  stores: Pick<Stores, 'byIndex' | 'byCode'>;
  priceListOf: PriceListOfToken;
  /** Of extensions; none by default. */
  blockKinds?: BlockKinds;
  bounds?: Partial<AnswerBounds>;
};

/**
 * `GET|POST /api/catalog/{index}/{entity}/_search` (wire §7): answers from the read model. The only SQL
 * resolves the price list of a group token from the query or the browser's cookie, at most once in ten
 * seconds.
 */
export const searchCatalog = handleCall(
  'catalog/search',
  ({ readModel, stores, priceListOf, blockKinds: kinds = new Map(), bounds = {} }: SearchParts) => {
    const write = answerWriter(bounds);
    const formOf = answerForms();
    const search = searchInTurn();
    return async (input, context) => {
      const store = stores.byIndex(input.params['index'] ?? '');
      const entity = searchEntity.safeParse(input.params['entity']);
      if (store === undefined || !entity.success) return refusal('search.unknown-index');
      const { from, size, sort, request, request_format: format } = input.query;
      const asked = parseRequest({ request, body: input.body, format });
      if (isRefusal(asked)) return asked;
      const query = engineQueryOf(
        asked,
        { from, size, sort },
        await priceListOf(asked.groupToken ?? context.cookie(priceCookie)),
      );
      const { engine } = readModel;
      if (
        isTooMuch(
          query,
          (field) => entity.data === 'product' && engine.isCounted?.(store.index_name, field) === true,
        )
      )
        return refusal('search.unreadable-request');
      const found = await search(engine, {
        indexName: store.index_name,
        entity: entity.data,
        query,
        gone: context.gone,
        address: context.address,
      });
      if (isRefusal(found)) return found;
      if (entity.data === 'arrangement' || entity.data === 'landing_page') {
        const { code, language } = store;
        const around = { kinds, store: { code, language }, now: context.now, onFault: context.onFault };
        found.hits = found.hits.map((hit) => ({ ...hit, document: withShownBlocks(hit.document, around) }));
      }
      const form = formOf(entity.data, input.query);
      if (!needsMetadata(form, query)) return write(found, form, context);
      return write(
        await withMetadata(found, { engine, indexName: store.index_name, query, form }),
        form,
        context,
      );
    };
  },
  { invalidBody: () => refusal('search.unreadable-request') },
);
