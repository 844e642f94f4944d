import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import { rankingKey } from '@dijla/search-index/core/ranking/search-ranking';
import { handleCall } from '../../../call/handle-call.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { listedProducts } from '../listed-products.ts';

/**
 * `GET /api/ext/dijla/search-reading?term=`: what of a text was taken for an option or a price, what was meant
 * where it is misspelt, what no product has, and the page that the owner shows
 * instead. Nothing of what was typed is kept.
 */
export const understandSearch = handleCall(
  'catalog/understand',
  ({ readModel: { engine, ruledTexts } }: { readModel: Pick<ReadModel, 'engine' | 'ruledTexts'> }) =>
    async ({ query: { term } }, { store }) => {
      const { corrected, options, price, missing, shorter } = await engine.understand(
        store.index_name,
        term,
        { among: listedProducts },
      );
      const named = options.map(({ attribute, label, rest, values }) => ({
        attribute,
        label,
        rest,
        values: [...values],
      }));
      return {
        result: {
          corrected: corrected ?? null,
          filters:
            price === undefined ? named : [...named, { attribute: 'price', label: '', values: [], ...price }],
          missing: [...missing],
          shorter: [...shorter],
          page: ruledTexts().redirects.get(rankingKey(store.index_name, foldedText(term))) ?? null,
        },
      };
    },
);
