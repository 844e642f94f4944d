import type { DatabaseTransaction } from '@dijla/provider/database';
import type { RecordHandler } from '@dijla/provider/database/record-handler';
import {
  carouselHandler,
  cmsBlockHandler,
  cmsPageHandler,
  contentHandlers,
} from '@dijla/provider/modules/content/content';
import { customerHandler } from '@dijla/provider/modules/customers/customers';
import { offerGiftCards } from '@dijla/provider/modules/gift-cards/gift-cards';
import { promotionHandler } from '@dijla/provider/modules/promotions/promotions';
import { offerTransfer } from '@dijla/provider/modules/payments/payments';
import { offerContact } from '@dijla/provider/modules/store-views/store-views';
import { offerDemoOwner } from '@dijla/provider/modules/staff/staff';
import { offerShopBrand } from '@dijla/provider/modules/shop-brand/shop-brand';
import { demoBrand } from '../brand/demo-brand.ts';
import { demoAuthor, keepRecords } from '../loading/save-records.ts';
import { blogPosts, branches, contentBlocks, contentPages, landings, vendors } from './content-records.ts';
import { demoCarousels } from './demo-carousels.ts';
import { demoCustomers } from './demo-customers.ts';
import { demoOwner } from './demo-owner.ts';
import { demoPromotions } from './demo-promotions.ts';
import { demoTransfer } from './demo-transfer.ts';

/** A number of no network in Iraq, so that nobody is called. */
const demoContact = { hotline: '+9647001234567', whatsapp: '+9647001234567', return_days: 14 };

/** Products that are gift cards of the shop's own; those for occasions are worth what they cost. */
const demoGiftCards = {
  products: { 'DJ-CARD': 10_000, 'DJ-GREETING': 25_000, 'DJ-GIFT': null },
  category: 'gift-cards/shop-cards/occasions',
  validMonths: 12,
};

/** Saves the given records and removes all others of an earlier demo. */
const keepOnly = async <Input>(
  transaction: DatabaseTransaction,
  handler: RecordHandler<Input>,
  records: readonly Input[],
): Promise<void> => {
  await keepRecords(transaction, handler, records);
  const keys = new Set(records.map(handler.keyOf));
  const stale = ((await handler.keysOf?.(transaction, demoAuthor.source)) ?? []).filter(
    (key) => !keys.has(key),
  );
  if (stale.length > 0) await handler.remove(transaction, stale, demoAuthor);
};

/**
 * Saves the demo's content pages, carousels, promotions and customers for the products with these skus. Adds
 * the demo's name and look, contact numbers, transfer instructions and its owner when the shop has none.
 */
export const saveDemoRecords = async (
  transaction: DatabaseTransaction,
  skus: ReadonlySet<string>,
): Promise<void> => {
  await keepOnly(transaction, cmsBlockHandler, contentBlocks());
  await keepOnly(transaction, cmsPageHandler, contentPages());
  await keepOnly(transaction, contentHandlers['landing-page'], landings());
  await keepOnly(transaction, contentHandlers['blog-post'], blogPosts());
  await keepOnly(transaction, contentHandlers['vendor'], vendors());
  await keepOnly(transaction, contentHandlers['branch'], branches());
  await keepOnly(transaction, carouselHandler, demoCarousels(skus));
  await keepOnly(transaction, promotionHandler, demoPromotions);
  await keepRecords(transaction, customerHandler(), demoCustomers);
  await offerContact(transaction, demoContact, demoAuthor);
  await offerShopBrand(transaction, demoBrand(), demoAuthor);
  await offerTransfer(transaction, demoTransfer);
  await offerGiftCards(transaction, demoGiftCards);
  await offerDemoOwner(transaction, demoOwner, demoAuthor);
};
