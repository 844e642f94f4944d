import type { EngineQuery } from '../../search-engine.ts';
import type { TypedText } from './typed-text.ts';

/** Returns a query with the range of prices that its text asks for, as a filter. */
export const withPrice = <Query extends EngineQuery>(query: Query, typed: TypedText | undefined): Query => {
  const price = typed?.reading.price;
  if (price === undefined) return query;
  const value = {
    ...(price.least === undefined ? {} : { gte: price.least }),
    ...(price.most === undefined ? {} : { lte: price.most }),
  };
  return {
    ...query,
    applied: [...query.applied, { attribute: 'final_price', value, scope: 'default' as const }],
  };
};
