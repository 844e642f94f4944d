import { handleCall } from '../../../call/handle-call.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { listedProducts } from '../listed-products.ts';

/**
 * `GET /api/ext/dijla/search-reading?term=`: what of a text was taken for an option or a price, what was meant
 * where it is misspelt, and what no product has. Nothing of what was typed is kept.
 */
export const understandSearch = handleCall(
  'catalog/understand',
  ({ readModel: { engine } }: { readModel: Pick<ReadModel, 'engine'> }) =>
    async ({ query: { term } }, { store }) => {
      const { corrected, options, price, missing, shorter } = await engine.understand(
        store.index_name,
        term,
        { among: listedProducts },
      );
      const named = options.map(({ attribute, label, rest }) => ({ attribute, label, rest }));
      return {
        result: {
          corrected: corrected ?? null,
          filters: price === undefined ? named : [...named, { attribute: 'price', label: '', ...price }],
          missing: [...missing],
          shorter: [...shorter],
        },
      };
    },
);
