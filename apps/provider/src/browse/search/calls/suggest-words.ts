import { handleCall } from '../../../call/handle-call.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { listedProducts } from '../listed-products.ts';

/** Most words and brands suggested; products and categories are asked for as searches. */
const limit = { words: 4, products: 0, categories: 0, brands: 3 } as const;

/**
 * `GET /api/ext/dijla/suggestions?term=`: words and brands of listed products for what has been typed so far,
 * and what was meant where it is misspelt. Nothing of what was typed is kept.
 */
export const suggestWords = handleCall(
  'catalog/suggest',
  ({ readModel: { engine } }: { readModel: Pick<ReadModel, 'engine'> }) =>
    async ({ query: { term } }, { store }) => {
      const { words, brands, corrected } = await engine.suggest(store.index_name, term, {
        limit,
        among: { product: listedProducts, category: [] },
      });
      return {
        result: {
          words: words.map(({ text, count }) => ({ text, count })),
          brands: brands.map(({ label, count }) => ({ label, count })),
          corrected: corrected ?? null,
        },
      };
    },
);
