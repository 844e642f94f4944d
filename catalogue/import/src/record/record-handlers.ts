import { countBoughtTogetherIn } from '@dijla/provider/jobs/count-bought-together-sql';
import { countTrendsIn } from '@dijla/provider/jobs/count-trends-sql';
import type { DatabaseTransaction } from '@dijla/provider/database';
import type { ArrivingKeys, RecordAuthor, RecordHandler } from '@dijla/provider/database/record-handler';
import {
  attributeHandler,
  brandHandler,
  categoryHandler,
  productHandler,
  productLinksHandler,
  rebuildCategories,
} from '@dijla/provider/modules/catalog/catalog';
import { shippingRatesHandler } from '@dijla/provider/modules/checkout/checkout';
import { contentHandlers } from '@dijla/provider/modules/content/content';
import {
  customerGroupHandler,
  customerHandler,
  wishlistHandler,
} from '@dijla/provider/modules/customers/customers';
import { pastOrderHandler } from '@dijla/provider/modules/orders/orders';
import { taxRateHandler, taxRuleHandler } from '@dijla/provider/modules/pricing/pricing';
import { promotionHandler } from '@dijla/provider/modules/promotions/promotions';
import { reviewHandler } from '@dijla/provider/modules/reviews/reviews';
import { searchWordsHandler } from '@dijla/provider/modules/search-words/search-words';
import type { RecordKind, RecordsByKind } from './import-record.ts';

/** A record from the staging table, where its kind is stored separately. */
export type AnyRecord = RecordsByKind[RecordKind];
export type AnyRecordHandler = RecordHandler<AnyRecord>;

export type RecordHandlersByKind = { [Kind in RecordKind]: RecordHandler<RecordsByKind[Kind]> };
/**
 * Makes the record handlers; `brought` tells which keys arrive in the same run. A kind without a record
 * handler is not taken.
 */
export type MakeRecordHandlers = (brought: ArrivingKeys) => Partial<RecordHandlersByKind>;

/** Runs once, in its own transaction, after a run that touched products or orders. */
export type FinishRun = (transaction: DatabaseTransaction, author: RecordAuthor) => Promise<void>;

/** Returns the shop's record handlers for every kind. */
export const makeRecordHandlers = (brought: ArrivingKeys): RecordHandlersByKind => ({
  'tax-rate': taxRateHandler,
  'tax-rule': taxRuleHandler(brought),
  'shipping-rates': shippingRatesHandler,
  'customer-group': customerGroupHandler,
  attribute: attributeHandler(),
  category: categoryHandler(brought),
  brand: brandHandler(brought),
  product: productHandler(brought, { countsCategories: false }),
  'product-links': productLinksHandler(brought),
  review: reviewHandler(brought),
  ...contentHandlers,
  promotion: promotionHandler,
  'search-words': searchWordsHandler,
  customer: customerHandler(brought),
  wishlist: wishlistHandler(brought),
  'past-order': pastOrderHandler(brought),
});

/**
 * Returns the record handler of a kind. Records are staged and read back under their kind, which makes the
 * cast safe.
 */
export const recordHandlerOf = (
  handlers: Partial<RecordHandlersByKind>,
  kind: RecordKind,
): AnyRecordHandler | undefined => handlers[kind] as AnyRecordHandler | undefined;

/**
 * Runs after the products and orders of a run: updates the category product counts and the sales statistics.
 */
export const finishRun: FinishRun = async (transaction, author) => {
  await rebuildCategories(transaction, author);
  const now = Date.now();
  await countTrendsIn(transaction, now);
  await countBoughtTogetherIn(transaction, now);
};
